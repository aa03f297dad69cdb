import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { replaysEarlyChange, replaysEarlyClick } from './early-events.ts';

const press = vi.fn<() => void>();
const change = vi.fn<(form: HTMLFormElement) => void>();

/** Renders a button and a form as hydrated after an early event on those that are named. */
async function renderAfterEvents(early: readonly ('button' | 'form')[]): Promise<void> {
  const busy = (element: 'button' | 'form') => (early.includes(element) ? { 'aria-busy': true } : {});
  render(
    <>
      <button type="button" {...replaysEarlyClick(press)} {...busy('button')}>
        Write
      </button>
      <form aria-label="filter" {...replaysEarlyChange(change)} {...busy('form')} />
    </>,
  );
  await Promise.resolve();
}

const elements = () => [screen.getByRole('button'), screen.getByRole('form')];

test('replays what was pressed or changed before, once, and marks nothing as busy any more', async () => {
  await renderAfterEvents(['button', 'form']);
  expect(press).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledExactlyOnceWith(screen.getByRole('form'));
  for (const element of elements()) expect(element).not.toHaveAttribute('aria-busy');
});

test('replays nothing where nothing happened; no element is waited for any more', async () => {
  await renderAfterEvents([]);
  expect(press).not.toHaveBeenCalled();
  expect(change).not.toHaveBeenCalled();
  for (const element of elements())
    expect([...element.attributes].map(({ name }) => name).filter((name) => /replay/u.test(name))).toEqual(
      [],
    );
});
