/**
 * Nothing that is sent to a function keeps a processor busy, whatever its length, fails it or is an error in the log. Each
 * function that can be called has its row here.
 */
import type { CallableFunction } from 'firebase-functions/v2/https';
import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf } from '../../src/content/records.ts';
import type { ContentRecord } from '../../src/domain/content/content.ts';
import { MAX_RECORD_BYTES } from '../../src/domain/limits.ts';
import { parseGuideQuery } from '../../src/domain/directory/guide-query.ts';
import { createDirectory } from '../../src/domain/directory/search/directory.ts';
import { parseAddress } from '../../src/domain/paths.ts';
import { splitName } from '../../src/domain/guide/profile.ts';
import {
  APPLICATION_FIELDS,
  readApplication,
  typedApplication,
} from '../../src/domain/messages/application-form.ts';
import { NOTHING_TYPED, readMessage, typedValues } from '../../src/domain/messages/message-form.ts';
import { inlineParts } from '../../src/ui/text/inline-links.ts';
import { INTAKE } from '../../tests/cases/application.ts';
import { PERSON_NAMES } from '../../tests/cases/person-names.ts';
import { browserErrorSchema } from './operations/browser-errors.ts';
import { checkFile } from './uploads/check-file.ts';
import { callerOf } from './rate-limit.ts';
import { parseSiteAddress } from './site/site-address.ts';
import { callBy, refusalDetails, startCallables } from './testing/callables.ts';
import { answerOf, type Sent } from './testing/http.ts';
import { publicGuide } from './testing/public-guides.ts';

