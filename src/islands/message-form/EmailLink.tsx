import { MESSAGE_LIMITS } from '../../domain/messages/message-form.ts';
import type { MessageRefusal } from '../../domain/messages/message-page.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { SUMMARY_ID } from './NotSent.tsx';
import { SendButton } from './SendButton.tsx';

interface EmailLinkProps {
  readonly link: 'confirm' | 'report';
  readonly refusal?: MessageRefusal | undefined;
}

/** The page behind a link of an email: only its button does anything, because mail servers look at links too. */
export function EmailLink({ link, refusal }: EmailLinkProps) {
  const t = useT();
  const lang = useLang();
  const { path } = usePage();
  return (
    <form className="message" method="post" action={`${localPath(path, lang)}#${SUMMARY_ID}`}>
      {refusal === undefined ? null : <Problem text={t(`message.refusal-${refusal}`, MESSAGE_LIMITS)} />}
      <template data-part="unreached">
        <Problem text={t('message.unreached-link')} />
      </template>
      <template data-part="unanswered">
        <Problem text={t('message.unanswered')} />
      </template>
      <p>{t(`message.${link}-text`)}</p>
      <SendButton label={t(`message.${link}-button`)} />
    </form>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p id={SUMMARY_ID} className="message__summary" tabIndex={-1}>
      {text}
    </p>
  );
}
