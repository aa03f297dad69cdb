import { useLocation } from 'react-router-dom';
import { MESSAGE_LIMITS } from '../../domain/messages/message-form.ts';
import type { MessageRefusal } from '../../domain/messages/message-page.ts';
import { useT } from '../../i18n/use-t.ts';
import { SUMMARY_ID } from './NotSent.tsx';
import { SendButton } from './SendButton.tsx';
import { useReachedSubmit } from './use-reached-submit.ts';

interface EmailLinkProps {
  readonly link: 'confirm' | 'report';
  readonly refusal?: MessageRefusal | undefined;
}

/** The page behind a link of an email: only its button does anything, because mail servers look at links too. */
export function EmailLink({ link, refusal }: EmailLinkProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { onSubmit, isSending, failures } = useReachedSubmit();
  const problem =
    failures > 0 ? t('message.unreached-link') : refusal && t(`message.refusal-${refusal}`, MESSAGE_LIMITS);
  return (
    <form className="message" method="post" action={`${pathname}#${SUMMARY_ID}`} onSubmit={onSubmit}>
      <div id={SUMMARY_ID} role="status">
        {problem === undefined ? null : <p className="message__summary">{problem}</p>}
      </div>
      <p>{t(`message.${link}-text`)}</p>
      <SendButton label={t(`message.${link}-button`)} isSending={isSending} />
    </form>
  );
}
