import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { SiteMessages } from '../frame/SiteMessages.tsx';
import { offerReload } from './reload.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['/en/news', 'Part of this page could not be loaded. Please check your connection and try again.'],
  ['/news', 'გვერდის ნაწილი ვერ ჩაიტვირთა. გთხოვთ, შეამოწმოთ ინტერნეტკავშირი და სცადოთ ხელახლა.'],
])('says at %s once that a part is missing, and loads the page again on request', (address, text) => {
  showAt(<SiteMessages />, address);
  offerReload();
  offerReload();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(/^(?:Try again|ხელახლა ცდა)$/u));
  expect(reload).toHaveBeenCalledOnce();
});
