import type { InputHTMLAttributes } from 'react';
import {
  MESSAGE_LIMITS,
  type MessageFault,
  type MessageField as FieldName,
} from '../../domain/messages/message-form.ts';
import { useT } from '../../i18n/use-t.ts';

/** Id of a field, which links of the summary lead to. */
export function fieldId(name: FieldName): string {
  return `message-${name}`;
}

interface MessageFieldProps {
  readonly name: FieldName;
  readonly value: string;
  readonly fault: MessageFault | undefined;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** Lines of a text of several; one line without. */
  readonly rows?: number;
  readonly input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength'
  >;
}

/** A field with its label, its hint and, below it, what is wrong with it. */
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
