import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInterval, useTimeout } from './use-timer.ts';

interface TimersProps {
  readonly onTimeout: () => void;
  readonly onInterval: () => void;
  readonly ms: number | undefined;
}

function Timers({ onTimeout, onInterval, ms }: TimersProps) {
  useTimeout(onTimeout, ms);
  useInterval(onInterval, ms);
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('a timeout runs once and an interval repeatedly, until they are stopped', () => {
  const [onTimeout, onInterval] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender } = render(<Timers onTimeout={onTimeout} onInterval={onInterval} ms={100} />);
  pass(99);
  expect(onInterval).not.toHaveBeenCalled();
  pass(201);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  expect(onInterval).toHaveBeenCalledTimes(3);
  rerender(<Timers onTimeout={onTimeout} onInterval={onInterval} ms={undefined} />);
  pass(1000);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  expect(onInterval).toHaveBeenCalledTimes(3);
});

it('calls the function of the latest render, and none after unmounting', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, unmount } = render(<Timers onTimeout={first} onInterval={first} ms={100} />);
  pass(50);
  rerender(<Timers onTimeout={second} onInterval={second} ms={100} />);
  pass(50);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(2);
  unmount();
  pass(500);
  expect(second).toHaveBeenCalledTimes(2);
});

it('an interval pauses while the tab is hidden', () => {
  const onInterval = vi.fn<() => void>();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Timers onTimeout={() => undefined} onInterval={onInterval} ms={100} />);
  pass(500);
  expect(onInterval).not.toHaveBeenCalled();
});
