/** Tests how long toasts stay and how they are closed (WCAG 2.2.1). */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { ToastList, Toasts, useToasts, type Toast } from './Toasts.tsx';

const TOASTS: readonly Toast[] = [
  { id: 1, about: 'save', severity: 'success', message: 'Saved' },
  { id: 2, about: 'upload', severity: 'error', message: 'Not uploaded' },
];
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
  const onClose = vi.fn<(id: number) => void>();
  await renderInLang(<ToastList toasts={TOASTS} onClose={onClose} />, 'en', ['shell']);
  return onClose;
}

it('a toast disappears after eight seconds, an error stays', async () => {
  const onClose = await show();
  pass(SHOWN_FOR_MS - 1);
  expect(onClose).not.toHaveBeenCalled();
  pass(SHOWN_FOR_MS * 100);
  expect(onClose.mock.calls).toEqual([[1]]);
});

it('no toast disappears while it has the focus or the pointer', async () => {
  const onClose = await show();
  const [close] = screen.getAllByRole('button', { name: 'Close message' });
  if (!close) throw new Error('No way to close a message');
  act(() => close.focus());
  pass(SHOWN_FOR_MS * 2);
  act(() => close.blur());
  fireEvent.mouseEnter(screen.getByText('Saved'));
  pass(SHOWN_FOR_MS * 2);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByText('Saved'));
  pass(SHOWN_FOR_MS);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1);
});

it('each toast has a close button, and an error interrupts the screen reader', async () => {
  const onClose = await show();
  for (const button of screen.getAllByRole('button', { name: 'Close message' })) fireEvent.click(button);
  expect(onClose.mock.calls).toEqual([[1], [2]]);
  expect(screen.getByRole('alert')).toHaveTextContent('Not uploaded');
});

it('a topic has one toast, the last, and resolving it removes that only', async () => {
  await renderInLang(
    <Toasts>
      <Upload />
    </Toasts>,
    'en',
    ['shell'],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  expect(screen.getByText('Not uploaded')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Not uploaded')).toBeNull();
  expect(screen.getByText('Saved')).toBeVisible();
});
