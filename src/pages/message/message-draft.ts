/**
 * What is typed into the form, kept in the browser's tab until the message was sent: a link of the site renders another page in
 * the same document, so the browser itself would restore nothing on the way back. Links that load whole pages would not do:
 * the form in the other language is another page, and it too has to show what was typed.
 */
import * as z from 'zod/mini';
import {
  MESSAGE_FIELDS,
  messageValuesSchema,
  NOTHING_TYPED,
  type MessageValues,
} from '../../domain/messages/message-form.ts';

const PREFIX = 'message:';
const WAITING_PREFIX = 'message-waits:';

const draftSchema = z.object({
  /** What the server had put into the form. */
  drawn: messageValuesSchema,
  typed: messageValuesSchema,
});

function isSame(first: MessageValues, second: MessageValues): boolean {
  return MESSAGE_FIELDS.every((name) => first[name] === second[name]);
}

/** What was typed last to the guide at `slug`; undefined where the server's answer `drawn` is newer. */
export function readDraft(slug: string, drawn: MessageValues): MessageValues | undefined {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + slug) ?? 'null'));
    return data && (isSame(drawn, NOTHING_TYPED) || isSame(drawn, data.drawn)) ? data.typed : undefined;
  } catch {
    // Storage is switched off, or holds something else.
    return undefined;
  }
}

/** Keeps what was typed; nothing where that is what the server has rendered into every new form. */
export function saveDraft(slug: string, drawn: MessageValues, typed: MessageValues): void {
  try {
    if (isSame(typed, NOTHING_TYPED)) sessionStorage.removeItem(PREFIX + slug);
    else sessionStorage.setItem(PREFIX + slug, JSON.stringify({ drawn, typed }));
  } catch {
    // Storage is switched off.
  }
}

const waitingSchema = z.object({
  email: z.string(),
  /** ms since 1970. */
  until: z.number(),
});

/** Notes that the message to the guide at `slug` waits for `email` to be confirmed, for so many minutes. */
export function noteWaiting(slug: string, email: string, minutes: number): void {
  try {
    const until = Date.now() + minutes * 60_000;
    sessionStorage.setItem(WAITING_PREFIX + slug, JSON.stringify({ email, until }));
  } catch {
    // Storage is switched off.
  }
}

/** The address that a message to that guide waits for; undefined where none does, or does any more. */
export function waitingFor(slug: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(WAITING_PREFIX + slug) ?? 'null');
    const { data } = waitingSchema.safeParse(stored);
    return data && data.until > Date.now() ? data.email : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what was typed to that guide, and that it waits. */
export function deleteDraft(slug: string): void {
  try {
    sessionStorage.removeItem(PREFIX + slug);
    sessionStorage.removeItem(WAITING_PREFIX + slug);
  } catch {
    // Storage is switched off, and nothing was kept.
  }
}
