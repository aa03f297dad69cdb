import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Failed } from '../firebase/firestore/live.ts';
import { useT } from '../../i18n/use-t.ts';

interface FailureNoticeProps {
  readonly of: Pick<Failed, 'failure' | 'retry'>;
  /** What failed, if known. */
  readonly title?: string;
}

/** A load error: the cause, and a retry. Needs the messages of `errors`. */
export function FailureNotice({ of: { failure, retry }, title }: FailureNoticeProps) {
  const t = useT();
  return (
    <Alert
      severity="error"
      sx={{ my: 3 }}
      action={
        <Button color="inherit" onClick={retry}>
          {t('errors.retry')}
        </Button>
      }
    >
      <AlertTitle>{title ?? t('errors.load-title')}</AlertTitle>
      {t(`errors.${failure}`)}
    </Alert>
  );
}