// What App Check refuses would not reach the functions. The logger captures the console methods when it is loaded.
const errors = vi.hoisted(() => {
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
  for (const level of ['debug', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const MOST_MS = 200;
/** Characters. */
const LENGTH = 300 * 1024;
/** Bytes of all headers and the address together, above which Node refuses a request. */
const MOST_HEADERS = 16 * 1024;
/** Of a field, when six are as long as the largest form that is read. */
const MOST_TYPED = 50_000;

/** What can be between two letters; marks of two classes are sorted when a text is composed. */
const FILLINGS = [
  'a', 'ა', ' ', '\n', '\t', '\0', '\u00A0', '\u200B', '\u200D', '\u202E', '.', ',', ':', '-', '’', '/', '\\', '@', '=?', '1', 'a.', 'a-',
  'a ', ' -', '[', '](', '[a](/', '[a](https://', '[a](mailto:', '\u0301', '\u0301\u0323', '\u0301\u200D', '\u{1D165}\u{1D16D}', '\u05B0\u05BC', 'א', '\uFDFA', '🏔', '\uD800', '%', '<',
  '&amp;', 'x=', 'xyw', 'tsch', '<!--', '<!---->', '<!DOCTYPE', '<?xml ', '{"a":',
]; // oxfmt-ignore

const TEXTS = FILLINGS.map((filling) => `a${filling.repeat(Math.floor((LENGTH - 2) / filling.length))}a`);

/** An input of each callable; undefined of those that read none. */
const CALLABLES: Readonly<Record<string, object | undefined>> = {
  addDeskNote: { user_id: 'guide', text: 'a' },
  answerApplication: { application_id: 'a', seen: 'new', step: 'answered', text: 'a' },
  askGuide: { request_id: 'r', question: 'a' },
  deleteMyAccount: undefined,
  ensureProfile: { language: 'en' },
  exportMyData: undefined,
  nameAdmin: { email: 'a@a' },
  previewContent: {
    id: 'news-a',
    kind: 'news',
    record: { slug: 'a', title: { en: 'a', ka: 'a' } },
    lang: 'en',
  },
  processVerificationRequest: {
    request_id: 'r',
    decision: 'approved',
    admin_notes: 'a',
    seen: { bio: 'a' },
    applied_revision: 0,
    other_people: ['other'],
  },
  publishContent: { id: 'news-a', revision: 1, withdraw: false },
  readDeskNumbers: undefined,
  readDeskRows: undefined,
  recordExport: { what: 'addresses', filters: 'view=members', rows: 1 },
  removeAdmin: { user_id: 'guide' },
  reopenRequest: { request_id: 'r', admin_notes: 'a', seen: { status: 'approved', reviewed_by: 'admin' } },
  revokeVerification: { user_id: 'guide', admin_notes: 'a' },
  setAssociationYear: { year_end: { month: 3, day: 31 }, seen: { year_end: null, touched: 1 } },
  setDeskTask: { user_id: 'guide', assignee_id: 'admin', follow_up: '2027-03-31' },
  setMembershipEnd: { user_id: 'guide', last_day: '2027-03-31', present_last_day: null, admin_notes: 'a' },
  signMyCard: undefined,
  storeContentFile: { upload: '00000000-0000-4000-8000-000000000000', name: 'a.pdf' },
  takeBackQuestion: { request_id: 'r', asked_at: '2026-05-01T10:00:00.000Z' },
  undoChange: { user_id: 'guide', action: 'revoked', at: '2026-01-01T00:00:00.000Z' },
  updateRequest: { request_id: 'r', answer: { asked_at: '2026-05-01T10:00:00.000Z', text: 'a' } },
  withdrawRequest: { request_id: 'r' },
};

const directory = createDirectory(
  PERSON_NAMES.flatMap((name, at) =>
    Array.from({ length: 20 }, (_, more) => publicGuide(`guide-${at}-${more}`, name.join(' '))),
  ),
);
const ADDRESSES = ['/', '/en/', '/check/', '/messages/to/', '/guides?q=', '/check?number=', '/guides?page='];

/** As much of a text as a record may hold. */
function asWritten(text: string): string {
  return text.slice(0, (0.9 * MAX_RECORD_BYTES * text.length) / Buffer.byteLength(JSON.stringify(text)));
}

function checkContent(record: ContentRecord): void {
  const faults = faultsOf('news-a', { kind: 'news', record }, {}).map(({ fault }) => fault);
  expect(faults).not.toContain('too-much');
}

/** What reads a text that a stranger chose, by the function. */
const READERS: Readonly<Record<string, Readonly<Record<string, (text: string) => unknown>>>> = {
  browserErrors: {
    'a report': (text) => browserErrorSchema.safeParse({ what: text, kind: text, frames: [text, text] }),
  },
  ensureProfile: { 'the name of an account': splitName },
  health: {},
  previewContent: {
    'a text of content': (text) => {
      checkContent({ excerpt: { en: asWritten(text) } });
      return inlineParts(text);
    },
    'a link of content': (text) => checkContent({ body: [{ href: `mailto:${asWritten(text)}` }] }),
  },
  messages: {
    'a form': (text) => {
      const typed = Object.keys(NOTHING_TYPED).map((name) => [name, text.slice(0, MOST_TYPED)]);
      const values = typedValues(new URLSearchParams(Object.fromEntries(typed)));
      return readMessage(values, '2027-01-01');
    },
    'a form as it is posted': (text) => typedValues(new URLSearchParams(text)),
    'an application': (text) => {
      const typed = APPLICATION_FIELDS.map((name) => [name, text.slice(0, MOST_TYPED)]);
      const values = typedApplication(new URLSearchParams(Object.fromEntries(typed)));
      // All fields are read of a parent's application.
      readApplication({ ...values, relation: 'parent' }, INTAKE, '2027-01-01');
    },
  },
  storeContentFile: {
    'a file': (text) => checkFile(Buffer.from(text.slice(1)), 'a.svg'),
    'a drawing': (text) => checkFile(Buffer.from(`<svg>${text}`), 'a.svg'),
  },
  site: {
    'the networks of a caller': (text) => callerOf(text.slice(0, MOST_HEADERS)),
    'a search': (text) => {
      const query = parseGuideQuery(new URLSearchParams({ q: text.slice(0, MOST_HEADERS) }));
      return directory.find(query, 'en', 0);
    },
    ...Object.fromEntries(
      ADDRESSES.map((path) => [
        `an address that begins with ${path}`,
        (text) => {
          const { pathname, searchParams } = parseAddress(path + text.slice(0, MOST_HEADERS));
          parseSiteAddress(pathname, searchParams);
        },
      ]),
    ),
  },
};

const functionsSchema = z.record(
  z.string(),
  z.custom<CallableFunction<unknown, Promise<unknown>>>((value) => typeof value === 'function'),
);
let functions: z.infer<typeof functionsSchema>;
beforeAll(async () => {
  startCallables();
  functions = functionsSchema.parse({ ...(await import('./index.ts')) });
});

it('every function that can be called has a row', () => {
  const named = (kind: 'callableTrigger' | 'httpsTrigger') =>
    Object.keys(functions).filter((name) => kind in (functions[name]?.__endpoint ?? {}));
  expect(Object.keys(CALLABLES)).toEqual(named('callableTrigger').toSorted());
  expect(Object.keys(READERS).toSorted()).toEqual(
    [...named('httpsTrigger'), 'ensureProfile', 'previewContent', 'storeContentFile'].toSorted(),
  );
});

it('an editor is refused whatever is neither content nor their own', async () => {
  const open = ['Content', 'My', 'Profile', 'updateRequest', 'withdrawRequest'];
  const ofAdmins = Object.entries(CALLABLES).filter(([name]) => !open.some((one) => name.includes(one)));
  const { firestore } = await import('./app.ts');
  await firestore.doc('user_roles/ed').set({ user_id: 'ed', role: 'editor' });
  for (const [name, input = {}] of ofAdmins) {
    const refusal = await refusalDetails(functions[name]?.run(callBy('ed', input, 'editor')));
    expect([name, refusal]).toEqual([name, { reason: 'not-admin' }]);
  }
  expect(ofAdmins).toHaveLength(16);
});

/** Returns the texts of which the work takes more of this process's time than allowed. */
async function slowOnes(work: (text: string) => unknown): Promise<object[]> {
  // Expressions are compiled at the first use.
  await work('a');
  const slow: object[] = [];
  for (const text of TEXTS) {
    const before = process.cpuUsage();
    await work(text);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms > MOST_MS) slow.push({ text: text.slice(0, 20), ms });
  }
  return slow;
}

it.each(
  Object.entries(READERS).flatMap(([name, readers]) =>
    Object.entries(readers).map(([what, read]) => ({ name, what, read })),
  ),
)('$name: $what is read quickly', async ({ read }) => {
  expect(await slowOnes(read)).toEqual([]);
});

/** With the text after each text, and instead of all else. */
function everywhere(input: unknown, text: string): unknown {
  if (Array.isArray(input)) return input.map((member) => everywhere(member, text));
  if (typeof input !== 'object' || input === null) return typeof input === 'string' ? input + text : text;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, everywhere(value, text)]));
}

