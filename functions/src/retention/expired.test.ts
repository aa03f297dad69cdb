/** Applications that came to nothing, on a Firestore emulator in this process. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { APPLICATION_RETENTION_MONTHS } from '../../../src/domain/settings.ts';
import { byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let erase: (now: Date) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { eraseExpiredApplications } = await import('./expired.ts');
  erase = eraseExpiredApplications;
});
beforeEach(async () => {
  await decisions.reset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function monthsAfter(months: number, date = new Date()): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
const LATER = monthsAfter(APPLICATION_RETENTION_MONTHS + 1);
const NONE = { applications: 0, requests: 0, failed: [] };

const decide = (request_id: string, decision: string) =>
  decisions.decide(byAdmin({ request_id, decision, admin_notes: `Words about ${request_id}` }));
const idsOf = async (name: string) =>
  (await decisions.firestore.collection(name).get()).docs.map(({ id }) => id);
const notesOf = async (uid: string): Promise<unknown[]> => {
  const journal = decisions.firestore.collection('decision_journal').where('guide_id', '==', uid);
  return (await journal.orderBy('at').get()).docs.map((entry) => entry.get('notes'));
};
const update = (path: string, data: Record<string, unknown>) => decisions.firestore.doc(path).update(data);

/** A guide who never asked for a verification. */
async function placeIdle(uid: string): Promise<void> {
  await decisions.placeGuide(uid, `of-${uid}`);
  await decisions.firestore.doc(`verification_requests/of-${uid}`).delete();
  await update(`guide_profiles/${uid}`, { open_request_id: null });
}

it('are erased after their period, with all that belongs to them, and nothing else is', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved', admin_notes: 'Words about r' }));
  await placeIdle('idle');
  for (const uid of ['rejected', 'waiting', 'lapsed']) await decisions.placeGuide(uid, `of-${uid}`);
  await decide('of-rejected', 'rejected');
  await decide('of-lapsed', 'approved');
  await decisions.revoke(byAdmin({ user_id: 'lapsed', admin_notes: 'Words about lapsed' }));
  // A guide who stays, with an old change that was rejected.
  const change = { ...(await decisions.read('verification_requests/r')), status: 'pending' };
  await decisions.store('verification_requests/change', { ...change, requested_at: new Date() });
  await update('guide_profiles/guide', { open_request_id: 'change' });
  await decide('change', 'rejected');
  for (const uid of ['rejected', 'guide'])
    await decisions.store(`desk_notes/${uid}`, { user_id: uid, text: 'x' });

  expect(await erase(monthsAfter(APPLICATION_RETENTION_MONTHS - 1))).toMatchObject({ requests: 0 });
  expect(await idsOf('guide_profiles')).toEqual(['guide', 'lapsed', 'rejected', 'waiting']);
  expect(await erase(LATER)).toEqual({ applications: 2, requests: 1, failed: [] });
  expect(await idsOf('guide_profiles')).toEqual(['guide', 'waiting']);
  expect(await idsOf('verification_requests')).toEqual(['of-waiting', 'r']);
  expect(await idsOf('desk_notes')).toEqual(['guide']);
  // The account itself stays, and may apply again.
  expect(await idsOf('profiles')).toEqual(['admin', 'guide', 'idle', 'lapsed', 'rejected', 'waiting']);
  expect(await notesOf('rejected')).toEqual([null]);
  expect(await notesOf('lapsed')).toEqual([null, null]);
  // The approval stays with its texts; those of the rejected change are deleted.
  expect(await notesOf('guide')).toEqual(['Words about r', null]);
  expect(await erase(LATER)).toEqual(NONE);
});

it('are erased although their fields, or those of a request, cannot be read, but not without those that decide', async () => {
  await placeIdle('unreadable');
  await update('guide_profiles/unreadable', { show_phone: 'yes' });
  await decisions.store('verification_requests/broken', { user_id: 'unreadable', status: 'rejected' });
  await placeIdle('undecided');
  await update('guide_profiles/undecided', { open_request_id: 7 });
  await decisions.store('verification_requests/odd', { user_id: 7, status: 'rejected', reviewed_at: NOW });
  expect(await erase(LATER)).toEqual({ applications: 1, requests: 0, failed: [] });
  expect(await idsOf('guide_profiles')).toEqual(['guide', 'undecided']);
  expect(await idsOf('verification_requests')).toEqual(['odd', 'r']);
});

it.each([
  ['guide', () => update('guide_profiles/idle', { updated_at: LATER })],
  ['request', () => update('verification_requests/r', { reviewed_at: LATER })],
])('a %s that was active again since the list was read stays', async (kind, change) => {
  await (kind === 'guide' ? placeIdle('idle') : decide('r', 'rejected'));
  if (kind === 'request') await update('guide_profiles/guide', { is_verified: true });
  const { firestore } = decisions;
  const runTransaction = firestore.runTransaction.bind(firestore);
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (work, options) => {
    await change();
    return runTransaction(work, options);
  });
  expect(await erase(LATER)).toEqual(NONE);
});

it('of which one cannot be erased do not wait for it', async () => {
  for (const uid of ['first', 'second']) await placeIdle(uid);
  await update('guide_profiles/first', { updated_at: new Date(0) });
  await decide('r', 'rejected');
  await update('guide_profiles/guide', { is_verified: true });
  const { firestore } = decisions;
  const runTransaction = firestore.runTransaction.bind(firestore);
  const broken = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(new Error('down'));
  // The failure is listed, and the second erased.
  for (let time = 0; time < 2; time += 1) broken.mockImplementationOnce(runTransaction);
  broken.mockRejectedValueOnce(new Error('down'));
  expect(await erase(LATER)).toEqual({ applications: 1, requests: 0, failed: ['first', 'guide'] });
  expect(await idsOf('failed_events')).toEqual(['everyNight:first', 'everyNight:guide']);
  broken.mockRejectedValueOnce(new Error('down'));
  expect(await erase(LATER)).toEqual({ applications: 0, requests: 1, failed: ['first'] });
  broken.mockRestore();
  expect(await idsOf('guide_profiles')).toEqual(['first', 'guide']);
});
