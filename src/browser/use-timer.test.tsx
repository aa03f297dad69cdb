import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeout } from './use-timer.ts';

interface TimerProps {
  readonly onTime: (of: string) => void;
  readonly ms: number | undefined;
  readonly of?: string;
}

function Timer({ onTime, ms, of }: TimerProps) {
  useTimeout(onTime, ms, of);
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('a timeout runs once, and again after another time, until it is stopped', () => {
  const onTime = vi.fn<() => void>();
  const { rerender } = render(<Timer onTime={onTime} ms={100} />);
  pass(99);
  expect(onTime).not.toHaveBeenCalled();
  pass(201);
  expect(onTime).toHaveBeenCalledTimes(1);
  rerender(<Timer onTime={onTime} ms={200} />);
  pass(200);
  expect(onTime).toHaveBeenCalledTimes(2);
  rerender(<Timer onTime={onTime} ms={100} />);
  rerender(<Timer onTime={onTime} ms={undefined} />);
  pass(1000);
  expect(onTime).toHaveBeenCalledTimes(2);
});

it('calls the function of the latest render, and none after unmounting', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, unmount } = render(<Timer onTime={first} ms={100} />);
  pass(50);
  rerender(<Timer onTime={second} ms={100} />);
  pass(50);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  rerender(<Timer onTime={second} ms={200} />);
  unmount();
  pass(500);
  expect(second).toHaveBeenCalledTimes(1);
});

it('a timeout begins again with each key, and runs with the last one', () => {
  const onTime = vi.fn<(of: string) => void>();
  const { rerender } = render(<Timer onTime={onTime} ms={100} of="a" />);
  pass(99);
  rerender(<Timer onTime={onTime} ms={100} of="ab" />);
  pass(99);
  expect(onTime).not.toHaveBeenCalled();
  pass(1);
  expect(onTime).toHaveBeenCalledExactlyOnceWith('ab');
});
