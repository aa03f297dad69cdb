import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { AssociationContact } from './AssociationContact.tsx';

interface UnavailableProps {
  /** Path of the page, without the language prefix, which a browser without scripts asks for again. */
  readonly path: string;
  readonly onRetry: () => void;
}

interface RetryLinkProps extends UnavailableProps {
  readonly variant: 'contained' | 'outlined';
}

/** Asks for the same once more. */
export function RetryLink({ path, onRetry, variant }: RetryLinkProps) {
  const t = useT();
  return (
    <LocalButtonLink
      to={path}
      variant={variant}
      reloadDocument
      onClick={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      {t('guides.retry')}
    </LocalButtonLink>
  );
}

/** The way on where guides cannot be read: once more, or to the association itself. */
export function Unavailable({ path, onRetry }: UnavailableProps) {
  const t = useT();
  return (
    <>
      <RetryLink path={path} variant="contained" onRetry={onRetry} />
      <AssociationContact text={t('guides.askUs')} />
    </>
  );
}
