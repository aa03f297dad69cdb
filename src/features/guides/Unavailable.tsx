import { isServedOffline } from '../../browser/served-offline.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { AssociationContact } from './AssociationContact.tsx';

interface UnavailableProps {
  /** Path of the page without the language prefix; a browser without scripts reloads it. */
  readonly path: string;
  readonly onRetry: () => void;
}

interface RetryLinkProps extends UnavailableProps {
  readonly variant: 'contained' | 'outlined';
  /** Without a connection, the page is reloaded: the service worker lists what opens. */
  readonly listsSaved?: boolean;
}

/** Retries the same request. */
export function RetryLink({ path, onRetry, variant, listsSaved = false }: RetryLinkProps) {
  const t = useT();
  return (
    <LocalButtonLink
      to={path}
      variant={variant}
      reloadDocument
      onClick={(event) => {
        if (listsSaved && isServedOffline()) return;
        event.preventDefault();
        onRetry();
      }}
    >
      {t('guides.retry')}
    </LocalButtonLink>
  );
}

/** Shown when guides cannot be read: offers a retry or the association's contact. */
export function Unavailable({ path, onRetry }: UnavailableProps) {
  const t = useT();
  return (
    <>
      <RetryLink path={path} variant="contained" onRetry={onRetry} listsSaved />
      <AssociationContact text={t('guides.askUs')} />
    </>
  );
}
