/** Tests what is asked and answered about an open request, called directly on a Firestore emulator in this process. */
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  MAX_NOTE_CHARACTERS,
  MAX_QUESTIONS,
  MAX_UPDATES,
  QUESTION_REMINDER_DAYS,
  UNDO_SECONDS,
} from '../../../src/domain/settings.ts';
import { DAY_MS, timestamp } from '../../../src/domain/timestamp.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
/** Returns when it was asked. */
let ask: (call: CallableRequest) => Promise<string>;
let takeBack: (call: CallableRequest) => Promise<unknown>;
let update: (call: CallableRequest) => Promise<unknown>;
let withdraw: (call: CallableRequest) => Promise<unknown>;
let remind: (now: Date) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const questions = await import('./questions.ts');
  const { updateRequest } = await import('./own-request.ts');
  const { withdrawRequest } = await import('./own-request.ts');
  ask = async (call) => {
    await questions.askGuide.run(call);
    const all = z.array(z.object({ asked_at: timestamp })).parse((await request())?.['questions']);
    return all.at(-1)?.asked_at.toISOString() ?? '';
  };
  takeBack = async (call) => questions.takeBackQuestion.run(call);
  update = async (call) => updateRequest.run(call);
  withdraw = async (call) => withdrawRequest.run(call);
  remind = (await import('./questions.ts')).remindOfQuestions;
});
beforeEach(() => decisions.reset());
afterEach(() => vi.useRealTimers());

const REQUEST = 'verification_requests/r';
const question = { request_id: 'r', question: 'Who certified you?' };
const byGuide = (data: unknown) => callBy('guide', data);
const change = (fields: object) => decisions.firestore.doc('guide_profiles/guide').update({ ...fields });
const request = () => decisions.read(REQUEST);
/** What was asked about the request. */
const thread = async () => z.array(z.looseObject({})).parse((await request())?.['questions']);
const emails = async () => (await decisions.firestore.collection('mail').get()).docs;
/** Asks, and returns what an answer has to name. */
async function asked(text = 'The association of France.') {
  const asked_at = await ask(byAdmin(question));
  return { request_id: 'r', answer: { asked_at, text } };
}
const set = (fields: object) => decisions.firestore.doc(REQUEST).update({ ...fields });

/** Lets the time that a question can be taken back pass, but for some ms. */
function waitForEmail(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_SECONDS * 1000 + ms });
}

