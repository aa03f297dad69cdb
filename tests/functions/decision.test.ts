/** Decisions: what they write, whom they refuse, and two admins at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeMembers, refusal, signIn, signInAdmin, visitor, type Member } from '../support/member.ts';
import { raceRounds } from '../support/race-rounds.ts';
import {
  adminFirestore,
  clearEverything,
  eventually,
  placeGuide,
  readAnonymously,
  stored,
} from '../support/server.ts';

const DECIDE = 'processVerificationRequest';
const ROUNDS = raceRounds(20);
/** Maximum rounds until both admins have won once. */
const MANY_ROUNDS = 30;
let first: Member;
let second: Member;
let stranger: Member;

beforeAll(async () => {
  await clearEverything();
  first = await signInAdmin('first-admin', 'ნანა ადამია');
  second = await signInAdmin('second-admin', 'Zurab Second');
  stranger = await signIn('stranger');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

async function journalOf(uid: string): Promise<Record<string, unknown>[]> {
  const entries = await adminFirestore.collection('decision_journal').where('guide_id', '==', uid).get();
  return entries.docs.map((entry) => entry.data());
}

/** Returns everything that a refused decision must not change. */
async function snapshotOf(uid: string): Promise<string> {
  const [request, guide, journal, guides] = await Promise.all([
    stored(`verification_requests/request-of-${uid}`),
    stored(`guide_profiles/${uid}`),
    journalOf(uid),
    adminFirestore.collection('public_guides').get(),
  ]);
  return JSON.stringify([request, guide, journal, guides.size]);
}

describe('a refused decision', () => {
  const open = 'refused-guide';
  const request_id = `request-of-${open}`;

  beforeAll(async () => {
    await placeGuide(open, 'Refused Guide');
  });

  it.each([
    ['without sign-in', visitor, 'unauthenticated', 'not-signed-in'],
    ['by no admin', async () => stranger, 'permission-denied', 'not-admin'],
  ] as const)('%s changes nothing', async (_, member, code, reason) => {
    const before = await snapshotOf(open);
    const seen = await refusal((await member()).call(DECIDE, { request_id, decision: 'approved' }));
    expect(seen).toMatchObject({ code, details: { reason } });
    expect(await snapshotOf(open)).toBe(before);
  });
});

async function race(round: number): Promise<boolean> {
  const { uid, requestId } = await placeGuide(`raced-${round}`, `Raced Guide ${round}`);
  const approve = () => first.call(DECIDE, { request_id: requestId, decision: 'approved' });
  const reject = () =>
    second.call(DECIDE, { request_id: requestId, decision: 'rejected', admin_notes: 'No' });
  // Alternating, because the first call usually wins.
  const early = round % 2 === 0 ? approve() : undefined;
  const rejection = reject();
  const approval = early ?? approve();
  const outcomes = await Promise.allSettled([approval, rejection]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const approved = outcomes[0].status === 'fulfilled';
  expect(await refusal(approved ? rejection : approval)).toEqual({
    code: 'already-exists',
    details: { reason: 'already-decided' },
  });
  const request = await stored(`verification_requests/${requestId}`);
  const guide = await stored(`guide_profiles/${uid}`);
  expect(request['status']).toBe(approved ? 'approved' : 'rejected');
  expect(guide).toMatchObject({ is_verified: approved, verification_status: request['status'] });
  expect(await journalOf(uid)).toHaveLength(1);
  await eventually(async () => {
    const { status } = await readAnonymously(`public_guides/raced-guide-${round}`);
    expect(status).toBe(approved ? 200 : 404);
  });
  return approved;
}

describe('two admins at the same moment', () => {
  it(
    `agree in each of at least ${ROUNDS} rounds on which decision counts`,
    { timeout: 180_000 },
    async () => {
      let firstWins = 0;
      let rounds = 0;
      const hasOneWinner = () => firstWins === 0 || firstWins === rounds;
      while (rounds < ROUNDS || (hasOneWinner() && rounds < MANY_ROUNDS)) {
        // Sequential rounds: the race is within each.
        if (await race(rounds)) firstWins += 1;
        rounds += 1;
      }
      // Both orders must have occurred, or nothing was raced.
      expect(hasOneWinner()).toBe(false);
    },
  );
});
