import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCardSaved } from '../../../browser/card-storage.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { SavedCardNotice } from './SavedCardNotice.tsx';

// Test runs count as development, which has no service worker.
vi.mock('../../../browser/card-storage.ts', () => ({ isCardSaved: vi.fn<typeof isCardSaved>() }));

beforeEach(() => {
  vi.mocked(isCardSaved)
    .mockReset()
    .mockImplementation((uid) => Promise.resolve(uid === 'guide'));
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['en', 'Open the saved card'],
  ['ka', 'შენახული ბარათის გახსნა'],
] as const)('leads in %s to the card that the account keeps here', async (lang, name) => {
  await renderInLang(<SavedCardNotice uid="guide" />, lang, ['account']);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/profile/card');
});

it('says nothing to an account that keeps none', async () => {
  await renderInLang(<SavedCardNotice uid="other" />, 'en', ['account']);
  await vi.waitFor(() => expect(isCardSaved).toHaveBeenCalledWith('other', expect.any(AbortSignal)));
  expect(screen.queryByRole('link')).toBeNull();
});
