/** No text that a stranger sends keeps a processor busy, whatever its length. */
import { describe, expect, it } from 'vitest';
import { parseGuideQuery } from '../../src/domain/directory/guide-query.ts';
import { createDirectory } from '../../src/domain/directory/search/directory.ts';
import { parseAddress } from '../../src/domain/paths.ts';
import { splitName } from '../../src/domain/guide/profile.ts';
import { NOTHING_TYPED, readMessage, typedValues } from '../../src/domain/messages/message-form.ts';
import { messagePage } from '../../src/domain/messages/message-page.ts';
import {
  decisionInputSchema,
  reopenInputSchema,
  revokeInputSchema,
  setEndInputSchema,
  withdrawInputSchema,
} from '../../src/domain/verification/verification.ts';
import { PERSON_NAMES } from '../../tests/cases/person-names.ts';
import { browserErrorSchema } from './operations/browser-errors.ts';
import { callerOf } from './rate-limit.ts';
import { parseSiteAddress } from './site/site-address.ts';
import { publicGuide } from './testing/public-guides.ts';

const MOST_MS = 200;
/** Bytes of all headers and the address together, above which Node refuses a request. */
const MOST_HEADERS = 16 * 1024;

const directory = createDirectory(
  PERSON_NAMES.flatMap((name, at) =>
    Array.from({ length: 20 }, (_, more) => publicGuide(`guide-${at}-${more}`, name.join(' '))),
  ),
);

/** What can be between two letters; marks of two classes are sorted when a text is composed. */
const FILLINGS = [
  'a', 'ა', ' ', '\n', '\t', '\u00A0', '\u200B', '\u200D', '.', ',', ':', '-', '’', '/', '\\', '@', '=?', '1', 'a.', 'a-', 'a ', ' -',
  '\u0301', '\u0301\u0323', '\u0301\u200D', '\u{1D165}\u{1D16D}', '\u05B0\u05BC', '\uFDFA', '🏔', '\uD800', '%', '<', '&amp;', 'x=', 'xyw', 'tsch',
]; // oxfmt-ignore

const filled = (filling: string, length: number) =>
  `a${filling.repeat(Math.floor((length - 2) / filling.length))}a`;

/** With the text in every field. */
const everywhere = (schema: { readonly shape: object }, text: string) =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]));
const ENTRIES: Readonly<Record<string, (text: string) => unknown>> = {
  'a decision': (text) =>
    decisionInputSchema.safeParse({ ...everywhere(decisionInputSchema, text), seen: { bio: text } }),
  'a reopening': (text) => reopenInputSchema.safeParse(everywhere(reopenInputSchema, text)),
  'a withdrawal by the guide': (text) => withdrawInputSchema.safeParse({ request_id: text }),
  'a withdrawal by an admin': (text) => revokeInputSchema.safeParse(everywhere(revokeInputSchema, text)),
  'another end': (text) => setEndInputSchema.safeParse(everywhere(setEndInputSchema, text)),
  'the name of an account': splitName,
  'a report of a browser': (text) =>
    browserErrorSchema.safeParse({ what: text, kind: text, frames: [text, text] }),
  'a form': (text) => {
    const values = typedValues(new URLSearchParams(everywhere({ shape: NOTHING_TYPED }, text)));
    const read = readMessage(values, '2027-01-01');
    const recipient = { slug: 'a', full_name: 'a', georgian_name: '', latin_name: '' };
    return 'faults' in read && messagePage({ step: 'form', recipient, values, faults: read.faults });
  },
  'a form as it is posted': (text) => typedValues(new URLSearchParams(text)),
  'the networks of a caller': (text) => callerOf(text.slice(0, MOST_HEADERS)),
  'a search': (text) => directory.find(parseGuideQuery(new URLSearchParams({ q: text })), 'en', 0),
  ...Object.fromEntries(
    ['/', '/en/', '/check/', '/messages/to/', '/guides?q=', '/check?number=', '/guides?page='].map((path) => [
      `an address that begins with ${path}`,
      (text: string) => {
        const { pathname, searchParams } = parseAddress(path + text.slice(0, MOST_HEADERS));
        parseSiteAddress(pathname, searchParams);
      },
    ]),
  ),
};

/** Milliseconds that this process takes for the work. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each(Object.entries(ENTRIES))('%s', (_what, enter) => {
  it.each([10_000, 300 * 1024])('of %i characters', (length) => {
    // Expressions are compiled at the first use.
    for (const filling of FILLINGS) enter(filled(filling, 20));
    const slow = FILLINGS.map((filling) => {
      const text = filled(filling, length);
      return { filling, ms: processorTime(() => enter(text)) };
    }).filter(({ ms }) => ms > MOST_MS);
    expect(slow).toEqual([]);
  });
});
