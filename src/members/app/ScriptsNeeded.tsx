import { MessagesScope } from '../../i18n/MessagesScope.tsx';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/**
 * Part of static HTML only, for browsers without scripts: explains why the page is empty, with links to
 * other pages.
 */
export function ScriptsNeeded() {
  return (
    <MessagesScope area={['errors']}>
      <Notice />
    </MessagesScope>
  );
}

function Notice() {
  const t = useT();
  return (
    <div className="scripts-needed">
      <EmptyState
        heading="h1"
        title={t('errors.scripts-title')}
        text={t('errors.scripts-text')}
        action={
          <LocalButtonLink to="/" variant="contained">
            {t('shell.notFound.home')}
          </LocalButtonLink>
        }
      />
    </div>
  );
}