describe('a question', () => {
  it('is stored with the request, which stays open, and its email waits', async () => {
    const asked_at = await ask(byAdmin({ ...question, question: ' Who certified you? ' }));
    expect(await request()).toMatchObject({
      status: 'pending',
      applied: APPLIED,
      questions: [{ asked_by: 'admin', text: 'Who certified you?' }],
    });
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.get('delivery.nextAttemptTime').toDate()).toEqual(
      new Date(Date.parse(asked_at) + UNDO_SECONDS * 1000),
    );
    expect(email?.get('message.text')).toContain('> Who certified you?');
    const journal = await decisions.firestore.collection('decision_journal').get();
    expect(journal.size).toBe(0);
  });

  it('is also asked of somebody whose account cannot be read', async () => {
    await decisions.firestore.doc('profiles/guide').delete();
    await ask(byAdmin(question));
    expect(await request()).toMatchObject({ questions: [{ text: 'Who certified you?' }] });
    expect(await emails()).toEqual([]);
  });

  it.each<[string, () => CallableRequest, object]>([
    ['to nobody signed in', () => callBy(undefined, question), { reason: 'not-signed-in' }],
    ['to a guide', () => byGuide(question), { reason: 'not-admin' }],
    ['without a record', () => callBy('guide-2', question, 'admin'), { reason: 'not-admin' }],
    ['without words', () => byAdmin({ ...question, question: '  ' }), { reason: 'invalid-input' }],
    ['about nothing', () => byAdmin({ ...question, request_id: 'x' }), { reason: 'unknown-request' }],
    [
      'with too many words',
      () => byAdmin({ ...question, question: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) }),
      { reason: 'note-too-long' },
    ],
  ])('is refused %s', async (_, call, details) => {
    expect(await refusalDetails(ask(call()))).toEqual(details);
    expect(await request()).not.toHaveProperty('questions');
  });

  it('is refused about an own request, a decided one, and without a profile', async () => {
    await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    const own = callBy('guide', question, 'admin');
    expect(await refusalDetails(ask(own))).toEqual({ reason: 'own-request' });
    await set({ status: 'rejected' });
    expect(await refusalDetails(ask(byAdmin(question)))).toEqual({ reason: 'already-decided' });
    await set({ status: 'pending' });
    await decisions.firestore.doc('guide_profiles/guide').delete();
    expect(await refusalDetails(ask(byAdmin(question)))).toEqual({ reason: 'profile-missing' });
  });

  const next = { ...question, question: 'And when?' };

  it('replaces one that is open, which can no longer be answered', async () => {
    const earlier = await asked();
    for (const { ref } of await emails()) await ref.update({ 'delivery.state': 'SUCCESS' });
    const asked_at = await ask(byAdmin(next));
    expect(await thread()).toMatchObject([{ text: question.question }, { text: 'And when?' }]);
    expect(await emails()).toHaveLength(2);
    expect(await refusalDetails(update(byGuide(earlier)))).toEqual({ reason: 'no-question' });
    // Taken back, it leaves the one of which the guide was told.
    await takeBack(byAdmin({ request_id: 'r', asked_at }));
    await update(byGuide(earlier));
  });

  it('leaves nothing of one of which the guide was not told', async () => {
    await ask(byAdmin(question));
    const asked_at = await ask(byAdmin(next));
    expect(await thread()).toMatchObject([{ text: 'And when?' }]);
    const [email, ...others] = await emails();
    expect(email?.get('message.text')).toContain('> And when?');
    expect(others).toEqual([]);
    await takeBack(byAdmin({ request_id: 'r', asked_at }));
    expect(await thread()).toEqual([]);
  });

  it('of another admin is neither replaced without a trace nor taken back', async () => {
    const asked_at = await ask(byAdmin(question));
    await set({
      questions: [{ asked_at: new Date(asked_at), asked_by: 'second', text: 'And who are you?' }],
    });
    expect(await refusalDetails(takeBack(byAdmin({ request_id: 'r', asked_at })))).toEqual({
      reason: 'no-question',
    });
    await ask(byAdmin(next));
    expect(await thread()).toMatchObject([{ text: 'And who are you?' }, { text: 'And when?' }]);
  });

  it('is one of not many, which all stay with the answer to the last', async () => {
    await update(byGuide(await asked()));
    const [first] = await thread();
    const many = (count: number) => Array.from({ length: count }, () => first);
    await set({ questions: many(MAX_QUESTIONS) });
    expect(await refusalDetails(ask(byAdmin(question)))).toEqual({ reason: 'too-many-questions' });
    await set({ questions: many(MAX_QUESTIONS - 1) });
    await update(byGuide(await asked()));
    expect(await thread()).toHaveLength(MAX_QUESTIONS);
  });
});

describe('a question can be taken back', () => {
  it('with its email until this is sent', async () => {
    await update(byGuide(await asked()));
    const asked_at = await ask(byAdmin({ ...question, question: 'And when?' }));
    waitForEmail(-1000);
    await takeBack(byAdmin({ request_id: 'r', asked_at }));
    expect(await thread()).toMatchObject([{ text: question.question }]);
    expect(await emails()).toEqual([]);
  });

  it('by the clock of the server', async () => {
    const asked_at = await ask(byAdmin(question));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(asked_at) + UNDO_SECONDS * 1000 });
    const call = takeBack(byAdmin({ request_id: 'r', asked_at }));
    expect(await refusalDetails(call)).toEqual({ reason: 'question-sent' });
    expect(await emails()).toHaveLength(1);
    vi.setSystemTime(Date.parse(asked_at) + UNDO_SECONDS * 1000 - 1);
    await takeBack(byAdmin({ request_id: 'r', asked_at }));
    expect(await thread()).toEqual([]);
  });

  it('by admins alone, while it waits', async () => {
    const none = takeBack(byAdmin({ request_id: 'r', asked_at: NOW.toISOString() }));
    expect(await refusalDetails(none)).toEqual({ reason: 'no-question' });
    const { answer } = await asked();
    const { asked_at } = answer;
    const back = { request_id: 'r', asked_at };
    expect(await refusalDetails(takeBack(byGuide(back)))).toEqual({ reason: 'not-admin' });
    await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    const own = takeBack(callBy('guide', back, 'admin'));
    expect(await refusalDetails(own)).toEqual({ reason: 'own-request' });
    const other = takeBack(byAdmin({ ...back, asked_at: '2026-01-01T00:00:00.000Z' }));
    expect(await refusalDetails(other)).toEqual({ reason: 'no-question' });
    await update(byGuide({ request_id: 'r', answer }));
    expect(await refusalDetails(takeBack(byAdmin(back)))).toEqual({ reason: 'no-question' });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }));
    expect(await refusalDetails(takeBack(byAdmin(back)))).toEqual({ reason: 'already-decided' });
  });
});

