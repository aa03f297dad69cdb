import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { MESSAGE_RETENTION_DAYS } from '../../domain/settings.ts';
import {
  MESSAGE_LIMITS,
  messageLength,
  PEOPLE_CHARACTERS,
  type MessageField as FieldName,
} from '../../domain/messages/message-form.ts';
import { receiverOf, type MessageStep } from '../../domain/messages/message-page.ts';
import { sendPath } from '../../domain/messages/message-paths.ts';
import { keysOf } from '../../domain/record-of.ts';
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
  const of = (name: FieldName) => {
    const fault = faults[name];
    return {
      name,
      label: t(`message.${name}`),
      value: values[name],
      fault: fault && t(`message.fault-${fault}`, limits),
    };
  };
  return (
    <PostedForm
      path={sendPath(recipient.slug)}
      faults={keysOf(faults).map(of)}
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
