import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { drawnState } from '../../../domain/verification/drawn-state.ts';
import { BY_ITSELF_MS } from '../card/look/use-settled.ts';
import { REJECTION_REASONS, withReason } from '../card/reason/reasons.ts';
import { pinnedRequests } from '../desk/desk-state.ts';
import { joinRequest, mergePinned } from '../desk/join-requests.ts';
import { useDesk } from '../desk/use-desk.ts';
import {
  fail,
  respond,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../../../firebase/testing/callable-server.ts';
import { untilSettled } from '../testing/until-settled.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleGuide, sampleProfile } from '../../../firebase/testing/sample-documents.ts';
import { sampleRequest } from '../testing/samples.ts';
import { RequestFeed } from './RequestFeed.tsx';
import { useFeedFocus } from './use-feed-focus.ts';

vi.mock('../../../firebase/members-app.ts', () => import('../../../firebase/testing/members-app.ts'));
setUpCallableServer();

const NAMES = ['Ana Abashidze', 'Beka Beridze', 'Gio Gelashvili'];
const LISTED = NAMES.map((name, index) => sampleRequest(name.slice(0, 1).toLowerCase(), index + 1));
const ROWS = {
  profiles: new Map(
    LISTED.map(({ data }, index) => [data.user_id, [{ data: sampleProfile(NAMES[index] ?? '') }]]),
  ),
  guides: new Map(
    LISTED.map(({ data }, index) => [
      data.user_id,
      [{ data: sampleGuide(data.user_id, NAMES[index] ?? '') }],
    ]),
  ),
  memberships: new Map(),
  left: new Map(),
  attempts: new Map(LISTED.map((request) => [request.data.user_id, [request]])),
};

interface SampleProps {
  readonly listed: typeof LISTED;
  readonly list?: 'pending' | 'found';
}

/** Three pending requests; `listed` are those in the live list or the search results. */
function Sample({ listed, list = 'pending' }: SampleProps) {
  const desk = useDesk();
  const focus = useFeedFocus();
  const requests = mergePinned(listed, pinnedRequests(desk.state), 'oldest').map((request) =>
    joinRequest(request, { ...ROWS, adminId: 'admin', nameless: '' }),
  );
  return (
    <RequestFeed desk={desk} list={list} requests={requests} isLoading={false} focus={focus}>
      Nothing to decide
    </RequestFeed>
  );
}

async function renderFeed(listed: typeof LISTED = LISTED, list: SampleProps['list'] = 'pending') {
  await renderDesk(<Sample listed={listed} list={list} />);
  const user = userEvent.setup();
  const row = (name: string) => screen.getByRole('article', { name });
  return {
    user,
    row,
    /** Opens the card of this row, and waits until it can be decided. */
    open: async (name: string) => {
      act(() => row(name).focus());
      await untilSettled(`Approve: ${name}`);
    },
  };
}

/** What the card of this guide shows. */
const drawnOf = (index: number) => {
  const name = NAMES[index] ?? '';
  return drawnState(sampleGuide(LISTED[index]?.data.user_id ?? '', name));
};

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

test('after the last request of a list, shows the undo bar above the previous card on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  respond(decided('g', 'approved'));
  const { user, row, open } = await renderFeed();
  const order = () => screen.getAllByRole('article').map((one) => one.id);
  await open('Gio Gelashvili');
  await user.keyboard('a');
  expect(order()).toEqual(['request-a', 'decided-g', 'request-b']);
  expect(row('Beka Beridze')).toHaveFocus();
  await new Promise(requestAnimationFrame);
  expect(moved.mock.contexts).toEqual([document.getElementById('decided-g')]);
  // When another one follows the open card, each bar is in its own place.
  await open('Ana Abashidze');
  expect(order()).toEqual(['request-a', 'request-b', 'decided-g']);
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

    respond({ request_id: 'a', status: 'pending', was_told: true });
    confirm();
    await waitFor(() => expect(row('Ana Abashidze')).toHaveFocus());
    expect(sentCalls().map(({ name, data }) => [name, data])).toEqual([
      [
        'processVerificationRequest',
        { request_id: 'a', decision: 'approved', admin_notes: null, drawn: drawnOf(0) },
      ],
      ['reopenRequest', { request_id: 'a', seen: { status: 'approved' } }],
    ]);
  });

  test('r asks for a reason, and rejects with one', async () => {
    respond(decided('a', 'rejected'));
    const { user, row, open } = await renderFeed();
    await open('Ana Abashidze');
    await user.keyboard('r');
    const note = screen.getByRole('textbox', { name: 'Note to the guide: Ana Abashidze' });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(/^The guide will not know what to change/u);
    expect(sentCalls()).toEqual([]);
    await user.keyboard('A picture, please{Escape}');
    expect(row('Ana Abashidze')).toHaveFocus();
    await untilSettled('Reject: Ana Abashidze');
    await user.keyboard('r');
    expect(await screen.findByRole('article', { name: 'Rejected: Ana Abashidze' })).toBeVisible();
    await waitFor(() => expect(sentCalls()).toHaveLength(1));
    expect(sentCalls()[0]?.data).toEqual({
      request_id: 'a',
      decision: 'rejected',
      admin_notes: 'A picture, please',
      drawn: drawnOf(0),
    });
  });

  test('a digit adds its reason, and what is typed then goes on in the note', async () => {
    const { user, open } = await renderFeed();
    await open('Beka Beridze');
    await user.keyboard('2');
    const [, second] = REJECTION_REASONS;
    if (!second) throw new Error('There are too few reasons');
    const note = screen.getByRole('textbox', { name: 'Note to the guide: Beka Beridze' });
    expect(note).toHaveValue(withReason('', second));
    await user.keyboard(' Regards');
    expect(note).toHaveValue(`${withReason('', second)} Regards`);
    expect(sentCalls()).toEqual([]);
  });

  test('n leads to the note, and Escape back to the row', async () => {
    const { user, row, open } = await renderFeed();
    await open('Beka Beridze');
    const note = screen.getByRole('textbox', { name: 'Note to the guide: Beka Beridze' });
    expect(note).toHaveAttribute('aria-keyshortcuts', 'N');
    await user.keyboard('n');
    expect(note).toHaveFocus();
    await user.keyboard('approve{Escape}');
    expect(note).toHaveValue('approve');
    expect(row('Beka Beridze')).toHaveFocus();
  });

  test('j opens the guide’s journal, and Escape returns', async () => {
    const { user, row, open } = await renderFeed();
    await open('Beka Beridze');
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Journal: Beka Beridze' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row('Beka Beridze')).toHaveFocus();
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
    const release = respondLater({ request_id: 'a', status: 'pending', was_told: true });
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

  const others: readonly [string, string, (feed: Awaited<ReturnType<typeof undo>>) => unknown][] = [
    ['another card', 'Gio Gelashvili', ({ user, row }) => user.click(row('Gio Gelashvili'))],
    ['a field that is left again', 'Beka Beridze', async ({ user }) => {
      await user.click(note('Beka Beridze'));
      await user.click(document.body);
    }],
    ['a key of the desk', 'Beka Beridze', ({ row, user }) => {
      act(() => row('Beka Beridze').focus());
      return user.keyboard('r');
    }],
    ['a dialog', 'Beka Beridze', ({ row, user }) => {
      act(() => row('Beka Beridze').focus());
      return user.keyboard('j');
    }],
  ]; // oxfmt-ignore

  test.each(others)('leaves the card open that the admin moved to: %s', async (_, open, turn) => {
    const feed = await undo();
    await turn(feed);
    const focused = document.activeElement;
    feed.release();
    await screen.findByText(/^The request is pending again/u);
    expect(document.getElementById('request-a')).not.toBeNull();
    expect(document.activeElement).toBe(focused);
    expect(document.querySelector('section[id^="card-"]')).toHaveAccessibleName(open);
  });

  test('opens the card when nothing was done since, and ignores keys for a second', async () => {
    const { user, row, confirm } = await undo();
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

test('a failed decision restores the card with its note', async () => {
  fail('UNAVAILABLE');
  const { user, open, row } = await renderFeed();
  await open('Ana Abashidze');
  const note = screen.getByRole('textbox', { name: 'Note to the guide: Ana Abashidze' });
  await user.type(note, 'A picture, please');
  await untilSettled('Reject: Ana Abashidze');
  await user.click(screen.getByRole('button', { name: 'Reject: Ana Abashidze' }));
  // The admin is at the next card by then, and stays there.
  expect(await screen.findByText('Not decided')).toBeVisible();
  expect(row('Beka Beridze')).toHaveFocus();
  await user.click(row('Ana Abashidze'));
  expect(await screen.findByRole('note')).toHaveTextContent('Failed to process request.');
  expect(screen.getByRole('textbox', { name: 'Note to the guide: Ana Abashidze' })).toHaveValue(
    'A picture, please',
  );
});

test('a request that another admin decided first cannot be decided by button or key', async () => {
  fail('ALREADY_EXISTS', { reason: 'already-decided', status: 'approved', reviewed_by_name: 'Nana First' });
  const [ana] = LISTED;
  if (!ana) throw new Error('There are too few requests');
  const { user, row, open } = await renderFeed([ana]);
  await open('Ana Abashidze');
  await user.click(screen.getByRole('button', { name: 'Approve: Ana Abashidze' }));
  const refused = await screen.findByRole('region', { name: 'Ana Abashidze' });
  expect(within(refused).getByRole('status')).toHaveTextContent('Nana First has approved this request');
  expect(screen.queryByRole('button', { name: 'Approve: Ana Abashidze' })).toBeNull();
  act(() => row('Ana Abashidze').focus());
  await user.keyboard('a');
  expect(sentCalls()).toHaveLength(1);
});

test('the row names the admin who decided first, and is not the next one to decide', async () => {
  fail('ALREADY_EXISTS', { reason: 'already-decided', status: 'approved', reviewed_by_name: 'Nana First' });
  const { user, open, row } = await renderFeed();
  await open('Beka Beridze');
  await user.type(
    screen.getByRole('textbox', { name: 'Note to the guide: Beka Beridze' }),
    'A picture, please',
  );
  await untilSettled('Reject: Beka Beridze');
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

test('an empty list shows a message and is not a feed', async () => {
  await renderFeed([]);
  expect(screen.getByText('Nothing to decide')).toBeVisible();
  expect(screen.queryByRole('feed')).toBeNull();
});
