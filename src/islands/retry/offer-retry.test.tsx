import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { offerRetry } from './offer-retry.ts';
import { SiteMessages } from '../frame/SiteMessages.tsx';

async function offer(address: string, count = 1) {
  showAt(<SiteMessages />, address);
  const retry = vi.fn<() => void>();
  for (let part = 0; part < count; part += 1) offerRetry(() => retry());
  return retry;
}

it.each([
  ['/en/news', 'Part of this page could not be loaded. Please check your connection and try again.'],
  ['/news', 'გვერდის ნაწილი ვერ ჩაიტვირთა. გთხოვთ, შეამოწმოთ ინტერნეტკავშირი და სცადოთ ხელახლა.'],
])('says at %s that a part is missing, and tries again once on request', async (address, text) => {
  const retry = await offer(address);
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent(text);
  fireEvent.click(screen.getByText(/^(?:Try again|ხელახლა ცდა)$/u));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(notice).not.toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('tries again by itself when the connection is back', async () => {
  const retry = await offer('/en/news');
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('speaks once of several parts, and tries all of them', async () => {
  const retry = await offer('/en/news', 3);
  fireEvent.click(screen.getByText(/^(?:Try again|ხელახლა ცდა)$/u));
  expect(retry).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alert')).toBeNull();
});
