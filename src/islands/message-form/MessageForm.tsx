import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MESSAGE_RETENTION_DAYS } from '../../domain/settings.ts';
import {
  MESSAGE_LIMITS,
  messageLength,
  PEOPLE_CHARACTERS,
  TRAP_FIELD,
  type MessageField as FieldName,
} from '../../domain/messages/message-form.ts';
import { receiverOf, type MessageStep } from '../../domain/messages/message-page.ts';
import { sendPath } from '../../domain/messages/message-paths.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { MessageField } from './MessageField.tsx';
import { FailureParts, Summary, SUMMARY_ID } from './NotSent.tsx';
import { SendButton } from './SendButton.tsx';

interface MessageFormProps {
  readonly form: Extract<MessageStep, { step: 'form' }>;
}

/** Fields in a row, where there is room. */
const TOUR = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  rowGap: 3,
  columnGap: 2,
  '& legend': { mb: 1 },
};

/** A plain form that works without scripts. The server reports errors, in the language of the page. */
export function MessageForm({ form: { recipient, values, faults, refusal } }: MessageFormProps) {
  const t = useT();
  const lang = useLang();
  const limits = { ...MESSAGE_LIMITS, length: messageLength(values.text) };
  const of = (name: FieldName) => {
    const code = faults[name];
    const fault = code && { code, text: t(`message.fault-${code}`, limits) };
    return { name, value: values[name], fault };
  };
  return (
    <Stack
      component="form"
      className="message"
      method="post"
      action={`${localPath(sendPath(recipient.slug), lang)}#${SUMMARY_ID}`}
      noValidate
      sx={{ gap: 3 }}
    >
      <Summary faults={faults} limits={limits} refusal={refusal} />
      <FailureParts />
      <MessageField
        {...of('name')}
        isRequired
        input={{ type: 'text', autoComplete: 'name', maxLength: MESSAGE_LIMITS.name }}
      />
      <MessageField
        {...of('email')}
        isRequired
        hint={t('message.email-hint')}
        input={{ type: 'email', autoComplete: 'email', maxLength: MESSAGE_LIMITS.email }}
      />
      <MessageField
        {...of('text')}
        isRequired
        hint={t('message.text-hint', { maximum: MESSAGE_LIMITS.text })}
        rows={8}
      />
      <FormControl component="fieldset" sx={TOUR}>
        <FormLabel component="legend">{t('message.tour')}</FormLabel>
        <MessageField {...of('from')} input={{ type: 'date' }} />
        <MessageField {...of('to')} input={{ type: 'date' }} />
        <MessageField
          {...of('people')}
          input={{ type: 'text', inputMode: 'numeric', maxLength: PEOPLE_CHARACTERS }}
        />
      </FormControl>
      <Trap />
      <Typography color="textSecondary">
        {t('message.privacy', { days: MESSAGE_RETENTION_DAYS, to: receiverOf(recipient) })}{' '}
        <LocalLink to="/legal/privacy">{t('message.privacy-link')}</LocalLink>
      </Typography>
      <SendButton label={t('message.send')} />
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
