/**
 * A function that is killed half-way, as by its time limit: a decision, a revocation, a decision taken
 * back and the end of a guide profile each happen whole or not at all, and may be asked for again.
 */
import { HttpsError } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalDetailsSchema } from '../../../src/domain/verification/verification.ts';
import { refusalDetails } from '../testing/callables.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;

beforeAll(async () => {
  decisions = await startDecisions();
});
afterAll(() => decisions.close());

beforeEach(async () => {
  vi.restoreAllMocks();
  await decisions.reset();
});

/** Every document there is, by path. */
async function everything(): Promise<Record<string, unknown>> {
  const collections = await decisions.firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return Object.fromEntries(snapshots.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

function approve(): Promise<unknown> {
  return decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
}

class Killed extends Error {}

/** Ends the next transaction before or after its commit, as the end of the process would. */
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
  /** What asking again answers, once it was done though no answer came. */
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
    name: 'a decision taken back',
    before: approve,
    run: () => decisions.reopen(byAdmin({ request_id: 'r' })),
    again: 'not-decided',
    journal: ['approved', 'reopened'],
  },
  {
    name: 'the end of a guide profile',
    before: approve,
    run: async () => {
      // Not at the top: the harness says first where the emulator is.
      const { planErasure } = await import('../account/erase-guide.ts');
      await decisions.firestore.runTransaction(async (transaction) => {
        const erase = await planErasure(transaction, 'guide');
        erase(transaction);
      });
    },
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
  const { docs } = await decisions.firestore.collection('decision_journal').orderBy('at').get();
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

/** Notes each attempt of the following transactions once it has read everything. */
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

describe('a transaction that meets another', () => {
  it('is made again when the other one goes first, and a refusal is not', async () => {
    const guide = decisions.firestore.doc('guide_profiles/guide');
    let decision: Promise<unknown> | undefined;
    let attempts: unknown[] = [];
    // Begun before the decision, so of the two the decision is cut off.
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