describe('the guide', () => {
  it('answers, and the request applies for the profile of that moment', async () => {
    const answer = await asked(' By France. ');
    await change({ certification_level: 'master' });
    await update(byGuide(answer));
    expect(await request()).toMatchObject({
      status: 'pending',
      applied: { ...APPLIED, certification_level: 'master' },
      applied_revision: 1,
      updates: [{ changed: ['certification_level'] }],
      questions: [{ text: question.question, asked_by: 'admin', answer: 'By France.' }],
    });
    expect((await thread())[0]).toHaveProperty('answered_at');
    // Nobody is asked what is answered.
    expect(await emails()).toEqual([]);
  });

  it('may answer without a change, which is another revision', async () => {
    await update(byGuide(await asked()));
    expect(await request()).toMatchObject({
      applied: APPLIED,
      applied_revision: 1,
      updates: [{ changed: [] }],
    });
  });

  it('answers by a change alone, but not by nothing', async () => {
    const answer = await asked(' ');
    expect(await refusalDetails(update(byGuide(answer)))).toEqual({ reason: 'invalid-input' });
    await change({ profession: 'rafting' });
    await update(byGuide(answer));
    expect(await thread()).toMatchObject([{ answer: '', answered_at: expect.anything() }]);
    const { questions, updates } = (await request()) ?? {};
    // By this the desk knows which update was the answer.
    expect(updates).toMatchObject([{ at: z.array(z.looseObject({})).parse(questions)[0]?.['answered_at'] }]);
    expect(await request()).toMatchObject({ applied: { profession: 'rafting' }, applied_revision: 1 });
  });

  it('adds to the request without a question, once for each change', async () => {
    await change({ profession: 'rafting' });
    await update(byGuide({ request_id: 'r' }));
    await update(byGuide({ request_id: 'r' }));
    expect(await request()).toMatchObject({ applied: { profession: 'rafting' }, applied_revision: 1 });
    expect(await request()).not.toHaveProperty('questions');
    await change({ certification_level: 'master' });
    await update(byGuide({ request_id: 'r' }));
    expect(await request()).toMatchObject({
      applied_revision: 2,
      updates: [{ changed: ['profession'] }, { changed: ['certification_level'] }],
    });
  });

  it('adds without answering what is asked', async () => {
    await asked();
    await change({ profession: 'rafting' });
    await update(byGuide({ request_id: 'r' }));
    expect((await thread())[0]).not.toHaveProperty('answer');
    expect(await emails()).toHaveLength(1);
  });

  it('completes a request that cannot be read', async () => {
    await set({ applied: { profession: 'wizard' } });
    await update(byGuide({ request_id: 'r' }));
    expect(await request()).toMatchObject({ applied: APPLIED });
  });

  it.each<[string, () => CallableRequest, object]>([
    ['nobody', () => callBy(undefined, { request_id: 'r' }), { reason: 'not-signed-in' }],
    ['another guide', () => callBy('guide-2', { request_id: 'r' }), { reason: 'unknown-request' }],
    ['an admin', () => byAdmin({ request_id: 'r' }), { reason: 'unknown-request' }],
    ['nothing', () => byGuide({ request_id: 'x' }), { reason: 'unknown-request' }],
    ['own values', () => byGuide({ request_id: 'r', applied: APPLIED }), { reason: 'invalid-input' }],
    ['a revision', () => byGuide({ request_id: 'r', applied_revision: 0 }), { reason: 'invalid-input' }],
    [
      'an answer to nothing',
      () => byGuide({ request_id: 'r', answer: { asked_at: NOW.toISOString(), text: 'Yes' } }),
      { reason: 'no-question' },
    ],
    [
      'a long answer',
      () =>
        byGuide({
          request_id: 'r',
          answer: { asked_at: NOW.toISOString(), text: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) },
        }),
      { reason: 'note-too-long' },
    ],
  ])('is refused: %s', async (_, call, details) => {
    await change({ profession: 'rafting' });
    expect(await refusalDetails(update(call()))).toEqual(details);
    expect(await request()).toMatchObject({ applied: APPLIED });
    expect(await request()).not.toHaveProperty('applied_revision');
  });

  it('answers the question that is asked, once', async () => {
    const answer = await asked();
    const other = { ...answer, answer: { ...answer.answer, asked_at: NOW.toISOString() } };
    expect(await refusalDetails(update(byGuide(other)))).toEqual({ reason: 'no-question' });
    await update(byGuide(answer));
    expect(await refusalDetails(update(byGuide(answer)))).toEqual({ reason: 'no-question' });
    await update(byGuide(await asked('By Italy.')));
    expect(await thread()).toMatchObject([{ answer: answer.answer.text }, { answer: 'By Italy.' }]);
  });

  it('changes nothing after the decision, and nothing about another person', async () => {
    await change({ profession: 'rafting' });
    await set({ status: 'approved' });
    const call = () => refusalDetails(update(byGuide({ request_id: 'r' })));
    expect(await call()).toEqual({ reason: 'already-decided' });
    await set({ status: 'pending' });
    await change({ full_name: 'Another Person' });
    expect(await call()).toEqual({ reason: 'names-differ' });
    await decisions.firestore.doc('profiles/guide').delete();
    expect(await call()).toEqual({ reason: 'names-differ' });
    await change({ full_name: 'Giorgi Beridze', languages: ['\uFEFF'] });
    expect(await call()).toEqual({ reason: 'profile-unreadable' });
    await decisions.firestore.doc('guide_profiles/guide').delete();
    expect(await call()).toEqual({ reason: 'profile-missing' });
    expect(await request()).toMatchObject({ applied: APPLIED });
  });

  it('does not add without end, but may always answer', async () => {
    await change({ profession: 'rafting' });
    const updates = (count: number) => Array.from({ length: count }, () => ({ at: NOW, changed: [] }));
    await set({ updates: updates(MAX_UPDATES), applied_revision: MAX_UPDATES });
    const call = update(byGuide({ request_id: 'r' }));
    expect(await refusalDetails(call)).toEqual({ reason: 'updated-too-often' });
    await update(byGuide(await asked()));
    expect(await request()).toMatchObject({ applied_revision: MAX_UPDATES + 1 });
    await change({ profession: 'trekking' });
    await set({ updates: updates(MAX_UPDATES - 1), applied_revision: MAX_UPDATES - 1 });
    await update(byGuide({ request_id: 'r' }));
    expect(await request()).toMatchObject({ applied_revision: MAX_UPDATES });
  });
});

