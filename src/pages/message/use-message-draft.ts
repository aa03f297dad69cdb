import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { MESSAGE_FIELDS, typedValues, type MessageValues } from '../../domain/messages/message-form.ts';
import { deleteDraft, saveDraft, readDraft, noteWaiting, waitingFor } from './message-draft.ts';

/** The fields as they are filled in, in the order of the form. */
function fieldsOf(form: HTMLFormElement) {
  return MESSAGE_FIELDS.flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? [{ name, field }] : [];
  });
}

/** A posted text has line ends of its own, which its field shows as others. */
function isUntouched({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return value === defaultValue.replace(/\r\n?/gu, '\n');
}

function valuesOf(form: HTMLFormElement): MessageValues {
  return typedValues(new URLSearchParams(fieldsOf(form).map(({ name, field }) => [name, field.value])));
}

interface MessageDraft {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onInput: () => void;
}

/**
 * Puts back into the form what was typed to that guide before, and keeps what is typed. After the first drawing, so that the
 * server's page stays as it is; a field that was already changed, by early typing or by the browser, is left alone.
 */
export function useMessageDraft(slug: string, drawn: MessageValues): MessageDraft {
  const ref = useRef<HTMLFormElement>(null);
  const keep = () => {
    if (ref.current) saveDraft(slug, drawn, valuesOf(ref.current));
  };
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const kept = readDraft(slug, drawn);
    for (const { name, field } of fieldsOf(form)) if (kept && isUntouched(field)) field.value = kept[name];
    saveDraft(slug, drawn, valuesOf(form));
  }, [slug, drawn]);
  return { ref, onInput: keep };
}

/** The server has sent an email: the form says so when it is shown again. */
export function useWaitingNoted(slug: string, email: string, minutes: number): void {
  useLayoutEffect(() => noteWaiting(slug, email, minutes), [slug, email, minutes]);
}

const never = () => () => undefined;

/** The address that a message to that guide waits for; undefined on the server, which does not know. */
export function useWaiting(slug: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => waitingFor(slug),
    () => undefined,
  );
}

/** The message is on its way: nothing of it stays in the browser. */
export function useDiscardedDraft(slug: string | undefined): void {
  useLayoutEffect(() => {
    if (slug !== undefined) deleteDraft(slug);
  }, [slug]);
}
