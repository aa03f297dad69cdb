/** Tests how long toasts stay and how they are closed (WCAG 2.2.1). */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { Toasts, useToasts } from './Toasts.tsx';

const TOASTS = [
  { about: 'save', severity: 'success', message: 'Saved' },
  { about: 'upload', severity: 'error', message: 'Not uploaded' },
] as const;
/** Long enough to be read twice. */
const SHOWN_FOR_MS = 8000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Upload() {
  const { show: toast, dismiss } = useToasts();
  return (
    <>
      <button onClick={() => TOASTS.forEach(toast)}>Try</button>
      <button onClick={() => dismiss('upload')}>Try again</button>
    </>
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

async function show() {
  await renderInLang(
    <Toasts>
      <Upload />
    </Toasts>,
    'en',
    ['shell'],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
}

const shown = () => TOASTS.flatMap(({ message }) => (screen.queryByText(message) ? message : []));

it('a toast disappears after eight seconds, an error stays', async () => {
  await show();
  pass(SHOWN_FOR_MS - 1);
  expect(shown()).toEqual(['Saved', 'Not uploaded']);
  pass(SHOWN_FOR_MS * 100);
  expect(shown()).toEqual(['Not uploaded']);
});

it('no toast disappears while it has the focus or the pointer', async () => {
  await show();
  const [close] = screen.getAllByRole('button', { name: 'Close message' });
  if (!close) throw new Error('No way to close a message');
  act(() => close.focus());
  pass(SHOWN_FOR_MS * 2);
  act(() => close.blur());
  fireEvent.mouseEnter(screen.getByText('Saved'));
  pass(SHOWN_FOR_MS * 2);
  expect(shown()).toEqual(['Saved', 'Not uploaded']);
  fireEvent.mouseLeave(screen.getByText('Saved'));
  pass(SHOWN_FOR_MS);
  expect(shown()).toEqual(['Not uploaded']);
});

it('each toast has a close button, and an error interrupts the screen reader', async () => {
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Not uploaded');
  for (const button of screen.getAllByRole('button', { name: 'Close message' })) fireEvent.click(button);
  expect(shown()).toEqual([]);
});

it('a topic has one toast, the last, and resolving it removes that only', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  expect(screen.getByText('Not uploaded')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Not uploaded')).toBeNull();
  expect(screen.getByText('Saved')).toBeVisible();
});
