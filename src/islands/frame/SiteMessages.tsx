import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { SiteMessage } from './messages.ts';

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  zIndex: theme.zIndex.snackbar,
  maxInlineSize: 'min(100% - 2rem, 28rem)',
  '& > .MuiAlert-root': { alignItems: 'center' },
  '& [data-retry]': { minBlockSize: 44 },
}));

/** The live region of the frame, and the messages that `messages.ts` shows in it. */
export function SiteMessages() {
  const t = useT();
  return (
    <Region className="site-messages no-print" aria-live="polite">
      <Message name="signed-out" text={t('shell.signedOut')} />
      <Message name="sign-out-failed" text={t('shell.signOutFailed')} isError />
      <Message name="notice" text="" />
      <Message
        name="incomplete"
        text={`${t('shell.error.incomplete')} ${t('shell.error.load-text')}`}
        isError
        retry={t('shell.error.retry')}
      />
    </Region>
  );
}

interface MessageProps {
  readonly name: SiteMessage;
  readonly text: string;
  readonly isError?: boolean;
  /** Label of a button. */
  readonly retry?: string;
}

function Message({ name, text, isError = false, retry }: MessageProps) {
  const t = useT();
  const actions = (
    <>
      {retry === undefined ? null : (
        <Link component="button" type="button" color="inherit" data-retry>
          {retry}
        </Link>
      )}
      <IconButton color="inherit" aria-label={t('shell.toast.close')}>
        <Icon name="close" />
      </IconButton>
    </>
  );
  return (
    <template data-message={name}>
      <Alert
        className="site-message"
        icon={false}
        variant="filled"
        severity={isError ? 'error' : 'info'}
        role={isError ? 'alert' : 'presentation'}
        action={actions}
      >
        <Typography variant="inherit">{text}</Typography>
      </Alert>
    </template>
  );
}
