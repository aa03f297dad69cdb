import { useT } from '../../../i18n/use-t.ts';
import { RetryLink } from '../Unavailable.tsx';
import type { StandIn } from './use-directory-page.ts';

interface StandInNoteProps {
  readonly standIn: StandIn;
  /** Path of the requested page, without the language prefix. */
  readonly path: string;
  /** Whether the request is being retried. */
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/**
 * Explains that the list below is a fallback, and what it shows. Its age is shown by the note on the
 * page.
 */
export function StandInNote({ standIn, path, isAsking, onRetry }: StandInNoteProps) {
  const t = useT();
  return (
    <div className="directory__stand-in" role="alert">
      <p>{isAsking ? t('guides.loading') : t(`guides.standIn-${standIn}`)}</p>
      <RetryLink path={path} variant="outlined" onRetry={onRetry} />
    </div>
  );
}
