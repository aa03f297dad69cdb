/** What admins do with applications, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLICANT, INTAKE } from '../../../tests/cases/application.ts';
import { timestamp } from '../../../src/domain/timestamp.ts';
import { callBy, NOT_ADMINS, refusalDetails } from '../testing/callables.ts';
import { all } from '../testing/posted-forms.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let call: (request: ReturnType<typeof callBy>) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { answerApplication } = await import('./answer-application.ts');
  call = async (request) => answerApplication.run(request);
});

const PATH = 'applications/a';
const STORED = {
  ...APPLICANT,
  relation: 'self',
  contact: null,
  number: 7,
  intake: INTAKE,
  language: 'en',
  state: 'new',
  note: null,
  created_at: new Date('2099-05-01'),
  erase_at: new Date('2100-12-11'),
};
const input = { application_id: 'a', seen: 'new', step: 'answered', text: 'Please call us.' };

beforeEach(async () => {
  await decisions.reset();
  await decisions.store(PATH, STORED);
});

it.each(NOT_ADMINS)('%s is refused, and nothing is written', async (_who, uid, role, reason) => {
  expect(await refusalDetails(call(callBy(uid, input, role)))).toEqual({ reason });
  expect(await all('mail')).toEqual([]);
  expect(await decisions.read(PATH)).toMatchObject({ state: 'new' });
});

it.each([
  [{ application_id: 'b' }, 'unknown-request'],
  [{ application_id: 'a/b' }, 'invalid-input'],
  [{ seen: 'invited' }, 'superseded'],
  [{ step: 'new' }, 'invalid-input'],
  [{ step: 'withdrawn' }, 'invalid-input'],
  [{ text: ' ' }, 'reason-missing'],
  [{ text: 'x'.repeat(1001) }, 'note-too-long'],
])('%o is refused: %s', async (change, reason) => {
  expect(await refusalDetails(call(byAdmin({ ...input, ...change })))).toEqual({ reason });
  expect(await all('decision_journal')).toEqual([]);
  expect(await all('mail')).toEqual([]);
});

it.each([
  ['answered', 'Please call us.', 'here is the answer to your application'],
  ['invited', 'Bring skis.', 'you are invited'],
  ['declined', '', 'no place this time'],
  ['waiting', '', 'on the waiting list'],
])(
  '%s is stored, sent in the language of the form, and in the journal by the number',
  async (step, text, subject) => {
    expect(await call(byAdmin({ ...input, step, text }))).toEqual({});
    expect(await decisions.read(PATH)).toMatchObject({ state: step, note: text || null });
    const [email] = await all('mail');
    expect(email).toMatchObject({ to: [APPLICANT.email] });
    expect(email?.['message'].subject).toContain(subject);
    expect(email?.['message'].text).toContain(text);
    expect(email?.['message'].text).toMatch(/\/en\/applications\/status\/a[\w-]+/u);
    const [entry] = await all('decision_journal');
    expect(entry).toMatchObject({
      action: 'application-answered',
      actor_id: 'admin',
      guide_id: '',
      notes: null,
      application: { number: 7, step },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Nino|Adamia|example\.org/u);
  },
);

it('withdrawn is answered no more', async () => {
  await decisions.store(PATH, { ...STORED, state: 'withdrawn' });
  const answer = byAdmin({ ...input, seen: 'withdrawn' });
  expect(await refusalDetails(call(answer))).toEqual({ reason: 'superseded' });
  expect(await decisions.read(PATH)).toMatchObject({ state: 'withdrawn' });
});

it.each(['new', 'withdrawn'])(
  '%s, and erased, is gone at once with the emails about it, of which nobody is told',
  async (seen) => {
    await decisions.store(PATH, { ...STORED, state: seen });
    await decisions.store('mail/a-application-school-1', {});
    await decisions.store('mail/ab-application-school-1', { of: 'another' });
    expect(await call(byAdmin({ ...input, seen, step: 'erased', text: 'Not sent.' }))).toEqual({});
    expect(await decisions.read(PATH)).toBeUndefined();
    expect(await all('mail')).toEqual([{ of: 'another' }]);
    expect(await all('decision_journal')).toMatchObject([
      { action: 'application-erased', notes: null, application: { number: 7, step: 'erased' } },
    ]);
  },
);

describe('it is kept a year', () => {
  const year = new Date().getUTCFullYear();
  const first = { ...INTAKE, first_day: `${year + 1}-12-11` };
  const publish = (change: object) =>
    decisions.store('content/intakes', {
      record: {
        intakes: [
          { ...INTAKE, id: 'another' },
          { ...INTAKE, ...change },
        ],
      },
    });
  const kept = async () => {
    await call(byAdmin(input));
    return timestamp.parse((await decisions.read(PATH))?.['erase_at']);
  };
  beforeEach(() => decisions.store(PATH, { ...STORED, intake: first }));

  it('after the first day, also of an intake that is published no more', async () => {
    expect(await kept()).toEqual(new Date(`${year + 2}-12-11`));
  });

  it('after the first day as it is published now', async () => {
    await publish({ first_day: `${year + 2}-01-08` });
    expect(await kept()).toEqual(new Date(`${year + 3}-01-08`));
    expect(await decisions.read(PATH)).toMatchObject({ intake: { first_day: `${year + 2}-01-08` } });
  });
});
