import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAsync } from './use-async.ts';

interface Running {
  readonly resolve: (result: string) => void;
  readonly reject: (error: Error) => void;
}

/** The hook with a task whose results the test controls. */
function setUp() {
  const done = vi.fn<(result: string, key: string) => void>();
  const failed = vi.fn<(error: unknown, key: string) => void>();
  const running = new Map<string, Running>();
  const task = vi.fn<(key: string, signal: AbortSignal) => Promise<string>>(
    (key) => new Promise((resolve, reject) => running.set(key, { resolve, reject })),
  );
  const hook = renderHook(
    ({ key }: { readonly key: string | undefined }) => useAsync(key, task, done, failed),
    {
      initialProps: { key: 'a' },
    },
  );
  const settle = (key: string, error?: Error) =>
    act(async () => {
      if (error) running.get(key)?.reject(error);
      else running.get(key)?.resolve(`result of ${key}`);
      await Promise.resolve();
    });
  return { ...hook, task, done, failed, settle };
}

it('runs once per key, and passes on the result', async () => {
  const { task, done, rerender, settle } = setUp();
  rerender({ key: 'a' });
  await settle('a');
  rerender({ key: 'a' });
  expect(task).toHaveBeenCalledOnce();
  expect(done.mock.calls).toEqual([['result of a', 'a']]);
});

it('drops results and failures of a key that has changed', async () => {
  const { done, failed, rerender, settle } = setUp();
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  await settle('a');
  await settle('b', new Error('late'));
  await settle('c', new Error('no network'));
  expect(done).not.toHaveBeenCalled();
  expect(failed.mock.calls).toEqual([[new Error('no network'), 'c']]);
});

it('does nothing without a key', () => {
  const task = vi.fn<() => Promise<string>>();
  renderHook(() => useAsync<string, string>(undefined, task, () => undefined));
  expect(task).not.toHaveBeenCalled();
});

it('aborts the task when the component is unmounted', async () => {
  const { task, done, unmount, settle } = setUp();
  const [, signal] = task.mock.calls[0] ?? [];
  unmount();
  expect(signal?.aborted).toBe(true);
  await settle('a');
  expect(done).not.toHaveBeenCalled();
});
