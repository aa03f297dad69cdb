import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Failure } from '../firebase/errors.ts';
import { useT } from '../../i18n/use-t.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** What failed, if known. */
  readonly title?: string;
}

/** A load error: the cause, and a retry. Needs the messages of `errors`. */
export function FailureNotice({ failure, onRetry, title }: FailureNoticeProps) {
  const t = useT();
  return (
    <Alert
      severity="error"
      sx={{ my: 3 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      <AlertTitle>{title ?? t('errors.load-title')}</AlertTitle>
      {t(`errors.${failure}`)}
    </Alert>
  );
}