describe('an approval of a card drawn before', () => {
  const approval = { request_id: 'r', decision: 'approved' };
  const approve = (more: object) => decisions.decide(byAdmin({ ...approval, ...more }));

  it('confirms nothing that the card did not show', async () => {
    const further_professions = [{ profession: 'ski-teacher', certification_level: 'master' }];
    await change({ certification_level: 'master', further_professions });
    await update(byGuide({ request_id: 'r' }));
    for (const stale of [{}, { applied_revision: 0 }]) {
      expect(await refusalDetails(approve(stale))).toEqual({
        reason: 'changed-meanwhile',
        changed: ['certification_level', 'further_professions'],
      });
    }
    expect(await refusalDetails(approve({ applied_revision: 2 }))).toEqual({
      reason: 'changed-meanwhile',
      changed: [],
    });
    expect(await refusalDetails(approve({ applied_revision: -1 }))).toEqual({ reason: 'invalid-input' });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ is_verified: false });
    await approve({ applied_revision: 1 });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      approved: { certification_level: 'master', further_professions },
    });
  });

  it('is refused though the guide has put back what it showed, or only answered', async () => {
    await change({ certification_level: 'master' });
    await update(byGuide({ request_id: 'r' }));
    await change({ certification_level: 'certified' });
    await update(byGuide({ request_id: 'r' }));
    expect(await refusalDetails(approve({ applied_revision: 0 }))).toMatchObject({
      reason: 'changed-meanwhile',
    });
    await update(byGuide(await asked()));
    const stale = approve({ applied_revision: 2 });
    expect(await refusalDetails(stale)).toEqual({ reason: 'changed-meanwhile', changed: [] });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }));
    expect(await request()).toMatchObject({ status: 'rejected' });
  });

  it('loses against an update at the same time, or comes before it', async () => {
    for (let round = 0; round < 8; round += 1) {
      await decisions.reset();
      await change({ certification_level: 'master' });
      await Promise.allSettled([update(byGuide({ request_id: 'r' })), approve({ applied_revision: 0 })]);
      const { is_verified, approved } = (await decisions.read('guide_profiles/guide')) ?? {};
      const { applied_revision } = (await request()) ?? {};
      const outcomes = [
        { is_verified: true, approved: expect.objectContaining(APPLIED), applied_revision: undefined },
        { is_verified: false, approved: undefined, applied_revision: 1 },
      ];
      expect(outcomes).toContainEqual({ is_verified, approved, applied_revision });
    }
  });
});

