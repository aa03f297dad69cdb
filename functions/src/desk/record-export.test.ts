/** What leaves the desk is written into the journal, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { journalEntrySchema } from '../../../src/domain/verification/verification.ts';
import { callBy, NOT_ADMINS, refusalDetails } from '../testing/callables.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let call: (request: ReturnType<typeof callBy>) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { recordExport } = await import('./notes.ts');
  call = async (request) => recordExport.run(request);
});
beforeEach(() => decisions.reset());

const EXPORTED = { what: 'addresses', filters: 'view=members&region=svaneti', rows: 12 };
const entries = async () => (await decisions.firestore.collection('decision_journal').get()).docs;

it.each(NOT_ADMINS)('%s is refused, and nothing is written', async (_who, uid, role, reason) => {
  expect(await refusalDetails(call(callBy(uid, EXPORTED, role)))).toEqual({ reason });
  expect(await entries()).toEqual([]);
});

it.each([
  ['another kind', { ...EXPORTED, what: 'everything' }],
  ['no row', { ...EXPORTED, rows: 0 }],
  ['a part of a row', { ...EXPORTED, rows: 1.5 }],
  ['endless filters', { ...EXPORTED, filters: 'x'.repeat(501) }],
  ['more than that', { ...EXPORTED, note: 'for a friend' }],
  ['nothing', undefined],
])('%s is no export', async (_what, data) => {
  expect(await refusalDetails(call(byAdmin(data)))).toEqual({ reason: 'invalid-input' });
  expect(await entries()).toEqual([]);
});

it.each(['spreadsheet', 'addresses', 'journal', 'applications', 'births', 'application'])(
  'says who took %s, when, by which filters, of how many',
  async (what) => {
    await call(byAdmin({ ...EXPORTED, what }));
    const [entry] = await entries();
    // Of no guide, so no guide can read it.
    expect(journalEntrySchema.parse(entry?.data())).toEqual({
      action: 'exported',
      request_id: '',
      guide_id: '',
      actor_id: 'admin',
      notes: null,
      before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
      membership: null,
      exported: { ...EXPORTED, what },
      at: expect.any(Date),
    });
  },
);
