/** What an admin undoes before its email is sent, on a Firestore emulator in this process. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { MAX_WITHDRAWALS } from '../../../src/domain/settings.ts';
import { timestamp } from '../../../src/domain/timestamp.ts';
import type { Undoable } from '../../../src/domain/verification/verification.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

async function load() {
  const [undo, terms] = await Promise.all([import('./undo.ts'), import('./terms.ts')]);
  return { ...undo, ...terms };
}

const MEMBERSHIP = 'memberships/guide';
const REQUEST = 'verification_requests/r';
const PROFILE = 'guide_profiles/guide';
let decisions: Decisions;
let functions: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  decisions = await startDecisions();
  functions = await load();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await decisions.reset();
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  const { docs } = await decisions.firestore.collection('mail').get();
  for (const { ref } of docs) await ref.delete();
  const { docs: entries } = await decisions.firestore.collection('decision_journal').get();
  for (const { id } of entries) await age(id, 3600);
});

afterEach(() => vi.useRealTimers());

/** As if the change had been made so long ago. */
const age = (journal_id: string, seconds: number) =>
  decisions.firestore
    .doc(`decision_journal/${journal_id}`)
    .update({ at: new Date(Date.now() - seconds * 1000) });
/** Returns when the last change was made, as the desk shows it. */
async function seenAt(action: Undoable): Promise<string> {
  const found = action === 'revoked' ? await revokedAt() : (await decisions.read(MEMBERSHIP))?.['end_set'];
  return dated.safeParse(found).data?.at.toISOString() ?? NOW.toISOString();
}
const dated = z.object({ at: timestamp });
async function revokedAt(): Promise<object> {
  const requests = decisions.firestore.collection('verification_requests');
  const { docs } = await requests.orderBy('reviewed_at', 'desc').limit(1).get();
  return { at: docs[0]?.get('reviewed_at') };
}
const undo = async (action: Undoable, at?: string) =>
  functions.undoChange.run(byAdmin({ user_id: 'guide', action, at: at ?? (await seenAt(action)) }));
const refused = async (action: Undoable, at?: string) => refusalDetails(undo(action, at));

/** Returns the id of the newest entry of the journal. */
async function newest(): Promise<string> {
  const { docs } = await decisions.firestore
    .collection('decision_journal')
    .orderBy('at', 'desc')
    .limit(1)
    .get();
  return docs[0]?.id ?? '';
}

async function revoke(): Promise<string> {
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
  return newest();
}

async function setEnd(last_day: string, present_last_day: string | null = '2027-03-31'): Promise<string> {
  const end = { user_id: 'guide', last_day, present_last_day, admin_notes: 'Insurance' };
  await functions.setMembershipEnd.run(byAdmin(end));
  return newest();
}

const EACH: readonly [Undoable, () => Promise<string>][] = [
  ['revoked', revoke],
  ['end-set', () => setEnd('2027-05-01')],
];

/** All that a change touches; `replaced` and fields that are null or missing are the same to every reader. */
async function state() {
  const paths = [MEMBERSHIP, REQUEST, PROFILE, 'public_guides/giorgi-beridze', 'public_memberships/1001'];
  const all = await Promise.all(paths.map((path) => decisions.read(path)));
  return all.map((data) => {
    const { updated_at: _written, ...fields } = data ?? {};
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  });
}

const mails = async () => (await decisions.firestore.collection('mail').get()).docs.map(({ id }) => id);

async function actions(): Promise<unknown[]> {
  const { docs } = await decisions.firestore.collection('decision_journal').get();
  return docs.map((entry) => z.string().parse(entry.get('action'))).toSorted();
}

