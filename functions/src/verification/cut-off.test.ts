/**
 * A function that is killed half-way, as by its time limit: a decision, a revocation, a decision taken
 * back and the end of a guide profile each happen whole or not at all, and may be asked for again.
 */
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalDetailsSchema } from '../../../src/domain/verification.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { callBy, refusalDetails, startCallables, type CallableHarness } from '../testing/callables.ts';

const NOW = new Date('2026-05-01T10:00:00Z');

function load() {
  return Promise.all([
    import('./process-verification-request.ts'),
    import('./revoke-verification.ts'),
    import('./reopen-request.ts'),
    import('../app.ts'),
    import('../account/erase-guide.ts'),
    import('../transactions.ts'),
  ]);
}

let harness: CallableHarness;
let modules: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  harness = await startCallables();
  modules = await load();
});
afterAll(() => harness.close());

beforeEach(async () => {
  vi.restoreAllMocks();
  harness.reset();
  await store('user_roles/admin', { user_id: 'admin', role: 'admin' });
  await store('guide_profiles/guide', {
    ...validGuideProfile('guide', 'Giorgi Beridze'),
    is_verified: false,
    verification_status: 'pending',
    open_request_id: 'r',
    created_at: NOW,
    updated_at: NOW,
  });
  await store('verification_requests/r', { user_id: 'guide', status: 'pending', requested_at: NOW });
});

async function store(path: string, data: Record<string, unknown>): Promise<void> {
  await modules[3].firestore.doc(path).set(data);
}

/** Every document there is, by path. */
async function everything(): Promise<Record<string, unknown>> {
  const collections = await modules[3].firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return Object.fromEntries(snapshots.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

const byAdmin = (data: unknown): CallableRequest => callBy('admin', data, 'admin');

function approve(): Promise<unknown> {
  return Promise.resolve(
    modules[0].processVerificationRequest.run(byAdmin({ request_id: 'r', decision: 'approved' })),
  );
}

class Killed extends Error {}

/** Ends the next transaction before or after its commit, as the end of the process would. */
function killNext(moment: 'before' | 'after'): void {
  const { firestore } = modules[3];
  const runTransaction = firestore.runTransaction.bind(firestore);
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (work, options) => {
    const outcome = await runTransaction(async (transaction) => {
      const done = await work(transaction);
      if (moment === 'before') throw new Killed();
      return done;
    }, options);
    if (moment === 'after') throw new Killed();
    return outcome;
  });
}

interface Step {
  readonly name: string;
  readonly before?: () => Promise<unknown>;
  readonly run: () => Promise<unknown>;
  /** What asking again answers, once it was done though no answer came. */
  readonly again: string | undefined;
  readonly journal: readonly string[];
}

const STEPS: readonly Step[] = [
  { name: 'an approval', run: approve, again: 'already-decided', journal: ['approved'] },
  {
    name: 'a rejection',
    run: async () =>
      modules[0].processVerificationRequest.run(
        byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'No' }),
      ),
    again: 'already-decided',
    journal: ['rejected'],
  },
  {
    name: 'a revocation',
    before: approve,
    run: async () => modules[1].revokeVerification.run(byAdmin({ user_id: 'guide', admin_notes: 'Lapsed' })),
    again: 'not-verified',
    journal: ['approved', 'revoked'],
  },
  {
    name: 'a decision taken back',
    before: approve,
    run: async () => modules[2].reopenRequest.run(byAdmin({ request_id: 'r' })),
    again: 'not-decided',
    journal: ['approved', 'reopened'],
  },
  {
    name: 'the end of a guide profile',
    before: approve,
    run: () =>
      modules[5].inTransaction(async (transaction) => {
        const erase = await modules[4].planErasure(transaction, 'guide');
        erase(transaction);
      }),
    again: undefined,
    journal: ['approved'],
  },
];

/** Why it is refused; undefined where it is done once more. */
async function reasonOf(run: Step['run']): Promise<unknown> {
  const outcome = await run().catch((error: unknown) => error);
  if (!(outcome instanceof HttpsError)) return undefined;
  return refusalDetailsSchema.parse(outcome.details).reason;
}

async function journal(): Promise<unknown[]> {
  const { docs } = await modules[3].firestore.collection('decision_journal').orderBy('at').get();
  return docs.map((entry) => entry.get('action'));
}

describe.each(STEPS)('$name', ({ before, run, again, journal: entries }) => {
  it('killed before its commit changes nothing, and happens when asked again', async () => {
    await before?.();
    const state = await everything();
    killNext('before');
    await expect(run()).rejects.toBeInstanceOf(Killed);
    expect(await everything()).toEqual(state);
    await run();
    expect(await everything()).not.toEqual(state);
    expect(await journal()).toEqual(entries);
  });

  it('killed before its answer is whole, and does not happen twice', async () => {
    await before?.();
    killNext('after');
    await expect(run()).rejects.toBeInstanceOf(Killed);
    const state = await everything();
    expect(await reasonOf(run)).toBe(again);
    expect(await everything()).toEqual(state);
    expect(await journal()).toEqual(entries);
  });
});

describe('a transaction that meets another', () => {
  it('is made again until it succeeds, and a refusal is not', async () => {
    const { firestore } = modules[3];
    const aborted = Object.assign(new Error('contention'), { code: 10 });
    const spy = vi.spyOn(firestore, 'runTransaction');
    for (let time = 0; time < 6; time += 1) spy.mockRejectedValueOnce(aborted);
    await expect(approve()).rejects.toBe(aborted);
    expect(spy).toHaveBeenCalledTimes(6);
    // The last attempt leaves the patience to the SDK.
    expect(spy.mock.calls.map(([, options]) => options)).toEqual([
      ...Array.from({ length: 5 }, () => ({ maxAttempts: 1 })),
      undefined,
    ]);
    spy.mockClear();
    spy.mockRejectedValueOnce(aborted);
    expect(await approve()).toMatchObject({ status: 'approved' });
    expect(spy).toHaveBeenCalledTimes(2);
    spy.mockClear();
    expect(await refusalDetails(approve())).toMatchObject({ reason: 'already-decided' });
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('leaves other failures of the database to the SDK’s own repetition', async () => {
    const spy = vi.spyOn(modules[3].firestore, 'runTransaction');
    spy.mockRejectedValueOnce(Object.assign(new Error('unavailable'), { code: 14 }));
    expect(await approve()).toMatchObject({ status: 'approved' });
    expect(spy.mock.calls.map(([, options]) => options)).toEqual([{ maxAttempts: 1 }, undefined]);
  });
});
