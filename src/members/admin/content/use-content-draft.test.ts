/** A draft of two editors, and one without a connection. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentDraft, ContentRecord } from '../../../domain/content/content.ts';
import { FailureError } from '../../firebase/errors.ts';
import { useContentDraft } from './use-content-draft.ts';

const save = vi.hoisted(() =>
  vi.fn<(id: string, draft: { record: unknown }, seen: number, uid: string) => Promise<void>>(),
);
vi.mock('../../firebase/firestore/content.ts', () => ({ saveContentDraft: save }));

const START = { title: { ka: 'ა', en: 'A' }, body: [] };
const draft = (revision: number, record: ContentRecord): ContentDraft => ({
  kind: 'news',
  record,
  revision,
  updated_at: new Date(),
  updated_by: 'other',
});

function open(stored?: ContentDraft) {
  return renderHook(
    (now: ContentDraft | undefined) =>
      useContentDraft({ id: 'news-a', kind: 'news', uid: 'me', start: START, stored: now }),
    { initialProps: stored },
  );
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saved = () => save.mock.calls.map(([, { record }, seen]) => [record, seen]);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  save.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void vi.useRealTimers());

it('saves what was typed a second later, once, after the save that it follows', async () => {
  const { result } = open(draft(4, START));
  act(() => result.current.setField('title.en', 'B'));
  act(() => result.current.setField('title.ka', 'ბ'));
  expect(result.current.isSaved).toBe(false);
  await wait(1000);
  expect(saved()).toEqual([[{ ...START, title: { ka: 'ბ', en: 'B' } }, 4]]);
  expect(result.current.isSaved).toBe(true);
  await wait(60_000);
  expect(save).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

it('saves what is typed while a save is on its way after it, and takes the own save for no other editor', async () => {
  const { result, rerender } = open(draft(4, START));
  let answer: () => void = () => undefined;
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  act(() => result.current.setField('title.en', 'B'));
  await wait(1000);
  act(() => result.current.setField('title.en', 'BC'));
  rerender(draft(5, { ...START, title: { ka: 'ა', en: 'B' } }));
  expect(result.current).toMatchObject({ conflicts: {}, taken: [] });
  await wait(1000);
  await act(async () => answer());
  await wait(2000);
  expect(saved().at(-1)).toEqual([{ ...START, title: { ka: 'ა', en: 'BC' } }, 5]);
});

it('brings together what two editors write in different fields', async () => {
  const { result, rerender } = open(draft(4, START));
  act(() => result.current.setField('title.en', 'Mine'));
  rerender(draft(5, { ...START, title: { ka: 'მათი', en: 'A' } }));
  expect(result.current.record).toEqual({ ...START, title: { ka: 'მათი', en: 'Mine' } });
  expect(result.current.taken).toEqual(['title.ka']);
  await wait(1000);
  expect(saved()).toEqual([[result.current.record, 5]]);
  rerender(draft(6, result.current.record));
  rerender(draft(7, { ...result.current.record, body: ['x'] }));
  expect(result.current.taken).toEqual(['title.ka', 'body']);
});

it.each([
  [true, 'Mine'],
  [false, 'Theirs'],
])('asks where both have written, and saves nothing until then: mine %s', async (isMine, text) => {
  const { result, rerender } = open(draft(4, START));
  act(() => result.current.setField('title.en', 'Mine'));
  rerender(draft(5, { ...START, title: { ka: 'ა', en: 'Theirs' } }));
  expect(result.current.conflicts).toEqual({ 'title.en': 'Theirs' });
  await wait(60_000);
  expect(save).not.toHaveBeenCalled();
  act(() => result.current.settle('title.en', isMine));
  await wait(1000);
  expect(result.current.record).toEqual({ ...START, title: { ka: 'ა', en: text } });
  expect(save).toHaveBeenCalledTimes(isMine ? 1 : 0);
});

it('waits for what another editor has saved first', async () => {
  const { result, rerender } = open(draft(4, START));
  save.mockRejectedValueOnce(new FailureError('conflict'));
  act(() => result.current.setField('title.en', 'Mine'));
  await wait(1000);
  expect(result.current.failure).toBeUndefined();
  rerender(draft(5, { ...START, body: ['x'] }));
  await wait(2000);
  expect(saved().at(-1)).toEqual([{ title: { ka: 'ა', en: 'Mine' }, body: ['x'] }, 5]);
});

it('keeps what cannot be saved in the browser, says why, and tries again; a new window has it', async () => {
  const { result, unmount } = open(draft(4, START));
  save.mockRejectedValue(new FailureError('offline'));
  act(() => result.current.setField('title.en', 'Mine'));
  await wait(1000);
  expect(result.current.failure).toBe('offline');
  await wait(5000);
  expect(save).toHaveBeenCalledTimes(2);
  unmount();
  const again = open(draft(5, { ...START, body: ['x'] }));
  expect(again.result.current.record).toEqual({ title: { ka: 'ა', en: 'Mine' }, body: ['x'] });
  save.mockResolvedValue(undefined);
  await wait(1000);
  expect(again.result.current.isSaved).toBe(true);
});

it('has the revision for the publication, saving first what is not saved', async () => {
  const { result } = open(draft(4, START));
  expect(await result.current.saveNow()).toBe(4);
  act(() => result.current.setField('title.en', 'B'));
  expect(await act(() => result.current.saveNow())).toBe(5);
  expect(save).toHaveBeenCalledOnce();
});

it('the first save of a record makes its draft', async () => {
  const { result } = open();
  expect(await act(() => result.current.saveNow())).toBe(1);
  expect(saved()).toEqual([[START, 0]]);
});
