/** Tests the figures of the nightly job, on a Firestore emulator in this process. */
import { beforeAll, expect, it } from 'vitest';
import { startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let writePace: () => Promise<void>;

beforeAll(async () => {
  decisions = await startDecisions();
  writePace = (await import('./scheduled-jobs.ts')).NIGHTLY.pace;
});

it('contains only numbers, and is not written for too few decisions', async () => {
  await decisions.reset();
  await writePace();
  expect(await decisions.read('figures/verification')).toBeUndefined();
  for (const days of [1, 2, 6]) {
    await decisions.store(`verification_requests/of-${days}`, {
      user_id: `guide-${days}`,
      status: 'approved',
      requested_at: new Date('2026-01-01T10:00:00Z'),
      reviewed_at: new Date(Date.UTC(2026, 0, 1 + days, 9)),
    });
  }
  await writePace();
  expect(await decisions.read('figures/verification')).toEqual({
    count: 3,
    usual_days: 2,
    longest_days: 6,
    updated_at: expect.anything(),
  });
});
