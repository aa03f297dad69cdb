/**
 * What is typed into the form, kept in the browser's tab until the message was sent: a link of the site draws another page in
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

const keptSchema = z.object({
  /** What the server had put into the form. */
  drawn: messageValuesSchema,
  typed: messageValuesSchema,
});

function isSame(first: MessageValues, second: MessageValues): boolean {
  return MESSAGE_FIELDS.every((name) => first[name] === second[name]);
}

/** What was typed last to the guide at `slug`; undefined where the server's answer `drawn` is newer. */
export function keptWords(slug: string, drawn: MessageValues): MessageValues | undefined {
  try {
    const { data } = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + slug) ?? 'null'));
    return data && (isSame(drawn, NOTHING_TYPED) || isSame(drawn, data.drawn)) ? data.typed : undefined;
  } catch {
    // Storage is switched off, or holds something else.
    return undefined;
  }
}

/** Keeps what was typed; nothing where that is what the server has drawn into every new form. */
export function keepWords(slug: string, drawn: MessageValues, typed: MessageValues): void {
  if (isSame(typed, NOTHING_TYPED)) {
    forgetWords(slug);
    return;
  }
  try {
    sessionStorage.setItem(PREFIX + slug, JSON.stringify({ drawn, typed }));
  } catch {
    // Storage is switched off.
  }
}

export function forgetWords(slug: string): void {
  try {
    sessionStorage.removeItem(PREFIX + slug);
  } catch {
    // Storage is switched off, and nothing was kept.
  }
}
