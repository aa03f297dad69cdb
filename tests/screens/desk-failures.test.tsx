/** The desk's list of failed server operations. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failedEventSchema, type FailedEvent } from '../../src/domain/failed-event.ts';
import { PAGE_SIZE } from '../../src/domain/settings.ts';
import { adminFirestore, clearEverything } from '../support/server.ts';
import { placeGuide } from './support/guides.ts';
import { refuseRequests, mendNetwork } from './support/network.ts';
import { signInAsAdmin } from './support/session.ts';
import { findToast, openPage, type User } from './support/site.tsx';

beforeEach(async () => {
  await clearEverything();
});

async function place(
  failure: Pick<FailedEvent, 'what' | 'why' | 'account'>,
  minutesAgo = 5,
): Promise<string> {
  const path = `failed_events/${failure.what}:${failure.account}`;
  const last_at = new Date(Date.now() - minutesAgo * 60_000);
  await adminFirestore.doc(path).set({ ...failure, first_at: last_at, last_at, times: 3 });
  return path;
}

const isThere = async (path: string) => (await adminFirestore.doc(path).get()).exists;

async function openList(title: string): Promise<{ user: User; list: ReturnType<typeof within> }> {
  const user = await openPage('/en/admin');
  const summary = await screen.findByText(title);
  await user.click(summary);
  return { user, list: within(summary.parentElement ?? document.body) };
}

test('each entry shows what failed, for whom, when, and what to do', async () => {
  const { uid } = await placeGuide({ name: 'Giorgi Broken' });
  await place({ what: 'syncRoleClaim', why: 'unreadable-document', account: uid }, 5);
  await place({ what: 'everyHour', why: 'kept-failing', account: 'gone' }, 60);
  await place({ what: 'everyNight', why: 'kept-failing', account: '' }, 600);
  await signInAsAdmin();
  const { user, list } = await openList('3 issues to resolve');
  const rows = await list.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  await waitFor(() => expect(rows[0]).toHaveTextContent(/^Applying a role change · Giorgi Broken/u));
  expect(rows[0]).toHaveTextContent('Tell the site’s technical team.');
  expect(rows[0]).toHaveTextContent(
    /3 times, last on \w+ \d+, \d{4}, \d\d:\d\d · Account guide-\S+@example\.com/u,
  );
  await waitFor(() =>
    expect(rows[1]).toHaveTextContent(/^Finishing the deletion of an account · Deleted account/u),
  );
  expect(rows[2]).toHaveTextContent(/^Deleting expired data · No account/u);
  await user.click(screen.getByText('3 issues to resolve'));
  expect(rows[0]).not.toBeVisible();
});

test('removing an entry by keyboard preserves the focus in the list', async () => {
  const { uid } = await placeGuide({ name: 'Giorgi Mended' });
  const first = await place({ what: 'checkAvatar', why: 'missing-object', account: uid }, 5);
  const second = await place({ what: 'syncRoleClaim', why: 'missing-account', account: 'nobody' }, 60);
  await signInAsAdmin();
  const { user, list } = await openList('2 issues to resolve');
  const done = await list.findByRole('button', {
    name: 'Mark as resolved: Processing an uploaded picture, Giorgi Mended',
  });
  done.focus();
  await user.keyboard('{Enter}');
  await findToast('The entry was removed from the list.');
  expect(await isThere(first)).toBe(false);
  expect(await isThere(second)).toBe(true);
  const summary = await screen.findByText('1 issue to resolve');
  await waitFor(() => expect(summary).toHaveFocus());
  const [last] = screen.getAllByRole('button', { name: /^Mark as resolved/u });
  last?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByText('1 issue to resolve')).toBeNull();
  expect(await isThere(second)).toBe(false);
});

test('an entry that could not be removed stays', async () => {
  const { uid } = await placeGuide({ name: 'Giorgi Again' });
  const path = await place({ what: 'checkAvatar', why: 'kept-failing', account: uid });
  await signInAsAdmin();
  const { user, list } = await openList('1 issue to resolve');
  const done = await list.findByRole('button', {
    name: 'Mark as resolved: Processing an uploaded picture, Giorgi Again',
  });
  refuseRequests({ having: /documents:commit/u }, 403, 'PERMISSION_DENIED');
  await user.click(done);
  await findToast('The entry could not be removed from the list. You do not have permission to do this.');
  mendNetwork();
  expect(await isThere(path)).toBe(true);
  expect(done).toBeEnabled();
});

test('an entry that failed again since it was shown stays', async () => {
  const path = await place({ what: 'checkAvatar', why: 'kept-failing', account: 'somebody' });
  await signInAsAdmin();
  const { removeFailedEvent } = await import('../../src/members/firebase/firestore/desk-lists.ts');
  const shown = failedEventSchema.parse((await adminFirestore.doc(path).get()).data());
  await adminFirestore.doc(path).update({ times: shown.times + 1 });
  const id = path.replace('failed_events/', '');
  await expect(removeFailedEvent(id, shown)).rejects.toMatchObject({ failure: 'conflict' });
  expect(await isThere(path)).toBe(true);
  await removeFailedEvent(id, { ...shown, times: shown.times + 1 });
  expect(await isThere(path)).toBe(false);
});

test('a long list shows that it is incomplete', async () => {
  await Promise.all(
    Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
      place({ what: 'checkAvatar', why: 'kept-failing', account: `account-${index}` }, index),
    ),
  );
  await signInAsAdmin();
  const { list } = await openList(`${PAGE_SIZE} issues to resolve`);
  expect(list.getByText(new RegExp(`These are the latest ${PAGE_SIZE}\\.$`, 'u'))).toBeVisible();
});
