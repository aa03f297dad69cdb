/**
 * What is typed to a guide, stored in the browser's tab until the message was sent: the browser itself restores nothing in the form
 * of the other language, nor in one that was answered.
 */
import { readStored, writeStored } from '../../browser/stored-item.ts';

const PREFIX = 'message:';
const WAITING_PREFIX = 'message-waits:';

/** What the fields contain, by their names. */
export type Values = Readonly<Record<string, string>>;

interface Stored {
  readonly rendered?: Values;
  readonly typed?: Values;
  readonly email?: string;
  /** Milliseconds. */
  readonly until?: number;
}

function read(key: string): Stored {
  try {
    return JSON.parse(readStored('sessionStorage', key) ?? '{}');
  } catch {
    // No JSON.
    return {};
  }
}

function isSame(first: Values, second: Values): boolean {
  return Object.entries(first).every(([name, value]) => value === second[name]);
}

function isNothing(values: Values): boolean {
  return Object.values(values).every((value) => value === '');
}

/** What was typed last to the guide at `slug`; undefined where the server's answer `rendered` is newer. */
export function readDraft(slug: string, rendered: Values): Values | undefined {
  const { rendered: former, typed } = read(PREFIX + slug);
  if (!former || !typed) return undefined;
  return isNothing(rendered) || isSame(rendered, former) ? typed : undefined;
}

/** Stores what was typed; nothing where that is what the server has rendered into every new form. */
export function saveDraft(slug: string, rendered: Values, typed: Values): void {
  const draft = isNothing(typed) ? undefined : JSON.stringify({ rendered, typed });
  writeStored('sessionStorage', PREFIX + slug, draft);
}

/** Notes that the message to the guide at `slug` waits for `email` to be confirmed, for so many minutes. */
export function noteWaiting(slug: string, email: string, minutes: number): void {
  const until = Date.now() + minutes * 60_000;
  writeStored('sessionStorage', WAITING_PREFIX + slug, JSON.stringify({ email, until }));
}

/** The address that a message to that guide waits for; undefined where none does, or does any more. */
export function waitingFor(slug: string): string | undefined {
  const { email, until = 0 } = read(WAITING_PREFIX + slug);
  return until > Date.now() ? email : undefined;
}

/** Forgets what was typed to that guide, and that it waits. */
export function forgetMessage(slug: string): void {
  writeStored('sessionStorage', PREFIX + slug, undefined);
  writeStored('sessionStorage', WAITING_PREFIX + slug, undefined);
}
