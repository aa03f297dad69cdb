import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** Explains that the list below is not the answer to the search, and offers to ask again. */
export function StandInNote() {
  const t = useT();
  return (
    <div className="directory__stand-in" role="alert" data-note>
      <p>{t('guides.standIn')}</p>
      <LocalButtonLink to="/guides" variant="outlined" data-retry>
        {t('guides.retry')}
      </LocalButtonLink>
    </div>
  );
}
