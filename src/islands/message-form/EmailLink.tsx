import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MESSAGE_LIMITS } from '../../domain/messages/message-form.ts';
import type { MessageRefusal } from '../../domain/messages/message-page.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Problem, SUMMARY_ID } from './NotSent.tsx';
import { SendButton } from './SendButton.tsx';

interface EmailLinkProps {
  readonly refusal?: MessageRefusal | undefined;
  /** What the button does. */
  readonly text: string;
  readonly button: string;
  /** What is posted with it. */
  readonly children?: ReactNode;
}

/** The page behind a link of an email: only its button does anything, because mail servers look at links too. */
export function EmailLink({ refusal, text, button, children }: EmailLinkProps) {
  const t = useT();
  const lang = useLang();
  const { path } = usePage();
  return (
    <Stack
      component="form"
      className="message"
      method="post"
      action={`${localPath(path, lang)}#${SUMMARY_ID}`}
      sx={{ gap: 3 }}
    >
      {refusal === undefined ? null : <Problem title={t(`message.refusal-${refusal}`, MESSAGE_LIMITS)} />}
      <template data-part="unreached">
        <Problem title={t('message.unreached-link')} />
      </template>
      <template data-part="unanswered">
        <Problem title={t('message.unanswered')} />
      </template>
      <Typography>{text}</Typography>
      {children}
      <SendButton label={button} />
    </Stack>
  );
}
