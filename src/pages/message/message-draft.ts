/**
 * What is typed into the form, stored in the browser's tab until the message was sent: a link of the site renders another page in
 * the same document, so the browser itself would restore nothing on the way back. Links that load whole pages would not do:
 * the form in the other language is another page, and it too has to show what was typed.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../browser/stored-item.ts';
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
  rendered: messageValuesSchema,
  typed: messageValuesSchema,
});

const waitingSchema = z.object({
  email: z.string(),
  /** ms since 1970. */
  until: z.number(),
});

function read<T>(schema: z.ZodMiniType<T>, key: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(readStored('sessionStorage', key) ?? 'null')).data;
  } catch {
    // No JSON.
    return undefined;
  }
}

function isSame(first: MessageValues, second: MessageValues): boolean {
  return MESSAGE_FIELDS.every((name) => first[name] === second[name]);
}

/** What was typed last to the guide at `slug`; undefined where the server's answer `rendered` is newer. */
export function readMessageDraft(slug: string, rendered: MessageValues): MessageValues | undefined {
  const draft = read(draftSchema, PREFIX + slug);
  return draft && (isSame(rendered, NOTHING_TYPED) || isSame(rendered, draft.rendered))
    ? draft.typed
    : undefined;
}

/** Stores what was typed; nothing where that is what the server has rendered into every new form. */
export function saveMessageDraft(slug: string, rendered: MessageValues, typed: MessageValues): void {
  const draft = isSame(typed, NOTHING_TYPED) ? undefined : JSON.stringify({ rendered, typed });
  writeStored('sessionStorage', PREFIX + slug, draft);
}

/** Notes that the message to the guide at `slug` waits for `email` to be confirmed, for so many minutes. */
export function noteWaiting(slug: string, email: string, minutes: number): void {
  const until = Date.now() + minutes * 60_000;
  writeStored('sessionStorage', WAITING_PREFIX + slug, JSON.stringify({ email, until }));
}

/** The address that a message to that guide waits for; undefined where none does, or does any more. */
export function waitingFor(slug: string): string | undefined {
  const waiting = read(waitingSchema, WAITING_PREFIX + slug);
  return waiting && waiting.until > Date.now() ? waiting.email : undefined;
}

/** Forgets what was typed to that guide, and that it waits. */
export function deleteMessageDraft(slug: string): void {
  writeStored('sessionStorage', PREFIX + slug, undefined);
  writeStored('sessionStorage', WAITING_PREFIX + slug, undefined);
}
