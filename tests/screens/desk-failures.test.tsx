/** The desk's list of failed server operations. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failedEventSchema, type FailedEvent } from '../../src/domain/failed-event.ts';
import { adminFirestore, clearEverything } from '../support/server.ts';
import { placeGuide } from '../support/guides.ts';
import { refuseRequests, mendNetwork } from './support/network.ts';
import { signInAsAdmin } from './support/session.ts';
import { findToast, openPage } from './support/site.tsx';

beforeEach(async () => {
  await clearEverything();
});

async function place(
  failure: Pick<FailedEvent, 'what' | 'why' | 'account'>,
  minutesAgo: number,
): Promise<string> {
  const path = `failed_events/${failure.what}:${failure.account}`;
  const last_at = new Date(Date.now() - minutesAgo * 60_000);
  await adminFirestore.doc(path).set({ ...failure, first_at: last_at, last_at, times: 3 });
  return path;
}

const isThere = async (path: string) => (await adminFirestore.doc(path).get()).exists;

test('each entry shows what failed, for whom and when, and is removed once that is done', async () => {
  const { uid } = await placeGuide({ name: 'Giorgi Broken' });
  const first = await place({ what: 'syncRoleClaim', why: 'unreadable-document', account: uid }, 5);
  const second = await place({ what: 'everyNight', why: 'kept-failing', account: '' }, 600);
  await signInAsAdmin();
  const user = await openPage('/en/admin');
  const summary = await screen.findByText('2 issues to resolve');
  await user.click(summary);
  const list = within(summary.parentElement ?? document.body);
  const rows = await list.findAllByRole('listitem');
  await waitFor(() => expect(rows[0]).toHaveTextContent(/^Applying a role change · Giorgi Broken/u));
  expect(rows[0]).toHaveTextContent('Tell the site’s technical team.');
  expect(rows[0]).toHaveTextContent(
    /3 times, last on \w+ \d+, \d{4}, \d\d:\d\d · Account guide-\S+@example\.com/u,
  );
  expect(rows[1]).toHaveTextContent(/^Deleting expired data · No account/u);

  const done = list.getByRole('button', { name: 'Mark as resolved: Applying a role change, Giorgi Broken' });
  refuseRequests({ having: /documents:commit/u }, 403, 'PERMISSION_DENIED');
  await user.click(done);
  await findToast('The entry could not be removed from the list. You do not have permission to do this.');
  mendNetwork();
  expect(await isThere(first)).toBe(true);
  done.focus();
  await user.keyboard('{Enter}');
  await findToast('The entry was removed from the list.');
  await waitFor(() => expect(screen.getByText('1 issue to resolve')).toHaveFocus());
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await user.click(list.getByRole('button', { name: /^Mark as resolved/u }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(screen.queryByText('1 issue to resolve')).toBeNull());
  expect(await isThere(second)).toBe(false);
});

test('an entry that failed again since it was shown stays', async () => {
  const path = await place({ what: 'checkAvatar', why: 'kept-failing', account: 'somebody' }, 5);
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
