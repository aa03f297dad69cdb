/**
 * The form by which a visitor writes to a guide, validated by the server: the typed values, their errors, and the resulting
 * message, stored as `guide_messages/{id}` until its deletion after 30 days.
 */
import * as z from 'zod/mini';
import { isoDate } from '../field-shapes.ts';
import { holdsAddress } from '../guide/name.ts';
import { LIMITS } from '../limits.ts';
import { keysOf, recordOf } from '../record-of.ts';
import { MAX_PEOPLE, MESSAGE_CHARACTERS, SENDER_CHARACTERS } from '../settings.ts';
import { charactersOver, isVisibleLine, isVisibleTextOrEmpty, toLine, toLines } from '../text.ts';
import { isSenderAddress, toSenderAddress } from './sender-address.ts';
import { PAGE_LANGS } from '../lang.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';

/** In characters, and number of people. */
export const MESSAGE_LIMITS = {
  name: SENDER_CHARACTERS,
  email: LIMITS.email,
  text: MESSAGE_CHARACTERS,
  people: MAX_PEOPLE,
} as const;

/**
 * Maximum characters in the field for the number of people: long enough to report a typed word as an
 * error instead of cutting it.
 */
export const PEOPLE_CHARACTERS = 40;

/** In form order. */
export const MESSAGE_FIELDS = ['name', 'email', 'text', 'from', 'to', 'people'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** A field that people cannot see: only programs fill it in. */
export const TRAP_FIELD = 'topic';

/** As typed. */
export type MessageValues = Readonly<Record<MessageField, string>>;

/** A visitor's message; all parts are plain text. */
export const writtenMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  text: z.string(),
  /** First and last day of the tour, `YYYY-MM-DD`. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  people: z.nullable(z.int()),
});
export type WrittenMessage = z.infer<typeof writtenMessageSchema>;

/** Returns what was typed into the fields of a posted form, or of the empty one; missing fields are empty. */
export function typedIn<Field extends string>(
  fields: readonly Field[],
  posted = new URLSearchParams(),
): Readonly<Record<Field, string>> {
  return recordOf<Record<Field, string>>(fields, (name) => posted.get(name) ?? '');
}

export function typedValues(posted?: URLSearchParams): MessageValues {
  return typedIn(MESSAGE_FIELDS, posted);
}

export const NOTHING_TYPED = typedValues();

/** Returns whether a program filled in the hidden field. */
export function isTrapped(posted: URLSearchParams): boolean {
  return (posted.get(TRAP_FIELD) ?? '') !== '';
}

/**
 * Returns the message, or the error of each invalid field.
 * @param today in Georgia, `YYYY-MM-DD`: a tour cannot begin or end before it.
 */
export function readMessage(
  values: MessageValues,
  today: string,
): { message: WrittenMessage } | { faults: MessageFaults } {
  const message = normalized(values);
  const faults = faultsOf(message, values, today);
  return Object.keys(faults).length > 0 ? { faults } : { message };
}

/** Returns the values as they are read; what is wrong is shown in them. The text stays as it was typed. */
export function cleanedValues({ name, email, text, from, to, people }: MessageValues): MessageValues {
  const plain = (typed: string) => toLine(typed, 'NFKC');
  return {
    name: toSenderName(name),
    email: toSenderAddress(email),
    text,
    from: plain(from),
    to: plain(to),
    people: plain(people),
  };
}

/** On one line each but for the text, and without invisible characters: nothing can begin a line of an email's header. */
function normalized(values: MessageValues): WrittenMessage {
  const { name, email, text, from, to, people } = cleanedValues(values);
  return {
    name,
    email,
    text: toLines(text),
    from: from || null,
    to: to || null,
    // Digits only: `Number` would also read 1e1 and 0x5.
    people: people === '' ? null : /^\d+$/u.test(people) ? Number(people) : NaN,
  };
}

function faultsOf(
  { name, email, text, from, to, people }: WrittenMessage,
  typed: MessageValues,
  today: string,
) {
  return namedFaults({
    name: nameProblem(name, typed.name),
    email: emailProblem(email),
    text: textProblem(text),
    from: dayProblem(from, today),
    to:
      dayProblem(to, today) ?? (from !== null && to !== null && to < from ? ('before' as const) : undefined),
    people:
      people === null || (people >= 1 && people <= MESSAGE_LIMITS.people) ? undefined : ('invalid' as const),
  });
}

export type MessageFaults = ReturnType<typeof faultsOf>;

/** What is wrong with fields, each with its name. */
type NamedFaults<Problems> = {
  readonly [Name in keyof Problems & string]?: `${Name}-${Problems[Name] & string}`;
};

/** In the order of the form; without the fields that are right. */
export function namedFaults<Problems extends Readonly<Record<string, string | undefined>>>(
  problems: Problems,
): NamedFaults<Problems> {
  const faults: { [Name in keyof Problems & string]?: `${Name}-${Problems[Name] & string}` } = {};
  for (const name of keysOf(problems)) {
    const problem = problems[name];
    if (problem) faults[name] = `${name}-${problem}`;
  }
  return faults;
}

/** Returns the characters that count for the limit of a typed text. */
export function messageLength(typed: string): number {
  return Array.from(toLines(typed)).length;
}

/** The blank that is often left out after an initial or a title. */
const STOP_BEFORE_NAME = /\.(?=\p{Lu}[\p{Ll}.]|\p{Lo}|[ა-ჰ])/gu;

export function toSenderName(typed: string): string {
  return toLine(typed).replace(STOP_BEFORE_NAME, '. ');
}

/** No browser sends a line break in a name. */
export function nameProblem(name: string, typed: string): 'missing' | 'invalid' | undefined {
  if (name === '') return 'missing';
  const isLine = charactersOver(name, MESSAGE_LIMITS.name) === 0 && isVisibleLine(name);
  return isLine && !/[\r\n]/u.test(typed.trim()) && !holdsAddress(name) ? undefined : 'invalid';
}

export function emailProblem(email: string): 'missing' | 'comma' | 'invalid' | undefined {
  if (email === '') return 'missing';
  if (isSenderAddress(email)) return undefined;
  return isSenderAddress(email.replaceAll(',', '.')) ? 'comma' : 'invalid';
}

export function textProblem(text: string): 'missing' | 'long' | 'invalid' | undefined {
  if (text === '') return 'missing';
  if (charactersOver(text, MESSAGE_LIMITS.text) > 0) return 'long';
  return isVisibleTextOrEmpty(text) ? undefined : 'invalid';
}

function dayProblem(day: string | null, today: string): 'invalid' | 'past' | undefined {
  if (day === null) return undefined;
  // One of another millennium is mistyped.
  if (!day.startsWith('2') || !isoDate.safeParse(day).success) return 'invalid';
  return day < today ? 'past' : undefined;
}

export const guideMessageSchema = z.object({
  /** The guide's account; 'office' if it went to the association's office. */
  user_id: z.string(),
  slug: z.string(),
  ...writtenMessageSchema.shape,
  /** Language of the pages on which it was written. */
  language: z.enum(PAGE_LANGS),
  state: z.enum(['unconfirmed', 'forwarded', 'reported']),
  /** Keyed hash of the sender's mailbox. */
  sender_hash: z.string(),
  /** SHA-256 of the tokens in the links of emails; the tokens themselves stand in the emails alone. */
  confirm_hash: z.nullable(z.string()),
  report_hash: z.nullable(z.string()),
  created_at: timestamp,
  forwarded_at: timestampOrNull,
  /** When it is deleted; until it is confirmed, the end of the link. */
  erase_at: timestamp,
});
export type GuideMessage = z.infer<typeof guideMessageSchema>;
