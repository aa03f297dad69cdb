/**
 * Tests which events are redelivered and which failures are listed, on a Firestore emulator in this
 * process.
 */
import { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_RETRY_MINUTES } from '../../../src/domain/limits.ts';
import { failedEventSchema } from '../../../src/domain/failed-event.ts';
import { withCallables } from '../testing/with-callables.ts';

function load() {
  return Promise.all([import('../app.ts'), import('./failed-events.ts')]);
}

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock('firebase-functions/v2', () => ({ logger: { error: logged } }));
const modules = withCallables(load);
beforeEach(() => {
  logged.mockClear();
});

const TASK = { what: 'syncPublicGuide', account: 'u1' } as const;

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

function handle(work: () => Promise<void>, time = minutesAgo(1), retryMinutes?: number): Promise<void> {
  return modules()[1].handleEvent(TASK, time, work, retryMinutes);
}

const fail = () => Promise.reject(new Error('down'));
const succeed = () => Promise.resolve();
const beHopeless = () => Promise.reject(new (modules()[1].HopelessEvent)('unreadable-document'));

async function entries() {
  const { docs } = await modules()[0].firestore.collection('failed_events').get();
  return docs.map((entry) => failedEventSchema.parse(entry.data()));
}

describe('an event', () => {
  it('that fails is redelivered, and not listed', async () => {
    await expect(handle(fail)).rejects.toThrow('down');
    await expect(handle(fail, minutesAgo(EVENT_RETRY_MINUTES - 1))).rejects.toThrow('down');
    expect(await entries()).toEqual([]);
  });

  it('that keeps failing is listed after an hour instead of being redelivered', async () => {
    await handle(fail, minutesAgo(EVENT_RETRY_MINUTES + 1));
    expect(await entries()).toMatchObject([{ ...TASK, why: 'kept-failing', times: 1 }]);
  });

  it('is given up only when its minutes have passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    await expect(handle(fail, ago(60_000), 1)).rejects.toThrow('down');
    await handle(fail, ago(60_001), 1);
    expect(await entries()).toMatchObject([{ why: 'kept-failing' }]);
    vi.useRealTimers();
  });

  it('may have its own time limit', async () => {
    await expect(handle(fail, minutesAgo(4), 5)).rejects.toThrow('down');
    await handle(fail, minutesAgo(6), 5);
    expect(await entries()).toMatchObject([{ why: 'kept-failing' }]);
  });

  it('with a permanent failure is listed immediately, with its reason', async () => {
    await handle(beHopeless);
    expect(await entries()).toMatchObject([{ ...TASK, why: 'unreadable-document', times: 1 }]);
  });

  it('that fails again is counted in one entry, which preserves the time of its first failure', async () => {
    await handle(beHopeless);
    const [first] = await entries();
    await handle(fail, minutesAgo(EVENT_RETRY_MINUTES + 1));
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ why: 'kept-failing', times: 2, first_at: first?.first_at });
    expect(entry?.last_at.getTime()).toBeGreaterThan(first?.last_at.getTime() ?? Infinity);
  });

  it('that succeeds removes its own entry from the list', async () => {
    await handle(beHopeless);
    await modules()[1].recordFailure({ what: 'syncPublicGuide', account: 'u2' }, 'kept-failing');
    await modules()[1].recordFailure({ what: 'checkAvatar', account: 'u1' }, 'kept-failing');
    await handle(succeed);
    const left = (await entries()).map(({ what, account }) => `${what} ${account}`);
    expect(left.toSorted()).toEqual(['checkAvatar u1', 'syncPublicGuide u2']);
  });

  it('that succeeds writes nothing when nothing is listed', async () => {
    const deleted = vi.spyOn(DocumentReference.prototype, 'delete');
    await handle(succeed);
    expect(deleted).not.toHaveBeenCalled();
    deleted.mockRestore();
  });

  it('is logged with the account’s id only', async () => {
    await handle(beHopeless);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Given up and listed for the desk', {
      ...TASK,
      why: 'unreadable-document',
    });
  });

  it('of a job leaves the list with the first run in which it does not fail', async () => {
    const task = (account: string) => ({ what: 'everyNight', account }) as const;
    for (const account of ['u1', 'u2']) await modules()[1].recordFailure(task(account), 'kept-failing');
    await handle(beHopeless);
    await modules()[1].clearFailuresBut(['u2'], 'everyNight');
    const left = (await entries()).map(({ what, account }) => `${what} ${account}`);
    expect(left.toSorted()).toEqual(['everyNight u2', 'syncPublicGuide u1']);
  });

  it('of a deleted account leaves the list', async () => {
    await handle(beHopeless);
    await modules()[1].recordFailure({ what: 'syncPublicGuide', account: 'u2' }, 'kept-failing');
    await modules()[1].clearFailuresOf('u1');
    expect((await entries()).map(({ account }) => account)).toEqual(['u2']);
  });
});
