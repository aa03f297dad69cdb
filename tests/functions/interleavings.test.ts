/**
 * Guides with two tabs each and two admins act concurrently in random order: in the end all documents are
 * consistent.
 */
import * as fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { SHOW_FLAGS, type ShowFlag } from '../../src/domain/guide/guide-fields.ts';
import { recordOf } from '../../src/domain/record-of.ts';
import { refusalDetailsSchema } from '../../src/domain/verification/verification.ts';
import { expectAgreement } from '../support/agreement.ts';
import { askForVerification, changeGuide, renameAccount, saveGuide } from '../support/guide-moves.ts';
import { closeMembers, signIn, signInAdmin, type Member } from '../support/member.ts';
import { raceRounds } from '../support/race-rounds.ts';
import { adminFirestore, clearEverything, eventually, letSave } from '../support/server.ts';

const SEQUENCES = raceRounds(5);
const GUIDES = 3;
/** Two names have the same Latin form, so that they compete for slugs. */
const NAMES = [
  ['თამაზ', 'ქაპანაძე'],
  ['თამაზ', 'კაფანაძე'],
  ['Tamaz', 'Kapanadze'],
] as const;

const flag = fc.boolean();
const guideFields = fc.record({
  profession: fc.constantFrom('trekking', 'rafting', ''),
  certification_level: fc.constantFrom('certified', 'master'),
  phone: fc.constantFrom('+995 555 11 11 11', '+995 555 22 22 22'),
  ...recordOf<Record<ShowFlag, typeof flag>>(SHOW_FLAGS, () => flag),
  is_public: flag,
});
const name = fc.nat({ max: NAMES.length - 1 });
const guideMove = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('save'), name, fields: guideFields }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('ask') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rename'), name }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('list'), is_public: flag }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete') }) },
);
const adminMove = fc.record({
  kind: fc.constantFrom('approve', 'approve', 'reject', 'revoke', 'reopen'),
  guide: fc.nat({ max: GUIDES - 1 }),
});
type GuideMove = typeof guideMove extends fc.Arbitrary<infer T> ? T : never;
type AdminMove = typeof adminMove extends fc.Arbitrary<infer T> ? T : never;

const tab = fc.array(guideMove, { minLength: 1, maxLength: 4 });
const sequence = fc.record({
  guides: fc.array(fc.tuple(tab, tab), { minLength: GUIDES, maxLength: GUIDES }),
  admins: fc.tuple(...[0, 1].map(() => fc.array(adminMove, { minLength: 2, maxLength: 6 }))),
});

// These tests provoke denials, which the SDK would print.
setLogLevel('silent');

let admins: readonly Member[];
let moves = 0;
let refused = 0;
/** Number of successful decisions. */
let decisions = 0;

beforeAll(async () => {
  await clearEverything();
  admins = [await signInAdmin('first-admin', 'ნანა ადამია'), await signInAdmin('second-admin')];
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

/** Refused actions are expected; any other failure is not. */
async function attempt(move: () => Promise<unknown>): Promise<boolean> {
  moves += 1;
  try {
    await move();
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refused += 1;
    return false;
  }
}

/** By the rules, by a callable with its reason, or because the document was deleted or just changed. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof FirebaseError)) return false;
  const details = z.object({ details: refusalDetailsSchema }).safeParse(error);
  return details.success || ['permission-denied', 'not-found', 'aborted'].includes(error.code);
}

function play(guide: Member, move: GuideMove): Promise<unknown> {
  const [first_name, last_name] = NAMES['name' in move ? move.name : 0] ?? NAMES[0];
  switch (move.kind) {
    case 'save':
      return saveGuide(guide, { first_name, last_name, guide: 'fields' in move ? move.fields : {} });
    case 'rename':
      return renameAccount(guide, first_name, last_name);
    case 'list':
      return changeGuide(guide, { is_public: 'is_public' in move && move.is_public });
    case 'delete':
      return guide.call('deleteMyAccount');
    default:
      return askForVerification(guide);
  }
}

async function newestRequestOf(uid: string): Promise<string> {
  const { docs } = await adminFirestore
    .collection(COLLECTIONS.verificationRequests)
    .where('user_id', '==', uid)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .get();
  return docs[0]?.id ?? 'none';
}

async function rule(admin: Member, uid: string, kind: AdminMove['kind']): Promise<void> {
  const call = async (): Promise<unknown> => {
    if (kind === 'revoke') return admin.call('revokeVerification', { user_id: uid, admin_notes: 'Lapsed' });
    const request_id = await newestRequestOf(uid);
    if (kind === 'reopen') return admin.call('reopenRequest', { request_id });
    const decision = kind === 'approve' ? 'approved' : 'rejected';
    return admin.call('processVerificationRequest', { request_id, decision, admin_notes: 'As seen' });
  };
  if (await attempt(call)) decisions += 1;
}

async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await work(item);
}

async function join(key: string, index: number): Promise<Member> {
  const [first_name, last_name] = NAMES[index % NAMES.length] ?? NAMES[0];
  const guide = await signIn(key, `${first_name} ${last_name}`);
  await guide.call('ensureProfile', { language: 'en' });
  await saveGuide(guide, { first_name, last_name, guide: {} });
  await askForVerification(guide);
  return guide;
}

describe('concurrent guides and admins', () => {
  it(
    `leave consistent documents after any of ${SEQUENCES} sequences`,
    { timeout: SEQUENCES * 60_000 },
    async () => {
      let round = 0;
      await fc.assert(
        fc.asyncProperty(sequence, async ({ guides: tabs, admins: lists }) => {
          round += 1;
          const guides = await Promise.all(tabs.map((_, index) => join(`guide-${round}-${index}`, index)));
          await Promise.all([
            ...tabs.flatMap((both, index) =>
              both.map((list) =>
                inOrder(list, async (move) => {
                  const guide = guides[index] ?? fail('guide');
                  // Fails if the account has been deleted.
                  await Promise.allSettled([letSave(guide.uid)]);
                  await attempt(() => play(guide, move));
                }),
              ),
            ),
            ...lists.map((list, index) =>
              inOrder(list, ({ kind, guide }) =>
                rule(admins[index] ?? fail('admin'), guides[guide]?.uid ?? '', kind),
              ),
            ),
          ]);
          await eventually(expectAgreement, 30_000);
          await expectJournal();
        }),
        { numRuns: SEQUENCES, endOnFailure: true },
      );
      console.log(`${round} sequences, ${moves} moves (${refused} refused), ${decisions} decisions`);
    },
  );
});

/** Expects one entry for each successful decision. */
async function expectJournal(): Promise<void> {
  const journal = adminFirestore.collection(COLLECTIONS.decisionJournal);
  const entries = await journal.where('action', '!=', 'deleted').count().get();
  expect(entries.data().count).toBe(decisions);
}

function fail(what: string): never {
  throw new Error(`no such ${what}`);
}