it.each(Object.entries(CALLABLES).filter(([, input]) => input))(
  '%s refuses an admin long texts quickly',
  async (name, input) => {
    const slow = await slowOnes((text) =>
      refusalDetails(functions[name]?.run(callBy('admin', everywhere(input, text), 'admin'))),
    );
    expect(slow).toEqual([]);
  },
);

it.each([8000, 100_000])('a list of content with %i faulty entries is checked quickly', (length) => {
  const intakes = Array.from({ length }, () => ({}));
  const before = process.cpuUsage();
  expect(faultsOf('intakes', { kind: 'intakes', record: { intakes } }, {})).not.toEqual([]);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(MOST_MS * 5);
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const json = (data: string) => ({ body: `{"data":${data}}` });
const names = Array.from({ length: 10_000 }, (_, at) => `"a${at}":0`).join();

/** What no page of the site sends: the library would log an error, with all that it contains. */
const REFUSED: Readonly<Record<string, Sent>> = {
  'another method': { method: 'PUT', ...json('{}') },
  'no body': {},
  'another type of body': { headers: { 'content-type': 'application/jsonp' }, ...json('{}') },
  'a type of body that ends alike': { headers: { 'content-type': 'a/application/json' }, ...json('{}') },
  'no type of body': { headers: {}, ...json('{}') },
  'no data': { body: '{"text":"a"}' },
  'more than data': { body: '{"data":{},"text":"a"}' },
  'a text': { body: '"data"' },
  'too much': json(`"${'a'.repeat(256 * 1024 - 10)}"`),
  'a deep list': json(deep(100_000)),
  'a list that is too deep': json(deep(11)),
  'a type of value': json('{"a":[{"@type":"a"}]}'),
};

/** What the functions themselves refuse. */
const READ: Readonly<Record<string, Sent>> = {
  nothing: json('null'),
  'as much as is read': json(`"${'a'.repeat(256 * 1024 - 11)}"`),
  'many members': json(`[${'0,'.repeat(100_000)}0]`),
  'many names': json(`{${names}}`),
  'the names of prototypes': json(
    '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"toString":"a"}',
  ),
  'huge numbers': json(`{"a":${'9'.repeat(100_000)},"b":-1e308}`),
  'as many levels as are read': json(deep(10)),
};

async function statuses(name: string, sent: Readonly<Record<string, Sent>>): Promise<object> {
  const answers = Object.entries(sent).map(async ([what, one]) => {
    const { status } = await answerOf(functions[name], one);
    return [what, status] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const all = (sent: Readonly<Record<string, Sent>>, status: number) =>
  Object.fromEntries(Object.keys(sent).map((what) => [what, status]));

it('a browser may ask what it may send', async () => {
  expect((await answerOf(functions['ensureProfile'], { method: 'OPTIONS' })).status).not.toBe(400);
});

it.each(Object.keys(CALLABLES))('%s logs no error of what a stranger sends', async (name) => {
  errors.mockClear();
  expect(await statuses(name, REFUSED)).toEqual(all(REFUSED, 400));
  expect(await statuses(name, READ)).toEqual(all(READ, 401));
  expect(errors).not.toHaveBeenCalled();
});
