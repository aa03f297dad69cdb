import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MESSAGE_LIMITS, TRAP_FIELD } from '../../domain/messages/message-form.ts';
import type { MessageRefusal } from '../../domain/messages/message-page.ts';
import { localPath } from '../../domain/paths.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { FailureParts, Summary, SUMMARY_ID, type FieldFault } from './NotSent.tsx';

interface PlainFormProps {
  /** Where it is posted to. */
  readonly path: string;
  readonly button: string;
  /** What the button says meanwhile. */
  readonly sending?: string | undefined;
  /** What the script says where nothing was sent. */
  readonly unreached: string;
  readonly children: ReactNode;
}

/** Works without scripts. The script says in the button, and to screen readers, that it is being sent. */
function PlainForm({ path, button, sending, unreached, children }: PlainFormProps) {
  const { t, lang } = useI18n();
  return (
    <Stack
      component="form"
      className="message"
      method="post"
      action={`${localPath(path, lang)}#${SUMMARY_ID}`}
      noValidate
      sx={{ gap: 3 }}
    >
      <FailureParts unreached={unreached} />
      {children}
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        <span>{button}</span>
        <span hidden>{sending ?? t('message.sending')}</span>
      </Button>
      <span role="status" className="visually-hidden" />
    </Stack>
  );
}

interface PostedFormProps extends Omit<PlainFormProps, 'unreached'> {
  readonly faults: readonly FieldFault[];
  readonly refusal: MessageRefusal | undefined;
  /** Values for the texts. */
  readonly limits: Readonly<Record<string, number>>;
  /** Who receives what is typed, and for how long it is kept. */
  readonly privacy: string;
}

/** The server reports errors, in the language of the page. */
export function PostedForm({ faults, refusal, limits, privacy, children, ...form }: PostedFormProps) {
  const t = useT();
  return (
    <PlainForm {...form} unreached={t('message.unreached')}>
      <Summary faults={faults} limits={limits} refusal={refusal} />
      {children}
      {/* Invisible, silent for screen readers and unreachable by keyboard; only programs fill it in. */}
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {t('message.trap')}
          <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
      <Typography color="textSecondary">
        {privacy} <LocalLink to="/legal/privacy">{t('message.privacy-link')}</LocalLink>
      </Typography>
    </PlainForm>
  );
}

interface EmailLinkProps {
  readonly refusal?: MessageRefusal | undefined;
  /** What the button does. */
  readonly text: string;
  readonly button: string;
  readonly sending?: string;
  /** What is posted with it. */
  readonly children?: ReactNode;
}

/** The page behind a link of an email: only its button does anything, because mail servers look at links too. */
export function EmailLink({ refusal, text, button, sending, children }: EmailLinkProps) {
  const t = useT();
  const { path } = usePage();
  return (
    <PlainForm path={path} button={button} sending={sending} unreached={t('message.unreached-link')}>
      <Summary faults={[]} limits={MESSAGE_LIMITS} refusal={refusal} />
      <Typography>{text}</Typography>
      {children}
    </PlainForm>
  );
}
