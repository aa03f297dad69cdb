import { useEffect, useRef, type ReactNode } from 'react';
import { MESSAGE_PERIODS } from '../../domain/messages/message-limits.ts';
import {
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  messageLength,
  PEOPLE_CHARACTERS,
  TRAP_FIELD,
  type MessageFaults,
} from '../../domain/messages/message-form.ts';
import type { MessageRefusal, MessageStep } from '../../domain/messages/message-page.ts';
import { sendPath } from '../../domain/messages/message-paths.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { fieldId, MessageField } from './MessageField.tsx';
import { SendButton } from './SendButton.tsx';
import { useChangedFields } from './use-changed-fields.ts';
import { useMessageDraft, useWaiting } from './use-message-draft.ts';
import { useReachedSubmit } from './use-reached-submit.ts';

/** The response scrolls to this id even without scripts. */
export const SUMMARY_ID = 'message-summary';

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
  const { isStanding, noteChange } = useChangedFields();
  const limits = { ...MESSAGE_LIMITS, length: messageLength(values.text) };
  const hasOutcome = refusal !== undefined || Object.keys(faults).length > 0;
  const of = (name: keyof typeof values) => {
    const fault = faults[name];
    const shown = fault && isStanding(name, fault) ? t(`message.fault-${fault}`, limits) : undefined;
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
        {t('message.privacy', { days: MESSAGE_PERIODS.keptDays })}{' '}
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

interface SummaryProps {
  readonly faults: MessageFaults;
  /** Values for the texts of the faults. */
  readonly limits: Readonly<Record<string, number>>;
  readonly refusal: MessageRefusal | undefined;
}

/** What must be corrected before the message is accepted. */
function Summary({ faults, limits, refusal }: SummaryProps) {
  const t = useT();
  const faulty = MESSAGE_FIELDS.flatMap((name) => (faults[name] ? [{ name, fault: faults[name] }] : []));
  if (refusal === undefined && faulty.length === 0) return null;
  return (
    <NotSent canBeLeft>
      {refusal === undefined ? null : <p>{t(`message.refusal-${refusal}`, limits)}</p>}
      {faulty.length === 0 ? null : (
        <>
          <p>{t('message.faults-text')}</p>
          <ul>
            {faulty.map(({ name, fault }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{t(`message.fault-${fault}`, limits)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </NotSent>
  );
}

/** The form was not sent because the site could not be reached. */
function Unreached() {
  const t = useT();
  return (
    <NotSent>
      <p>{t('message.unreached')}</p>
    </NotSent>
  );
}

interface NotSentProps {
  /** Whether one of its links may have been followed before hydration. */
  readonly canBeLeft?: boolean;
  readonly children: ReactNode;
}

/** Why the message was not sent; focused as soon as it is shown. */
function NotSent({ canBeLeft = false, children }: NotSentProps) {
  const t = useT();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLeft = canBeLeft && !['', `#${SUMMARY_ID}`].includes(window.location.hash);
    if (!isLeft) summary.current?.focus();
  }, [canBeLeft]);
  return (
    <div
      ref={summary}
      id={SUMMARY_ID}
      className="message__summary"
      tabIndex={-1}
      role="group"
      aria-labelledby={`${SUMMARY_ID}-title`}
    >
      <h2 id={`${SUMMARY_ID}-title`}>{t('message.faults-title')}</h2>
      {children}
    </div>
  );
}
