import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { SiteMessage } from './messages.ts';
import './SiteMessages.css';

/** The live region of the frame, and the messages that `messages.ts` shows in it. */
export function SiteMessages() {
  const t = useT();
  return (
    <div className="site-messages no-print" aria-live="polite" data-frame="messages">
      <Message name="signed-out" text={t('shell.signedOut')} />
      <Message name="sign-out-failed" text={t('shell.signOutFailed')} isError />
      <Message name="notice" text="" />
    </div>
  );
}

interface MessageProps {
  readonly name: SiteMessage;
  readonly text: string;
  readonly isError?: boolean;
}

function Message({ name, text, isError = false }: MessageProps) {
  const t = useT();
  return (
    <template data-message={name}>
      <div className="site-message" {...(isError ? { role: 'alert' } : {})}>
        <p>{text}</p>
        <button type="button" className="tool-button" aria-label={t('shell.toast.close')}>
          <Icon name="close" />
        </button>
      </div>
    </template>
  );
}