it.each([
  ['a decision', () => decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }))],
  ['the guide’s withdrawal', () => withdraw(byGuide({ request_id: 'r' }))],
  [
    'the end of a verification',
    async () => {
      await change({ is_verified: true });
      await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Lapsed.' }));
    },
  ],
])('after %s no email asks any more', async (_, end) => {
  await ask(byAdmin(question));
  await end();
  const ids = (await emails()).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('question'))).toEqual([]);
});

describe('a decision that is taken back', () => {
  const decided = { request_id: 'r', decision: 'rejected' } as const;
  const questionEmails = async () => (await emails()).filter(({ id }) => id.startsWith('question'));

  it('asks again what it had silenced, which can still be taken back', async () => {
    const asked_at = await ask(byAdmin(question));
    const [before] = await questionEmails();
    await decisions.decide(byAdmin(decided));
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    const [email, ...others] = await questionEmails();
    expect(others).toEqual([]);
    expect([email?.id, email?.get('delivery'), email?.get('decision')]).toEqual([
      before?.id,
      before?.get('delivery'),
      before?.get('decision'),
    ]);
    expect(email?.get('message.text')).toContain('> Who certified you?');
    await takeBack(byAdmin({ request_id: 'r', asked_at }));
    expect(await questionEmails()).toEqual([]);
  });

  it('asks nothing again that was sent', async () => {
    await ask(byAdmin(question));
    const [email] = await questionEmails();
    await email?.ref.update({ 'delivery.state': 'SUCCESS' });
    await decisions.decide(byAdmin(decided));
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    const all = await questionEmails();
    expect(all.map((one) => one.get('delivery.state'))).toEqual(['SUCCESS']);
  });

  it('asks nothing again with a reason, after which the association acts', async () => {
    const asked_at = await ask(byAdmin(question));
    await decisions.decide(byAdmin(decided));
    await decisions.reopen(byAdmin({ request_id: 'r', admin_notes: 'We look again.' }));
    expect(await questionEmails()).toEqual([]);
    expect(await refusalDetails(takeBack(byAdmin({ request_id: 'r', asked_at })))).toEqual({
      reason: 'no-question',
    });
  });

  it('asks nobody whose account cannot be read', async () => {
    await ask(byAdmin(question));
    await decisions.decide(byAdmin(decided));
    await decisions.firestore.doc('profiles/guide').delete();
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    expect(await questionEmails()).toEqual([]);
    expect(await request()).toMatchObject({ status: 'pending', questions: [{ text: 'Who certified you?' }] });
  });
});

it('reminds of a question once', async () => {
  await decisions.placeGuide('other', 'o');
  const asked_at = await ask(byAdmin(question));
  const after = (days: number) => new Date(Date.parse(asked_at) + days * DAY_MS);
  expect(await remind(after(QUESTION_REMINDER_DAYS - 1))).toMatchObject({ done: 0 });
  expect(await remind(after(QUESTION_REMINDER_DAYS))).toMatchObject({ done: 1 });
  expect(await remind(after(QUESTION_REMINDER_DAYS + 1))).toEqual({ done: 0, failed: [] });
  const [reminder] = (await emails()).filter(({ id }) => id.startsWith('question-waits-r-'));
  expect(reminder?.get('message.text')).toContain('> Who certified you?');
  vi.spyOn(decisions.firestore, 'runTransaction').mockRejectedValueOnce(new Error('unavailable'));
  expect(await remind(after(QUESTION_REMINDER_DAYS))).toEqual({ done: 0, failed: ['other'] });
  expect(await decisions.read('failed_events/everyNight:other')).toBeDefined();
});
