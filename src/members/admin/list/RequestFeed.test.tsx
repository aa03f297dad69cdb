import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { toSeenProfile } from '../../../domain/verification/seen-profile.ts';
import { BY_ITSELF_MS } from '../card/readiness.ts';
import { REJECTION_REASONS, withReason } from '../card/reason/reasons.ts';
import type { DeskRequest, ListName } from '../desk/desk-state.ts';
import {
  fail,
  respond,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../../firebase/testing/callable-server.ts';
import { untilReady } from '../testing/until-ready.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleGuide } from '../../firebase/testing/sample-documents.ts';
import { SampleFeed } from '../testing/SampleFeed.tsx';
import { sampleRequest } from '../testing/samples.ts';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
setUpCallableServer();

const NAMES = ['Ana Abashidze', 'Beka Beridze', 'Gio Gelashvili'];
const LISTED = NAMES.map((name, index) => sampleRequest(name.slice(0, 1).toLowerCase(), index + 1));
const guideOf = ({ data }: DeskRequest) =>
  sampleGuide(data.user_id, NAMES[LISTED.findIndex((one) => one.data.user_id === data.user_id)] ?? '');

async function renderFeed(listed: typeof LISTED = LISTED, list: ListName = 'pending') {
  await renderDesk(<SampleFeed listed={listed} list={list} guideOf={guideOf} />);
  const user = userEvent.setup();
  const row = (name: string) => screen.getByRole('article', { name });
  return {
    user,
    row,
    /** Opens the card of this row, and waits until it can be decided. */
    open: async (name: string) => {
      act(() => row(name).focus());
      await untilReady(`Approve: ${name}`);
    },
  };
}

const decided = (id: string, status: string) => ({
  request_id: id,
  status,
  reviewed_at: '2026-01-01T00:00:00.000Z',
});

test('on a phone, scrolls the decided bar and the next request to the top; beside the list, scrolls the head of the card into view', async () => {
  for (const isWide of [false, true]) {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    const answer = window.matchMedia(isWide ? 'all' : 'not all');
    vi.spyOn(window, 'matchMedia').mockReturnValue(answer);
    respond(decided('a', 'approved'));
    const { user, open } = await renderFeed();
    await open('Ana Abashidze');
    // A feed may contain only articles, and the open card is not one.
    const inFeed = screen.queryAllByRole('feed').flatMap(({ children }) => [...children]);
    expect(inFeed.filter(({ tagName }) => tagName !== 'ARTICLE')).toEqual([]);
    await user.keyboard('a');
    await new Promise(requestAnimationFrame);
    expect(moved.mock.contexts).toEqual([
      isWide ? screen.getByRole('heading', { name: 'Beka Beridze' }) : document.getElementById('decided-a'),
    ]);
    cleanup();
    vi.restoreAllMocks();
  }
});

test('on a phone, scrolls to the next request when one that somebody else decided is closed', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  fail('ALREADY_EXISTS', { reason: 'already-decided' });
  const { user, row, open } = await renderFeed();
  await open('Ana Abashidze');
  await user.keyboard('a');
  await waitFor(() => expect(row('Ana Abashidze')).toHaveTextContent(/has already approved it/u));
  await user.click(row('Ana Abashidze'));
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await new Promise(requestAnimationFrame);
  expect(row('Beka Beridze')).toHaveFocus();
  expect(moved.mock.contexts).toEqual([row('Beka Beridze')]);
  vi.restoreAllMocks();
});

test('on a phone, a search opens no card automatically, neither first nor after a decision', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  respond(decided('a', 'approved'));
  const { user, row, open } = await renderFeed(LISTED, 'found');
  expect(screen.queryByRole('region')).toBeNull();
  expect(row('Beka Beridze')).toBeVisible();
  // The list is still in the Tab order.
  await user.tab();
  expect(row('Ana Abashidze')).toHaveFocus();
  await open('Ana Abashidze');
  await user.keyboard('a');
  expect(await screen.findByRole('article', { name: 'Approved: Ana Abashidze' })).toBeVisible();
  expect(await screen.findByText('Request approved successfully')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('group', { name: 'Requests' })).toHaveFocus();
  vi.restoreAllMocks();
});

