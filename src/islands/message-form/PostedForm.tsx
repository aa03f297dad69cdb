import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TRAP_FIELD } from '../../domain/messages/message-form.ts';
import type { MessageRefusal } from '../../domain/messages/message-page.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { FailureParts, Summary, SUMMARY_ID, type FieldFault } from './NotSent.tsx';
import { SendButton } from './SendButton.tsx';

interface PostedFormProps {
  /** Where it is posted to. */
  readonly path: string;
  readonly faults: readonly FieldFault[];
  readonly refusal: MessageRefusal | undefined;
  /** Values for the texts. */
  readonly limits: Readonly<Record<string, number>>;
  /** Who receives what is typed, and for how long it is kept. */
  readonly privacy: string;
  readonly button: string;
  readonly children: ReactNode;
}

/** A plain form that works without scripts. The server reports errors, in the language of the page. */
export function PostedForm({ path, faults, refusal, limits, privacy, button, children }: PostedFormProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Stack
      component="form"
      className="message"
      method="post"
      action={`${localPath(path, lang)}#${SUMMARY_ID}`}
      noValidate
      sx={{ gap: 3 }}
    >
      <Summary faults={faults} limits={limits} refusal={refusal} />
      <FailureParts />
      {children}
      <Trap />
      <Typography color="textSecondary">
        {privacy} <LocalLink to="/legal/privacy">{t('message.privacy-link')}</LocalLink>
      </Typography>
      <SendButton label={button} />
    </Stack>
  );
}

/** Invisible, silent for screen readers and unreachable by keyboard; only programs fill it in. */
function Trap() {
  const t = useT();
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {t('message.trap')}
        <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  );
}
