/**
 * Simulates a function killed while running, as by its timeout: deciding, reopening, revoking and erasing
 * a guide profile are atomic, and a repeated call changes nothing more.
 */
import { HttpsError } from 'firebase-functions/v2/https';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalDetailsSchema } from '../../../src/domain/verification/verification.ts';
import { refusalDetails } from '../testing/callables.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;

beforeAll(async () => {
  decisions = await startDecisions();
});

beforeEach(async () => {
  vi.restoreAllMocks();
  await decisions.reset();
});

/** Returns all documents by path. */
async function everything(): Promise<Record<string, unknown>> {
  const collections = await decisions.firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return Object.fromEntries(snapshots.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

function approve(): Promise<unknown> {
  return decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
}

class Killed extends Error {}

/** Makes the next transaction fail before or after its commit, as if the process had ended. */
function killNext(moment: 'before' | 'after'): void {
  const { firestore } = decisions;
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
  /** The refusal of a repeated call after the commit; undefined if it succeeds. */
  readonly again: string | undefined;
  readonly journal: readonly string[];
}

const STEPS: readonly Step[] = [
  { name: 'an approval', run: approve, again: 'already-decided', journal: ['approved'] },
  {
    name: 'a rejection',
    run: () => decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'No' })),
    again: 'already-decided',
    journal: ['rejected'],
  },
  {
    name: 'a revocation',
    before: approve,
    run: () => decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Lapsed' })),
    again: 'not-verified',
    journal: ['approved', 'revoked'],
  },
  {
    name: 'a reopening',
    before: approve,
    run: () => decisions.reopen(byAdmin({ request_id: 'r' })),
    again: 'not-decided',
    journal: ['approved', 'taken-back'],
  },
  {
    name: 'the erasure of a guide profile',
    before: approve,
    run: async () => {
      // Not imported at the top, because the harness must set the emulator's address first.
      const { planErasure } = await import('../account/erase-account.ts');
      await decisions.firestore.runTransaction(async (transaction) => {
        const erase = await planErasure(transaction, 'guide');
        erase(transaction);
      });
    },
    again: undefined,
    journal: ['approved'],
  },
];

/** Returns why the call is refused; undefined if it succeeds. */
async function reasonOf(run: Step['run']): Promise<unknown> {
  const outcome = await run().catch((error: unknown) => error);
  if (!(outcome instanceof HttpsError)) return undefined;
  return refusalDetailsSchema.parse(outcome.details).reason;
}

async function journal(): Promise<unknown[]> {
  const { docs } = await decisions.firestore.collection('decision_journal').orderBy('at').get();
  return docs.map((entry) => entry.get('action'));
}

describe.each(STEPS)('$name', ({ before, run, again, journal: entries }) => {
  it('changes nothing when killed before its commit, and succeeds when repeated', async () => {
    await before?.();
    const state = await everything();
    killNext('before');
    await expect(run()).rejects.toBeInstanceOf(Killed);
    expect(await everything()).toEqual(state);
    await run();
    expect(await everything()).not.toEqual(state);
    expect(await journal()).toEqual(entries);
  });

  it('is complete when killed after its commit, and is not repeated', async () => {
    await before?.();
    killNext('after');
    await expect(run()).rejects.toBeInstanceOf(Killed);
    const state = await everything();
    expect(await reasonOf(run)).toBe(again);
    expect(await everything()).toEqual(state);
    expect(await journal()).toEqual(entries);
  });
});

/** Records each attempt of later transactions. */
function watchNext(): unknown[] {
  const { firestore } = decisions;
  const runTransaction = firestore.runTransaction.bind(firestore);
  const attempts: unknown[] = [];
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work, options) =>
    runTransaction(async (transaction) => {
      try {
        return await work(transaction);
      } finally {
        attempts.push(transaction);
      }
    }, options),
  );
  return attempts;
}

describe('a decision during another transaction', () => {
  it('is retried when the other commits first; a refusal is not', async () => {
    const guide = decisions.firestore.doc('guide_profiles/guide');
    let decision: Promise<unknown> | undefined;
    let attempts: unknown[] = [];
    // The older transaction wins, so the decision is aborted.
    await decisions.firestore.runTransaction(async (transaction) => {
      await transaction.get(guide);
      attempts = watchNext();
      decision = approve();
      await vi.waitFor(() => expect(attempts).toHaveLength(1));
      transaction.update(guide, { bio: 'meanwhile' });
    });
    expect(await decision).toMatchObject({ status: 'approved' });
    expect(attempts).toHaveLength(2);
    expect(await decisions.read(guide.path)).toMatchObject({ is_verified: true, bio: 'meanwhile' });
    expect(await journal()).toEqual(['approved']);
    vi.restoreAllMocks();
    const refused = watchNext();
    expect(await refusalDetails(approve())).toMatchObject({ reason: 'already-decided' });
    expect(refused).toHaveLength(1);
  });
});