describe('what is undone at once', () => {
  it.each(EACH)('is as it was, and no email is sent: %s', async (action, change) => {
    const before = await state();
    vi.setSystemTime(NOW.getTime() + 1000);
    const id = await change();
    expect(await state()).not.toEqual(before);
    expect(await mails()).toHaveLength(1);
    await age(id, 29);
    await undo(action);
    expect(await state()).toEqual(before);
    expect(await mails()).toEqual([]);
    expect(await decisions.read(REQUEST)).not.toHaveProperty('replaced');
    expect((await actions()).at(-1)).toBe('undone');
    // The guide reads its entries.
    expect(await decisions.read(`decision_journal/${id}`)).toMatchObject({ action, notes: null });
  });

  it('a revocation leaves a request open that was open, and none that was not', async () => {
    const request = await decisions.read(REQUEST);
    const applied = { ...APPLIED, certification_level: 'master' };
    await decisions.store('verification_requests/open', {
      ...request,
      applied,
      status: 'pending',
      requested_at: new Date(),
      reviewed_by: 'second',
      returned: { at: NOW, decision: 'rejected', reason: null },
      questions: [{ asked_at: NOW, asked_by: 'second', text: 'Insurance?' }],
    });
    await decisions.firestore.doc(PROFILE).update({ open_request_id: 'open' });
    await revoke();
    // The desk lists the member under what was approved.
    expect(await decisions.read('verification_requests/open')).toMatchObject({
      status: 'rejected',
      applied: APPLIED,
    });
    expect(await decisions.read(PROFILE)).toMatchObject({ open_request_id: null });
    await undo('revoked');
    expect(await decisions.read('verification_requests/open')).toMatchObject({
      status: 'pending',
      applied,
      reviewed_at: expect.anything(),
      reviewed_by: 'second',
      returned: { decision: 'rejected' },
    });
    expect(await decisions.read(PROFILE)).toMatchObject({ open_request_id: 'open', is_verified: true });
    // The email on its question, which the withdrawal had deleted.
    expect(await mails()).toEqual([expect.stringMatching(/^question-/u)]);
  });

  it('despite the withdrawals of a day by the guide', async () => {
    await setEnd('2027-05-01');
    const { docs } = await decisions.firestore.collection('decision_journal').orderBy('at').get();
    const entry = docs.at(-1)?.data();
    const at = new Date(Date.now() + 1000);
    const change = { action: 'withdrawn', at };
    for (let time = 1; time <= MAX_WITHDRAWALS; time += 1)
      await decisions.store(`decision_journal/later-${time}`, { ...entry, ...change });
    expect(await undo('end-set')).toBeUndefined();
  });

  it('the first end of a membership leaves one without an end', async () => {
    await decisions.firestore.doc(MEMBERSHIP).update({ ends_at: null });
    await setEnd('2027-05-01', null);
    await undo('end-set');
    expect(await decisions.read(MEMBERSHIP)).toMatchObject({ ends_at: null, end_set: null });
    expect(await decisions.read('public_guides/giorgi-beridze')).not.toHaveProperty('member_until');
  });

  it.each(EACH)('of somebody without an account: %s', async (action, change) => {
    await decisions.firestore.doc('profiles/guide').delete();
    await change();
    expect(await mails()).toEqual([]);
    await undo(action);
    expect(await decisions.read(MEMBERSHIP)).toMatchObject({ state: 'valid' });
  });

  it('keeps the address of a guide whose profile cannot be read', async () => {
    await decisions.firestore.doc(PROFILE).update({ languages: [1] });
    await revoke();
    await undo('revoked');
    expect(await decisions.read(PROFILE)).toMatchObject({ is_verified: true, slug: 'giorgi-beridze' });
    expect(await decisions.read('public_guides/giorgi-beridze')).toBeUndefined();
  });
});

