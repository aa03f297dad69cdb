import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { StandInNote } from './StandInNote.tsx';

async function draw(standIn: 'section' | 'before', isAsking = false) {
  const onRetry = vi.fn<() => void>();
  const note = <StandInNote standIn={standIn} path="/guides?q=ana" isAsking={isAsking} onRetry={onRetry} />;
  await renderInLang(note, 'en', ['shell', 'guides']);
  return onRetry;
}

it('says what the list below is, and asks again on request', async () => {
  const onRetry = await draw('before');
  const text = screen.getByRole('alert').textContent;
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/en/guides?q=ana');
  expect(fireEvent.click(link)).toBe(false);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(text).not.toMatch(/^Loading/u);
});

it('says while it asks that the guides are loaded', async () => {
  await draw('section', true);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Loading/u);
});
