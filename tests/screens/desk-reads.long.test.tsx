/**
 * The desk's reads do not grow with the number of requests: about one document for each card it shows.
 */
import { act, screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { PAGE_SIZE } from '../../src/domain/settings.ts';
import { nameOf, placeMany, removeMany } from './support/many-requests.ts';
import { documentsReceived } from './support/network.ts';
import { signInAsAdmin } from './support/session.ts';
import { fill, openPage } from './support/site.tsx';

afterAll(removeMany);

/** Reads per shown card, including everything else on the page. */
const READS_PER_CARD = 1.2;

const rows = () => screen.findAllByRole('article');
const tab = (name: RegExp) => screen.getByRole('tab', { name });

/** Returns the number of documents received during the work. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const before = documentsReceived();
  await work();
  return documentsReceived() - before;
}

/** `DESK_REQUESTS=10000` measures that many requests; creating them takes minutes. */
const { DESK_REQUESTS } = process.env;
const COUNTS = DESK_REQUESTS === undefined ? [500] : [Number(DESK_REQUESTS)];

test.each(COUNTS)('opens the desk with %i open requests', { timeout: 1_200_000 }, async (count) => {
  await placeMany(count);
  await signInAsAdmin('Nana Reader');
  const user = await openPage('/en/profile');
  // Read by every page of members: the account, the role, the number in the header.
  const link = await screen.findByRole('link', { name: 'Admin dashboard' });

  const opened = await readsOf(async () => {
    await user.click(link);
    // From ten thousand on, with a plus sign.
    const pending = new RegExp(String.raw`^Pending \(${count.toLocaleString('en')}\+?\)$`, 'u');
    expect(await screen.findByRole('tab', { name: pending })).toBeVisible();
    expect(await rows()).toHaveLength(PAGE_SIZE);
  });
  const looked = await readsOf(async () => {
    for (const row of await rows()) {
      act(() => row.focus());
      const name = within(row).getByText(/shvili$/u).textContent;
      const card = within(await screen.findByRole('region', { name }));
      expect(card.getByText(`${row.id.replace('request-request-', '')}@example.com`)).toBeVisible();
    }
  });
  expect(opened).toBeGreaterThanOrEqual(PAGE_SIZE);
  expect((opened + looked) / PAGE_SIZE).toBeLessThanOrEqual(READS_PER_CARD);

  const users = await readsOf(async () => {
    await user.click(tab(/^All Users/u));
    expect(await screen.findByText(`many-${count - 1}@example.com`)).toBeVisible();
  });
  expect(users / PAGE_SIZE).toBeLessThanOrEqual(READS_PER_CARD);
  const again = await readsOf(async () => {
    await user.click(tab(/^Pending/u));
    expect(await rows()).toHaveLength(PAGE_SIZE);
    await user.click(tab(/^All Users/u));
    await user.click(tab(/^Pending/u));
    expect(await rows()).toHaveLength(PAGE_SIZE);
  });
  expect(again).toBe(0);

  const wanted = nameOf(count - 1);
  const searched = await readsOf(async () => {
    await fill(user, screen.getByRole('searchbox', { name: /^Search all requests/u }), wanted);
    expect(await screen.findByText('1 found')).toBeVisible();
    expect(await screen.findByRole('region', { name: wanted })).toBeVisible();
  });
  expect(searched).toBe(1);
  console.log('documents read', { requests: count, page: opened, cards: looked, users, again, searched });
});