describe('nothing is undone', () => {
  it.each(EACH)('after 30 seconds of the server: %s', async (action, change) => {
    const id = await change();
    await age(id, 30);
    const left = await state();
    expect(await refused(action)).toEqual({ reason: 'undo-late' });
    expect(await state()).toEqual(left);
    expect(await mails()).toHaveLength(1);
  });

  it.each(EACH)('while its email is being sent: %s', async (action, change) => {
    await change();
    const [mail = ''] = await mails();
    await decisions.firestore.doc(`mail/${mail}`).update({ 'delivery.state': 'PROCESSING' });
    expect(await refused(action)).toEqual({ reason: 'undo-late' });
    await decisions.store(`mail/${mail}`, { delivery: 'unknown' });
    expect(await refused(action)).toEqual({ reason: 'undo-late' });
  });

  it.each(EACH)('by the guide, or by somebody who is no admin: %s', async (action, change) => {
    await change();
    const call = { user_id: 'guide', action, at: await seenAt(action) };
    const by = (uid: string | undefined, role?: string) =>
      refusalDetails(functions.undoChange.run(callBy(uid, call, role)));
    expect(await by('guide', 'admin')).toEqual({ reason: 'not-admin' });
    expect(await by('guide')).toEqual({ reason: 'not-admin' });
    expect(await by(undefined)).toEqual({ reason: 'not-signed-in' });
    await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    expect(await by('guide', 'admin')).toEqual({ reason: 'own-request' });
  });

  it('that is no such change, or is not there', async () => {
    expect(await refused('revoked')).toEqual({ reason: 'superseded' });
    const call = (data: object) => refusalDetails(functions.undoChange.run(byAdmin(data)));
    const at = NOW.toISOString();
    expect(await call({ user_id: 'nobody', action: 'revoked', at })).toEqual({ reason: 'superseded' });
    expect(await call({ user_id: 'guide', action: 'approved', at })).toEqual({ reason: 'invalid-input' });
    // Nor one that cannot be read.
    await decisions.store('decision_journal/x', { guide_id: 'guide', at: new Date() });
    expect(await refused('revoked')).toEqual({ reason: 'superseded' });
  });

  it.each(EACH)('twice: %s', async (action, change) => {
    await change();
    await undo(action);
    expect(await refused(action)).toEqual({ reason: 'superseded' });
  });

  it.each(EACH)('of which a colleague has made another one since: %s', async (action, change) => {
    await change();
    const at = await seenAt(action);
    await undo(action);
    vi.setSystemTime(Date.now() + 1000);
    await change();
    expect(await refused(action, at)).toEqual({ reason: 'superseded' });
    await undo(action);
  });

  it('of which something else followed', async () => {
    await setEnd('2027-05-01');
    await revoke();
    expect(await refused('end-set')).toEqual({ reason: 'superseded' });
  });

  it('of a term that has got its end otherwise since', async () => {
    await setEnd('2027-05-01');
    await decisions.firestore.doc(MEMBERSHIP).update({ end_set: null });
    expect(await refused('end-set')).toEqual({ reason: 'superseded' });
  });

  it('of a guide who has asked again since', async () => {
    await revoke();
    await decisions.firestore.doc(PROFILE).update({ open_request_id: 'new' });
    expect(await refused('revoked')).toEqual({ reason: 'superseded' });
  });

  it('of a request that is gone, or does not say what it was', async () => {
    await revoke();
    const { before } = (await decisions.read(REQUEST)) ?? {};
    const unknown = [null, { status: 'approved' }, { status: 'other', member_changed_at: NOW }];
    for (const fields of [{ before: null }, ...unknown.map((replaced) => ({ before, replaced }))]) {
      await decisions.firestore.doc(REQUEST).update(fields);
      expect(await refused('revoked')).toEqual({ reason: 'superseded' });
    }
    await decisions.firestore.doc(REQUEST).delete();
    expect(await refused('revoked')).toEqual({ reason: 'superseded' });
  });

  it.each(EACH)(
    'of a membership that is gone, or whose former term is over by now: %s',
    async (action, change) => {
      const id = await change();
      const over = { 'before.membership.ends_at': new Date(Date.now() - 1) };
      await decisions.firestore.doc(`decision_journal/${id}`).update(over);
      expect(await refused(action)).toEqual({ reason: 'superseded' });
      await decisions.firestore.doc(MEMBERSHIP).delete();
      expect(await refused(action)).toEqual({ reason: 'superseded' });
    },
  );
});
