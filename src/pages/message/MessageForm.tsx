import { MESSAGE_RETENTION_DAYS } from '../../domain/settings.ts';
import {
  MESSAGE_LIMITS,
  messageLength,
  PEOPLE_CHARACTERS,
  TRAP_FIELD,
  type MessageFault,
  type MessageField as FieldName,
} from '../../domain/messages/message-form.ts';
import type { MessageStep } from '../../domain/messages/message-page.ts';
import { sendPath } from '../../domain/messages/message-paths.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { MessageField } from './MessageField.tsx';
import { Summary, SUMMARY_ID, Unreached } from './NotSent.tsx';
import { SendButton } from './SendButton.tsx';
import { useMessageDraft, useWaiting } from './use-message-draft.ts';
import { useReachedSubmit } from './use-reached-submit.ts';
import { useState } from 'react';

interface MessageFormProps {
  readonly form: Extract<MessageStep, { step: 'form' }>;
  /** Whether a message to this guide was sent in another tab meanwhile. */
  readonly isSentElsewhere: boolean;
}

/** A plain form that works without scripts. The server reports errors, in the language of the page. */
export function MessageForm({ form, isSentElsewhere }: MessageFormProps) {
  const t = useT();
  const lang = useLang();
  const { recipient, values, faults, refusal } = form;
  const { onSubmit, isSending, failures } = useReachedSubmit();
  const { ref, onInput } = useMessageDraft(recipient.slug, values);
  const { stillApplies, noteChange } = useChangedFields();
  const limits = { ...MESSAGE_LIMITS, length: messageLength(values.text) };
  const hasOutcome = refusal !== undefined || Object.keys(faults).length > 0;
  const of = (name: keyof typeof values) => {
    const fault = faults[name];
    const shown = fault && stillApplies(name, fault) ? t(`message.fault-${fault}`, limits) : undefined;
    return { name, value: values[name], fault: shown };
  };
  return (
    <form
      ref={ref}
      className="message"
      method="post"
      action={`${localPath(sendPath(recipient.slug), lang)}#${SUMMARY_ID}`}
      noValidate
      onInput={(event) => {
        onInput();
        noteChange(event.target);
      }}
      onSubmit={onSubmit}
    >
      {failures === 0 ? (
        <Summary faults={faults} limits={limits} refusal={refusal} />
      ) : (
        <Unreached key={failures} />
      )}
      <EarlierMessage
        slug={recipient.slug}
        isSentElsewhere={isSentElsewhere}
        isAnswered={hasOutcome || failures > 0}
      />
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
      <fieldset className="message__tour">
        <legend>{t('message.tour')}</legend>
        <MessageField {...of('from')} input={{ type: 'date' }} />
        <MessageField {...of('to')} input={{ type: 'date' }} />
        <MessageField
          {...of('people')}
          input={{ type: 'text', inputMode: 'numeric', maxLength: PEOPLE_CHARACTERS }}
        />
      </fieldset>
      <Trap />
      <p className="message__hint">
        {t('message.privacy', { days: MESSAGE_RETENTION_DAYS })}{' '}
        <LocalLink to="/legal/privacy">{t('message.privacy-link')}</LocalLink>
      </p>
      <SendButton label={t('message.send')} isSending={isSending} />
    </form>
  );
}

interface EarlierMessageProps {
  readonly slug: string;
  readonly isSentElsewhere: boolean;
  /** Whether the form says how its own sending ended. */
  readonly isAnswered: boolean;
}

/** What became of a message that the visitor has sent to this guide before. */
function EarlierMessage({ slug, isSentElsewhere, isAnswered }: EarlierMessageProps) {
  const t = useT();
  const waiting = useWaiting(slug);
  if (isSentElsewhere) return <p className="message__waiting">{t('message.sent-elsewhere')}</p>;
  if (waiting === undefined || isAnswered) return null;
  return <p className="message__waiting">{t('message.waiting', { email: waiting })}</p>;
}

/** Invisible, silent for screen readers and unreachable by keyboard; only programs fill it in. */
function Trap() {
  const t = useT();
  return (
    <p className="message__trap" aria-hidden="true">
      <label>
        {t('message.trap')}
        <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  );
}

/**
 * Tracks the fields changed since the form was returned: the server's errors about them may no longer
 * apply.
 */
function useChangedFields() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Returns whether the fields of this error are unchanged since the server reported it. */
    stillApplies: (name: FieldName, fault: MessageFault) =>
      !names.has(name) && !(fault === 'to-before' && names.has('from')),
    noteChange: (target: EventTarget) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isField || names.has(target.name)) return;
      setNames(new Set([...names, target.name]));
    },
  };
}
