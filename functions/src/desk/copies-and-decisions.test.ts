/** Writing desk copies must not delay concurrent writes, and the newest state must win. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deskRequestSchema } from '../../../src/domain/verification/desk-copy.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let syncDeskCopies: (uid: string) => Promise<void>;

beforeAll(async () => {
  decisions = await startDecisions();
  ({ syncDeskCopies } = await import('./desk-copies.ts'));
});
beforeEach(() => decisions.reset());
afterEach(() => vi.restoreAllMocks());

const keep = () => syncDeskCopies('guide');

function save(phone: string): Promise<unknown> {
  return decisions.firestore.doc('guide_profiles/guide').update({ phone, updated_at: new Date() });
}

async function copy() {
  return deskRequestSchema.parse(await decisions.read('verification_requests/r')).desk;
}

it('every decision succeeds at its first attempt while the guide saves and copies are written', async () => {
  const transactions = vi.spyOn(decisions.firestore, 'runTransaction');
  const steps = Array.from({ length: 3 }, () => [
    () => decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' })),
    () => decisions.reopen(byAdmin({ request_id: 'r' })),
  ]).flat();
  for (const [index, step] of steps.entries()) {
    // One change triggers several events.
    await Promise.all([keep(), step(), save(`+995 555 00 00 0${index}`), keep(), keep()]);
  }
  expect(transactions.mock.settledResults.map(({ type }) => type)).toEqual(steps.map(() => 'fulfilled'));
  await keep();
  expect(await copy()).toMatchObject({
    guide: { phone: '+995 555 00 00 05', verification_status: 'pending' },
    membership: { number: 1001 },
    attempts: [{ id: 'r', data: { status: 'pending' } }],
  });
});

it('data read before a later save does not overwrite it', async () => {
  const { firestore } = decisions;
  const batch = firestore.batch.bind(firestore);
  vi.spyOn(firestore, 'batch').mockImplementationOnce(() => {
    const slow = batch();
    const commit = slow.commit.bind(slow);
    slow.commit = async () => {
      await save('+995 555 22 22 22');
      await keep();
      return commit();
    };
    return slow;
  });
  await save('+995 555 11 11 11');
  await keep();
  expect(await copy()).toMatchObject({ guide: { phone: '+995 555 22 22 22' } });
});

it('a permanent failure rejects, so that the event is delivered again', async () => {
  const failure = Object.assign(new Error('on purpose'), { code: 7 });
  vi.spyOn(decisions.firestore, 'batch').mockImplementation(() => {
    throw failure;
  });
  await expect(keep()).rejects.toBe(failure);
});
