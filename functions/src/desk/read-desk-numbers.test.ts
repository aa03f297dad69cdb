/** The numbers of the years, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deskNumbersSchema } from '../../../src/domain/desk/numbers.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { callBy, NOT_ADMINS, refusalDetails } from '../testing/callables.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let call: (request: ReturnType<typeof callBy>) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { readDeskNumbers } = await import('./read-desk.ts');
  call = async (request) => readDeskNumbers.run(request);
});
beforeEach(() => decisions.reset());

const read = async () => deskNumbersSchema.parse(await call(byAdmin(undefined)));

it.each(NOT_ADMINS)('%s is refused', async (_who, uid, role, reason) => {
  expect(await refusalDetails(call(callBy(uid, undefined, role)))).toEqual({ reason });
});

it('counts what the decisions wrote, also of a member whose account was deleted', async () => {
  expect(await read()).toEqual({ years: [], entries: 0 });
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'A mistake.' }));
  const { planErasure } = await import('../account/erase-account.ts');
  await decisions.firestore.runTransaction(async (transaction) =>
    (await planErasure(transaction, 'guide'))(transaction),
  );
  // The backend's clock is that of all files in this process.
  const { docs } = await decisions.firestore.collection('decision_journal').get();
  const year = tbilisiDay(docs[0]?.get('at').toDate()).slice(0, 4);
  const counts = { joined: 1, renewed: 0, ended: 0, withdrawn: 1 };
  expect(await read()).toEqual({ years: [{ year, counts }], entries: 2 });
});

it('what was taken back is told by the order of the entries, and one that is unreadable is left out', async () => {
  const entry = {
    request_id: 'x',
    before: { membership: null },
    membership: { number: 1, ends_at: new Date(9e12) },
  };
  const at = (day: number) => new Date(Date.UTC(2025, 0, day));
  await decisions.store('decision_journal/a', { ...entry, action: 'approved', at: at(3) });
  await decisions.store('decision_journal/b', { ...entry, action: 'reopened', at: at(2) });
  await decisions.store('decision_journal/c', { ...entry, action: 'approved', at: at(1) });
  await decisions.store('decision_journal/d', { action: 'approved', at: at(1) });
  const counts = { joined: 1, renewed: 0, ended: 0, withdrawn: 0 };
  expect(await read()).toEqual({ years: [{ year: '2025', counts }], entries: 3 });
});
