import { describe, expect, test } from 'vitest';
import {
  cardOf,
  deskReducer,
  INITIAL_DESK,
  PINNED_DECIDED,
  pinnedRequests,
  reopenedByOthers,
  lastDecidedId,
  openRequest,
  shownStatus,
  type DeskAction,
  type DeskRequest,
  type DeskState,
} from './desk-state.ts';

function request(id: string, change: Partial<DeskRequest['data']> = {}): DeskRequest {
  const requested_at = new Date(0);
  return { id, data: { user_id: `guide-${id}`, status: 'pending', requested_at, ...change } };
}

const COUNTS = { pending: 5, approved: 7, rejected: 2, users: 20 };

function after(...actions: readonly DeskAction[]): DeskState {
  return actions.reduce<DeskState>(deskReducer, INITIAL_DESK);
}

const approve = (id: string): DeskAction => ({ type: 'decide', request: request(id), decision: 'approved' });
const reject = (id: string): DeskAction => ({ type: 'decide', request: request(id), decision: 'rejected' });
const note = (id: string, text: string): DeskAction => ({ type: 'note', request: request(id), note: text });
const reopen = (id: string): DeskAction => ({ type: 'reopen', id, decision: 'approved' });
const reopened = (id: string, opens = true): DeskAction => ({
  type: 'reopened',
  opens,
  request: request(id),
  decision: 'approved',
});

describe('cards', () => {
  test('only the last decided cards stay for reopening', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const state = after(...ids.flatMap((id): DeskAction[] => [approve(id), { type: 'decided', id }]));
    expect([...state.cards.keys()]).toEqual(ids.slice(-PINNED_DECIDED));
    expect(lastDecidedId(state)).toBe('e');
    expect(lastDecidedId(deskReducer(state, reopened('e')))).toBe('d');
  });

  test('an unconfirmed decision stays, and is the one to reopen', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const state = after(...ids.map(approve));
    expect([...state.cards.keys()]).toEqual(ids);
    expect(lastDecidedId(state)).toBe('e');
    // Its response arrived before that of the previous one.
    const late = ['e', 'd'].map((id): DeskAction => ({ type: 'decided', id }));
    expect(lastDecidedId(late.reduce<DeskState>(deskReducer, state))).toBe('e');
  });

  test('while a decision is being taken back, the previous one cannot be', () => {
    const reopening = after(approve('a'), { type: 'decided', id: 'a' }, approve('b'), reopen('b'));
    expect(lastDecidedId(reopening)).toBeUndefined();
    expect(cardOf(reopening, 'b')).toMatchObject({ phase: 'deciding', isReopening: true });
    const failed = deskReducer(reopening, { type: 'reopen-failed', id: 'b' });
    expect(lastDecidedId(failed)).toBe('b');
    const refused = deskReducer(reopening, {
      type: 'decide-failed',
      id: 'b',
      cause: { problem: 'errors.timeout' },
    });
    expect(cardOf(refused, 'b')).toEqual({
      request: request('b'),
      note: '',
      phase: 'open',
      problem: 'errors.timeout',
    });
    expect(lastDecidedId(refused)).toBe('a');
  });

  test('a card that was dismissed is gone, and a late response about it changes nothing', () => {
    const gone = after(note('a', 'Hello'), { type: 'dismiss', id: 'a' });
    expect(gone.cards.size).toBe(0);
    expect(deskReducer(gone, { type: 'decided', id: 'a' })).toBe(gone);
  });

  test('notes stay when the tab changes', () => {
    const state = after(note('a', 'x'), { type: 'tab', tab: 'users' });
    expect(state.tab).toBe('users');
    expect(cardOf(state, 'a').note).toBe('x');
  });
});

