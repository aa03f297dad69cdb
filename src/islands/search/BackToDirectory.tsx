import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** A link to the directory; its script leads back to the card, or to the last search. */
export function BackToDirectory() {
  const t = useT();
  return (
    <LocalButtonLink
      to="/guides"
      startIcon={<Icon name="back" />}
      sx={{ ml: -1, px: 1, textAlign: 'start' }}
      data-back-to-directory
    >
      {t('guide.back')}
    </LocalButtonLink>
  );
}
