/**
 * What is typed to a guide, stored in the browser's tab until the message was sent: the browser itself restores nothing in the form
 * of the other language, nor in one that was answered.
 */
import { readStored, writeStored } from '../../browser/stored-item.ts';

const PREFIX = 'message:';
const WAITING_PREFIX = 'message-waits:';

/** What the fields contain, by their names. */
export type Values = Readonly<Record<string, string>>;

function isRecord(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null;
}

function isValues(stored: unknown): stored is Values {
  return isRecord(stored) && Object.values(stored).every((value) => typeof value === 'string');
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
    return isRecord(stored) ? stored : {};
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
  if (!isValues(former) || !isValues(typed)) return undefined;
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
  const { email, until } = read(WAITING_PREFIX + slug);
  return typeof email === 'string' && Number(until) > Date.now() ? email : undefined;
}

/** Forgets what was typed to that guide, and that it waits. */
export function forgetMessage(slug: string): void {
  writeStored('sessionStorage', PREFIX + slug, undefined);
  writeStored('sessionStorage', WAITING_PREFIX + slug, undefined);
}
