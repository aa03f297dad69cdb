/** Jobs of the night and the hour, on a Firestore emulator and a bucket in this process. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  APPLICATION_RETENTION_MONTHS,
  FAILED_EVENT_DAYS,
  MAIL_RETENTION_DAYS,
} from '../../../src/domain/settings.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { PACE_OF } from '../../../src/domain/verification/pace.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock(import('firebase-functions/v2'), async (original) => {
  const { logger, ...others } = await original();
  return { ...others, logger: { ...logger, error: logged, warn: logged, info: logged } };
});
const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));
const modules = withCallables(() => Promise.all([import('../app.ts'), import('./scheduled-jobs.ts')]));

const NOW = new Date('2026-05-01T10:00:00Z');

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MS);
}

function monthsAgo(months: number): Date {
  const date = new Date(NOW);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

async function store(path: string, data: Record<string, unknown>): Promise<void> {
  await modules()[0].firestore.doc(path).set(data);
}

async function read(path: string): Promise<Record<string, unknown> | undefined> {
  return (await modules()[0].firestore.doc(path).get()).data();
}

it.each([
  ['slugs', 'guide_slugs', 'released_at', monthsAgo(13), monthsAgo(11)],
  ['deskNotes', 'desk_notes', 'at', monthsAgo(25), monthsAgo(23)],
  ['contentHistory', 'content_history', 'published_at', monthsAgo(25), monthsAgo(23)],
  ['failures', 'failed_events', 'last_at', daysAgo(FAILED_EVENT_DAYS + 1), daysAgo(FAILED_EVENT_DAYS - 1)],
  ['mail', 'mail', 'created_at', daysAgo(MAIL_RETENTION_DAYS + 1), daysAgo(MAIL_RETENTION_DAYS - 1)],
  ['messages', 'guide_messages', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['schoolApplications', 'applications', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['unconfirmedApplications', 'unconfirmed_applications', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['messageSenders', 'message_senders', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['messageBlocks', 'message_blocks', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['messageLimits', 'message_limits', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['messageKeys', 'message_keys', 'erase_at', daysAgo(1), daysAgo(-1)],
  ['pictureUploads', 'picture_uploads', 'erase_at', daysAgo(1), daysAgo(-1)],
] as const)(
  '%s: deletes the old document, and neither a young one nor one without a date',
  async (...row) => {
    const [job, collection, field, old, young] = row;
    await store(`${collection}/old`, { [field]: old });
    await store(`${collection}/young`, { [field]: young });
    await store(`${collection}/dateless`, { user_id: 'guide' });
    expect(await modules()[1].NIGHTLY[job](NOW)).toBe(1);
    expect(await read(`${collection}/old`)).toBeUndefined();
    expect(await read(`${collection}/young`)).toBeDefined();
    expect(await read(`${collection}/dateless`)).toBeDefined();
  },
);

it('deletes any number of documents, also in two concurrent runs', async () => {
  const writer = modules()[0].firestore.bulkWriter();
  for (let number = 0; number < 600; number += 1)
    void writer.set(modules()[0].firestore.doc(`message_limits/${number}`), { erase_at: daysAgo(1) });
  await writer.close();
  const { messageLimits } = modules()[1].NIGHTLY;
  const [first, second] = await Promise.all([messageLimits(NOW), messageLimits(NOW)]);
  expect(first + second).toBe(600);
});

it('leaves a slug that was given to a guide meanwhile', async () => {
  const { firestore } = modules()[0];
  await store('guide_slugs/old', { released_at: monthsAgo(13) });
  const query = Object.getPrototypeOf(firestore.collection('guide_slugs').limit(1));
  const get = query.get;
  const spy = vi.spyOn(query, 'get').mockImplementationOnce(async function (this: unknown) {
    const found = await get.call(this);
    await store('guide_slugs/old', { user_id: 'guide' });
    return found;
  });
  expect(await modules()[1].NIGHTLY.slugs(NOW)).toBe(0);
  spy.mockRestore();
  expect(await read('guide_slugs/old')).toEqual({ user_id: 'guide' });
  // Nothing else that prevents it is passed over.
  const reference = Object.getPrototypeOf(firestore.doc('a/b'));
  await store('guide_slugs/old', { released_at: monthsAgo(13) });
  const broken = vi.spyOn(reference, 'delete').mockRejectedValueOnce(new Error('down'));
  await expect(modules()[1].NIGHTLY.slugs(NOW)).rejects.toThrow('down');
  broken.mockRestore();
});

it('removes the notes from old entries of the journal, and leaves the entries', async () => {
  const entry = { action: 'rejected', notes: 'About somebody' };
  await store('decision_journal/old', { ...entry, at: monthsAgo(APPLICATION_RETENTION_MONTHS + 1) });
  await store('decision_journal/young', { ...entry, at: monthsAgo(APPLICATION_RETENTION_MONTHS - 1) });
  expect(await modules()[1].NIGHTLY.notes(NOW)).toBe(1);
  expect(await read('decision_journal/old')).toMatchObject({ action: 'rejected', notes: null });
  expect(await read('decision_journal/young')).toMatchObject(entry);
  expect(await modules()[1].NIGHTLY.notes(NOW)).toBe(0);
});

it('writes only numbers about the pace, and nothing for too few decisions', async () => {
  const { pace } = modules()[1].NIGHTLY;
  await pace();
  expect(await read('figures/verification')).toBeUndefined();
  // The oldest does not count any more, nor does what cannot be read.
  await store('verification_requests/unreadable', { reviewed_at: new Date() });
  for (let days = 1; days <= PACE_OF + 1; days += 1) {
    await store(`verification_requests/of-${days}`, {
      user_id: `guide-${days}`,
      status: 'approved',
      requested_at: new Date('2026-01-01T10:00:00Z'),
      reviewed_at: new Date(Date.UTC(2026, 0, 1 + days, 9)),
    });
  }
  await pace();
  expect(await read('figures/verification')).toEqual({
    count: PACE_OF,
    usual_days: 11,
    longest_days: 21,
    updated_at: expect.anything(),
  });
});

describe('a run', () => {
  const run = async (job: 'everyHour' | 'everyNight') =>
    modules()[1][job].run({ scheduleTime: new Date().toISOString() });
  const signIns = () =>
    vi.spyOn(modules()[0].auth, 'getUsers').mockResolvedValue({ users: [], notFound: [] });
  let accounts: ReturnType<typeof signIns>;
  beforeEach(async () => {
    logged.mockClear();
    accounts = signIns();
    await store('message_keys/old', { erase_at: daysAgo(1) });
  });
  afterEach(() => vi.restoreAllMocks());

  it('of the night does all its jobs, and logs what it did', async () => {
    await store('failed_events/everyNight:guide', { what: 'everyNight', account: 'guide' });
    await run('everyNight');
    expect(await read('message_keys/old')).toBeUndefined();
    expect(logged).toHaveBeenCalledWith(
      'Kept no longer than stated',
      expect.objectContaining({ memberships: { done: 0, failed: [] }, messageKeys: 1, slugs: 0 }),
    );
    const [, entry] = logged.mock.calls[0] ?? [];
    expect(Object.keys(entry ?? {})).toEqual(Object.keys(modules()[1].NIGHTLY));
    expect(await read('failed_events/everyNight:guide')).toBeUndefined();
  });

  it('of which one job fails does the others, and is repeated', async () => {
    await store('profiles/guide', {});
    accounts.mockRejectedValue(new Error('down'));
    await expect(run('everyNight')).rejects.toThrow('down');
    expect(await read('message_keys/old')).toBeUndefined();
    expect(logged).toHaveBeenCalledWith(
      'Kept no longer than stated',
      expect.objectContaining({ accounts: 'failed', messageKeys: 1 }),
    );
  });

  it('of the hour that fails for an account lists it, and is repeated; it leaves the list when it is done', async () => {
    const getUser = vi.spyOn(modules()[0].auth, 'getUser').mockRejectedValueOnce(new Error('down'));
    getUser.mockRejectedValueOnce(new Error('down'));
    getUser.mockResolvedValue(Object.create(null));
    vi.spyOn(modules()[0].auth, 'deleteUser').mockResolvedValue();
    for (const uid of ['guide', 'guide-2'])
      await store(`account_deletions/${uid}`, { started_at: new Date(0) });
    await store('failed_events/everyHour:other', { what: 'everyHour', account: 'other' });
    await expect(run('everyHour')).rejects.toThrow('Not done for guide, guide-2');
    expect(await read('failed_events/everyHour:guide')).toMatchObject({ why: 'kept-failing' });
    expect(await read('failed_events/everyHour:other')).toBeUndefined();
    logged.mockClear();
    await run('everyHour');
    expect(await read('failed_events/everyHour:guide')).toBeUndefined();
    expect(logged).not.toHaveBeenCalledWith('Kept no longer than stated', expect.anything());
  });
});