describe('by keyboard', () => {
  test('a approves, the focus moves on, and u takes the decision back', async () => {
    const confirm = respondLater(decided('a', 'approved'));
    const { user, row, open } = await renderFeed();
    await open('Ana Abashidze');
    await user.keyboard('a');
    expect(row('Beka Beridze')).toHaveFocus();
    const bar = row('Ana Abashidze – Approving...');
    // From another card or its own, before the server confirms the decision: runs once it is confirmed.
    await user.keyboard('u');
    expect(within(bar).getByRole('button', { name: 'Undoing...' })).toBeVisible();
    await user.keyboard('u');
    act(() => bar.focus());
    await user.keyboard('u');
    expect(sentCalls()).toHaveLength(1);

    respond({ request_id: 'a', status: 'pending', was_notified: true });
    confirm();
    await waitFor(() => expect(row('Ana Abashidze')).toHaveFocus());
    expect(sentCalls().map(({ name, data }) => [name, data])).toEqual([
      [
        'processVerificationRequest',
        {
          request_id: 'a',
          decision: 'approved',
          admin_notes: null,
          seen: LISTED[0] && toSeenProfile(guideOf(LISTED[0])),
        },
      ],
      ['reopenRequest', { request_id: 'a', seen: { status: 'approved' } }],
    ]);
  });

  test('a digit adds its reason to the note, n leads there, and Escape back to the row', async () => {
    const { user, row, open } = await renderFeed();
    await open('Beka Beridze');
    const [, second] = REJECTION_REASONS;
    if (!second) throw new Error('There are too few reasons');
    const note = screen.getByRole('textbox', { name: 'Note to the guide: Beka Beridze' });
    expect(note).toHaveAttribute('aria-keyshortcuts', 'N');
    expect(screen.getByRole('button', { name: new RegExp(second.name.en, 'u') })).toHaveTextContent(/^2/u);
    await user.keyboard('2');
    await user.keyboard('Regards{Escape}');
    expect(row('Beka Beridze')).toHaveFocus();
    await user.keyboard('n');
    await user.keyboard(', approve');
    expect(note).toHaveValue(`${withReason('', second)}Regards, approve`);
    expect(sentCalls()).toEqual([]);
  });
});

describe('an undo with a late response', () => {
  const note = (name: string) => screen.getByRole('textbox', { name: `Note to the guide: ${name}` });

  /**
   * Approves the first request, and takes it back.
   * @returns a function that sends the server's response.
   */
  async function undo() {
    respond(decided('a', 'approved'));
    const feed = await renderFeed();
    await feed.open('Ana Abashidze');
    await feed.user.keyboard('a');
    await waitFor(() => expect(screen.queryByText(/Approving/u)).toBeNull());
    const release = respondLater({ request_id: 'a', status: 'pending', was_notified: true });
    await feed.user.click(screen.getByRole('button', { name: 'Undo the decision: Ana Abashidze' }));
    const confirm = async () => {
      release();
      await waitFor(() => expect(feed.row('Ana Abashidze')).toBeVisible());
    };
    return { ...feed, confirm, release };
  }

  test('leaves the card open whose note is being written, with the focus in it', async () => {
    const { user, confirm } = await undo();
    await user.click(note('Beka Beridze'));
    await user.keyboard('a b');
    await confirm();
    expect(note('Beka Beridze')).toHaveFocus();
    await user.keyboard('ad scan');
    expect(note('Beka Beridze')).toHaveValue('a bad scan');
    expect(screen.getByRole('region', { name: 'Beka Beridze' })).toBeVisible();
    expect(sentCalls()).toHaveLength(2);
  });

  test('opens the card when nothing was done since, and ignores keys for a second', async () => {
    const { user, row, confirm } = await undo();
    expect(screen.getByRole('button', { name: 'Undoing...' })).toHaveFocus();
    await confirm();
    await waitFor(() => expect(row('Ana Abashidze')).toHaveFocus());
    const arrived = performance.now();
    for (const typed of ['r', '1', 'j', 'u', 'a']) await user.keyboard(typed);
    expect(performance.now() - arrived).toBeLessThan(BY_ITSELF_MS);
    expect(row('Ana Abashidze')).toHaveFocus();
    expect(note('Ana Abashidze')).toHaveValue('');
    expect(sentCalls()).toHaveLength(2);
    expect(screen.getByText(/^Nothing was decided: the card had just moved/u)).toBeVisible();
    respond(decided('a', 'approved'));
    await new Promise((done) => setTimeout(done, BY_ITSELF_MS));
    await user.keyboard('a');
    await waitFor(() => expect(sentCalls()).toHaveLength(3));
  });
});

test('the row names the admin who decided first, and is not the next one to decide', async () => {
  fail('ALREADY_EXISTS', { reason: 'already-decided', status: 'approved', reviewed_by_name: 'Nana First' });
  const { user, open, row } = await renderFeed();
  await open('Beka Beridze');
  await user.type(
    screen.getByRole('textbox', { name: 'Note to the guide: Beka Beridze' }),
    'A picture, please',
  );
  await untilReady('Reject: Beka Beridze');
  await user.click(screen.getByRole('button', { name: 'Reject: Beka Beridze' }));
  await waitFor(() => expect(row('Beka Beridze')).toHaveTextContent('Nana First has already approved it'));
  expect(row('Gio Gelashvili')).toHaveFocus();
  expect(row('Beka Beridze')).not.toHaveTextContent('Note started');
  respond(decided('a', 'approved'));
  await open('Ana Abashidze');
  await user.click(screen.getByRole('button', { name: 'Approve: Ana Abashidze' }));
  expect(row('Gio Gelashvili')).toHaveFocus();
});

test('shows that nothing is left after the last request of the list is decided', async () => {
  const [ana] = LISTED;
  if (!ana) throw new Error('There are too few requests');
  const { user, open } = await renderFeed([ana]);
  await open('Ana Abashidze');
  expect(screen.queryByText('Nothing to decide')).toBeNull();
  respond(decided('a', 'approved'));
  await user.click(screen.getByRole('button', { name: 'Approve: Ana Abashidze' }));
  expect(await screen.findByText('Nothing to decide')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo the decision: Ana Abashidze' })).toBeVisible();
});
