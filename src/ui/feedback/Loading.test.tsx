import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { Loading } from './Loading.tsx';

test('says after ten seconds what to do, as where a browser does not answer Firebase', async () => {
  vi.useFakeTimers();
  await renderInLang(<Loading label="Loading…" />, 'en', ['errors']);
  act(() => void vi.advanceTimersByTime(9999));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByText(/close other tabs of this site/u)).toBeInTheDocument();
  vi.useRealTimers();
});
