import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MESSAGE_FIELDS, typedValues, type MessageValues } from '../../domain/messages/message-form.ts';
import {
  deleteMessageDraft,
  saveMessageDraft,
  readMessageDraft,
  noteWaiting,
  waitingFor,
} from './message-draft.ts';

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

/**
 * Whether Back, Forward or a reload loaded the document: the browser then fills in what was typed into it, which is
 * older than what was typed on a later page.
 */
function isFilledByBrowser(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && 'type' in loaded && loaded.type !== 'navigate';
}

function restore(form: HTMLFormElement, draft: MessageValues | undefined, isFilled: boolean): void {
  if (!draft) return;
  for (const { name, field } of fieldsOf(form)) {
    if (isFilled ? field !== document.activeElement : isUntouched(field)) field.value = draft[name];
  }
}

/**
 * Puts back into the form what was typed to that guide last, and saves what is typed. After the first rendering, so that the
 * server's page stays as it is; a field in which somebody typed before that is left alone.
 */
export function useMessageDraft(slug: string, rendered: MessageValues) {
  const ref = useRef<HTMLFormElement>(null);
  const save = () => {
    if (ref.current) saveMessageDraft(slug, rendered, valuesOf(ref.current));
  };
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    restore(form, readMessageDraft(slug, rendered), isFilledByBrowser());
    saveMessageDraft(slug, rendered, valuesOf(form));
    // Some browsers fill in fields late, and one that cached the whole page renders nothing anew.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted || isFilledByBrowser()) restore(form, readMessageDraft(slug, rendered), true);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [slug, rendered]);
  return { ref, onInput: save };
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

/** Notifies the other tabs which guide a message was sent to. */
const SENT = 'message-sent';

/** The message is on its way: nothing of it stays in the browser, and the other tabs learn of it. */
export function useDiscardedDraft(slug: string | undefined): void {
  useLayoutEffect(() => {
    if (slug === undefined) return;
    deleteMessageDraft(slug);
    const tabs = new BroadcastChannel(SENT);
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- of windows, which this is none of
    tabs.postMessage(slug);
    tabs.close();
  }, [slug]);
}

/** Whether a message to that guide was sent in another tab while this page was open: its copy here is deleted. */
export function useSentElsewhere(slug: string | undefined): boolean {
  const [sent, setSent] = useState<string>();
  useEffect(() => {
    if (slug === undefined) return undefined;
    const tabs = new BroadcastChannel(SENT);
    tabs.addEventListener('message', ({ data }) => {
      if (data !== slug) return;
      deleteMessageDraft(slug);
      setSent(slug);
    });
    return () => tabs.close();
  }, [slug]);
  return slug !== undefined && sent === slug;
}