describe('the focused request', () => {
  test('is not a request that was opened automatically, which leaves with its list', () => {
    const opened = after({ type: 'opened', id: 'b' });
    const list = [request('a'), request('b')];
    expect(openRequest(opened, 'pending', list, true)).toEqual(request('b'));
    expect(openRequest(opened, 'pending', [request('a')], true)).toEqual(request('a'));
    expect(pinnedRequests(opened)).toEqual([]);
  });

  test('is the only open request where no card opens automatically, even right after a decision', () => {
    const found = [request('a'), request('b')];
    const chosen = after({ type: 'focus', request: request('a') }, { type: 'opened', id: 'a' });
    const decided = [approve('a'), { type: 'decided', id: 'a' } as const].reduce<DeskState>(
      deskReducer,
      chosen,
    );
    expect(openRequest(after(), 'found', found, false)).toBeUndefined();
    expect(openRequest(chosen, 'found', found, false)).toEqual(request('a'));
    expect(openRequest(decided, 'found', found, false)).toBeUndefined();
    // The window became narrower: a card that was already open automatically stays open.
    expect(openRequest(after({ type: 'opened', id: 'b' }), 'found', found, false)).toEqual(request('b'));
  });

  test('does not follow to another page, and stays when another card is decided', () => {
    const focused = after({ type: 'focus', request: request('a') });
    expect(deskReducer(focused, { type: 'turn' }).focused).toBeUndefined();
    expect(deskReducer(focused, approve('b')).focused).toEqual(request('a'));
  });

  test('in search results may be a decided request, once that is confirmed', () => {
    const found = [request('a')];
    const deciding = after(approve('a'));
    expect(openRequest(deciding, 'found', found, true)).toBeUndefined();
    const decided = deskReducer(deciding, { type: 'decided', id: 'a' });
    expect(openRequest(decided, 'found', found, true)).toEqual(request('a'));
    expect(openRequest(decided, 'pending', found, true)).toBeUndefined();
    // The snapshot may arrive later: the request is not offered for a second decision.
    const { data } = request('a');
    expect(shownStatus('found', data, cardOf(decided, 'a'))).toBe('approved');
    expect(shownStatus('found', { ...data, status: 'rejected' }, cardOf(decided, 'a'))).toBe('rejected');
    expect(shownStatus('found', data, cardOf(after(), 'a'))).toBe('pending');
    // A request with a draft note stays as it was, so that the note is not lost.
    const noted = cardOf(after(note('a', 'why')), 'a');
    expect(shownStatus('found', { ...data, status: 'approved' }, noted)).toBe('pending');
  });

  const focused = after({ type: 'focus', request: request('a') });

  test('stays when it leaves the list', () => {
    expect(pinnedRequests(focused)).toEqual([request('a')]);
  });

  test.each<[string, DeskAction]>([
    ['a decision', approve('a')],
    ['dismissing', { type: 'dismiss', id: 'a' }],
    ['another tab', { type: 'tab', tab: 'approved' }],
  ])('is forgotten by %s', (_, action) => {
    expect(deskReducer(focused, action).focused).toBeUndefined();
  });

  test('is the one that was reopened, unless it was reopened from the list of decided requests', () => {
    expect(after(approve('a'), { type: 'decided', id: 'a' }, reopened('a')).focused).toEqual(request('a'));
    const { id, data } = request('b');
    const decidedRequest: DeskRequest = { id, data: { ...data, status: 'approved' } };
    const state = after({ type: 'reopened', request: decidedRequest, decision: 'approved', opens: true });
    expect(state.focused).toBeUndefined();
  });

  test('stays unchanged when the admin has moved on; the reopened request stays in the list', () => {
    const others: readonly DeskAction[] = [
      approve('a'),
      { type: 'decided', id: 'a' },
      { type: 'focus', request: request('b') },
    ];
    const state = after(...others, reopened('a', false));
    expect(state.focused).toEqual(request('b'));
    expect(pinnedRequests(state)).toEqual([request('b'), request('a')]);
    expect(pinnedRequests(deskReducer(state, approve('a'))).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(pinnedRequests(deskReducer(state, { type: 'focus', request: request('c') }))).toEqual([
      request('c'),
    ]);
    expect(pinnedRequests(deskReducer(state, { type: 'turn' }))).toEqual([]);
  });

  test('remembers the note sent with the rejection, even while it is edited', () => {
    const rejected = after(note('a', 'Old picture'), reject('a'), { type: 'decided', id: 'a' });
    const back = deskReducer(rejected, {
      type: 'reopened',
      request: request('a'),
      decision: 'rejected',
      opens: true,
    });
    expect(cardOf(deskReducer(back, note('a', 'Thanks')), 'a')).toMatchObject({
      note: 'Thanks',
      sentAsReason: 'Old picture',
    });
    const approved = after(note('a', 'Well done'), approve('a'), { type: 'decided', id: 'a' }, reopened('a'));
    expect(cardOf(approved, 'a').sentAsReason).toBeUndefined();
  });

  test('and the reopened one stay when another card is decided or dismissed', () => {
    const state = after(reopened('b', false));
    expect(pinnedRequests(deskReducer(state, { type: 'dismiss', id: 'a' }))).toEqual([request('b')]);
    expect(deskReducer(state, approve('a')).returned).toEqual(request('b'));
    expect(deskReducer(state, approve('b')).returned).toBeUndefined();
  });
});

test('an ended decision is marked until its request is decided again', () => {
  const { id, data } = request('a');
  const reviewed_at = new Date(1);
  const approved: DeskRequest = { id, data: { ...data, status: 'approved', reviewed_at } };
  const returned: DeskAction = { type: 'reopened', request: approved, decision: 'approved', opens: true };
  for (const action of [{ type: 'revoked', request: approved }, returned] as const) {
    const ended = after(action);
    expect(cardOf(ended, 'a').ended).toEqual(reviewed_at);
    expect(cardOf(deskReducer(ended, approve('a')), 'a').ended).toBeUndefined();
  }
});

test('a revoked approval is not offered to be undone, and keeps no note', () => {
  const approval = request('a');
  const approved = after({ type: 'note', request: approval, note: 'Welcome' }, approve('a'), {
    type: 'decided',
    id: 'a',
  });
  expect(lastDecidedId(approved)).toBe('a');
  const revoked = deskReducer(approved, { type: 'revoked', request: approval });
  expect(lastDecidedId(revoked)).toBeUndefined();
  expect(cardOf(revoked, 'a')).toMatchObject({ phase: 'open', note: '' });
  expect(pinnedRequests(revoked)).toEqual([]);
});

test('a decided request is pending again only if it was reopened after its decision', () => {
  const at = (ms: number) =>
    request('a', { returned: { at: new Date(ms), decision: 'rejected', reason: '' } });
  const decided = (listed: DeskRequest) =>
    after({ type: 'decide', request: listed, decision: 'approved' }, { type: 'decided', id: 'a' });
  // The list does not know the decision yet.
  expect(reopenedByOthers(decided(request('a')), [request('a')])).toEqual([]);
  expect(reopenedByOthers(decided(at(5)), [at(5)])).toEqual([]);
  expect(reopenedByOthers(decided(at(5)), [at(6), request('b')])).toEqual(['a']);
  expect(reopenedByOthers(decided(request('a')), [at(6)])).toEqual(['a']);
  // This admin is taking it back.
  expect(reopenedByOthers(deskReducer(decided(request('a')), reopen('a')), [at(6)])).toEqual([]);
  // Not decided here.
  expect(reopenedByOthers(after(), [at(6)])).toEqual([]);
});

test('what an admin has viewed of a guide is replaced only when it has changed', () => {
  const viewed = (bio: string): DeskAction => ({ type: 'viewed', id: 'a', seen: { bio } });
  const first = after(viewed('One'));
  expect(first.viewed.get('a')).toEqual({ bio: 'One' });
  expect(deskReducer(first, viewed('One'))).toBe(first);
  expect(deskReducer(first, viewed('Two')).viewed.get('a')).toEqual({ bio: 'Two' });
});

describe('counts', () => {
  const counted: DeskAction = { type: 'counted', counts: COUNTS };

  test('are unknown until the server has counted', () => {
    expect(after(approve('a')).counts).toBeUndefined();
    expect(after(counted).counts).toEqual(COUNTS);
  });

  test('move with a decision and back with its reopening', () => {
    const decided = after(counted, approve('a'));
    expect(decided.counts).toEqual({ ...COUNTS, pending: 4, approved: 8 });
    expect(deskReducer(decided, { type: 'decided', id: 'a' }).counts).toEqual(decided.counts);
    const reopening = deskReducer(decided, reopen('a'));
    expect(reopening.counts).toEqual(COUNTS);
    expect(deskReducer(reopening, reopened('a')).counts).toEqual(COUNTS);
  });

  test('stay as counted by the server when its counts arrive before its response', () => {
    const decided = after(counted, approve('a'), { type: 'decided', id: 'a' });
    const known: DeskAction = { type: 'counted', counts: { ...COUNTS, users: 21 } };
    expect([reopen('a'), known, reopened('a')].reduce<DeskState>(deskReducer, decided).counts).toEqual({
      ...COUNTS,
      users: 21,
    });
  });
});
