import { hasServiceWorker } from '../../browser/has-service-worker.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { AssociationContact } from './AssociationContact.tsx';

interface UnavailableProps {
  /** Path of the page without the language prefix; a browser without scripts reloads it. */
  readonly path: string;
  readonly onRetry: () => void;
}

interface RetryLinkProps extends UnavailableProps {
  /** `contained` where nothing else is shown, so that a service worker may list what opens without a connection. */
  readonly variant: 'contained' | 'outlined';
}

/** Retries the same request. */
export function RetryLink({ path, onRetry, variant }: RetryLinkProps) {
  const t = useT();
  return (
    <LocalButtonLink
      to={path}
      variant={variant}
      reloadDocument
      onClick={(event) => {
        if (variant === 'contained' && hasServiceWorker()) return;
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
      <RetryLink path={path} variant="contained" onRetry={onRetry} />
      <AssociationContact text={t('guides.askUs')} />
    </>
  );
}
