import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { MESSAGE_RETENTION_DAYS } from '../../domain/settings.ts';
import {
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  messageLength,
  PEOPLE_CHARACTERS,
  type MessageFault,
  type MessageField as FieldName,
} from '../../domain/messages/message-form.ts';
import { receiverOf, type MessageStep } from '../../domain/messages/message-page.ts';
import { sendPath } from '../../domain/messages/message-paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { MessageField } from './MessageField.tsx';
import { PostedForm } from './PostedForm.tsx';

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

export function MessageForm({ form: { recipient, values, faults, refusal } }: MessageFormProps) {
  const t = useT();
  const limits = { ...MESSAGE_LIMITS, length: messageLength(values.text) };
  const textOf = (fault: MessageFault) => t(`message.fault-${fault}`, limits);
  const of = (name: FieldName) => {
    const fault = faults[name];
    return { name, label: t(`message.${name}`), value: values[name], fault: fault && textOf(fault) };
  };
  return (
    <PostedForm
      path={sendPath(recipient.slug)}
      faults={MESSAGE_FIELDS.flatMap((name) => (faults[name] ? [{ name, text: textOf(faults[name]) }] : []))}
      refusal={refusal}
      limits={limits}
      privacy={t('message.privacy', { days: MESSAGE_RETENTION_DAYS, to: receiverOf(recipient) })}
      button={t('message.send')}
    >
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
        hint={t('message.text-hint', {
          maximum: MESSAGE_LIMITS.text,
          to: recipient.topic ? 'topic' : 'guide',
        })}
        rows={8}
      />
      {recipient.topic ? null : (
        <FormControl component="fieldset" sx={TOUR}>
          <FormLabel component="legend">{t('message.tour')}</FormLabel>
          <MessageField {...of('from')} input={{ type: 'date' }} />
          <MessageField
            {...of('to')}
            {...(faults.to === 'to-before' && { about: 'from to' })}
            input={{ type: 'date' }}
          />
          <MessageField
            {...of('people')}
            input={{ type: 'text', inputMode: 'numeric', maxLength: PEOPLE_CHARACTERS }}
          />
        </FormControl>
      )}
    </PostedForm>
  );
}
