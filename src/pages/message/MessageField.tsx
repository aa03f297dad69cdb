import type { InputHTMLAttributes } from 'react';
import {
  MESSAGE_LIMITS,
  type MessageFault,
  type MessageField as FieldName,
} from '../../domain/messages/message-form.ts';
import { useT } from '../../i18n/use-t.ts';

/** Returns the id of a field, the target of links in the summary. */
export function fieldId(name: FieldName): string {
  return `message-${name}`;
}

interface MessageFieldProps {
  readonly name: FieldName;
  readonly value: string;
  readonly fault: MessageFault | undefined;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** Number of lines of a multi-line text; one line by default. */
  readonly rows?: number;
  readonly input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength'
  >;
}

/** A field with its label, its hint and, below it, its error. */
export function MessageField({
  name,
  value,
  fault,
  isRequired = false,
  hint,
  rows,
  input = {},
}: MessageFieldProps) {
  const t = useT();
  const id = fieldId(name);
  const label = t(`message.${name}`);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    defaultValue: value,
    'aria-required': isRequired,
    'aria-invalid': fault !== undefined,
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <p className="message__field">
      <label htmlFor={id}>{isRequired ? t('message.required', { label }) : label}</label>
      {rows === undefined ? (
        <input {...common} {...input} />
      ) : (
        <textarea {...common} rows={rows} maxLength={input.maxLength} />
      )}
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className="message__hint">
          {hint}
        </span>
      )}
      {fault === undefined ? null : (
        <span id={`${id}-fault`} className="message__fault">
          {t(`message.fault-${fault}`, MESSAGE_LIMITS)}
        </span>
      )}
    </p>
  );
}
