import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SESSION_HINT_KEY } from '../../firebase/auth/session-hint.ts';
import {
  fail,
  respond,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../../firebase/testing/callable-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleRequest } from '../testing/samples.ts';
import { cardOf, type DeskRequest } from './desk-state.ts';
import { useDesk, type Desk } from './use-desk.ts';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
setUpCallableServer();

const COUNTS = { pending: 5, approved: 7, rejected: 2, users: 20 };
const REQUEST = sampleRequest('a');
const NAMED = { request: REQUEST, name: 'Nino Beridze', decision: 'approved' } as const;
const APPROVAL = { ...NAMED, note: ' Welcome ', seen: undefined } as const;
const DECIDED = { request_id: 'a', status: 'approved', reviewed_at: '2026-01-01T00:00:00.000Z' };
const REOPENED = { request_id: 'a', status: 'pending', was_notified: true };

function Sample({ onDesk }: { readonly onDesk: (desk: Desk) => void }) {
  onDesk(useDesk());
  return null;
}

/** The desk, whose server has counted. */
async function openDesk() {
  const seen: Desk[] = [];
  await renderDesk(<Sample onDesk={(desk) => seen.push(desk)} />);
  const run = (take: (actions: Desk['actions']) => unknown) =>
    act(() => {
      const latest = seen.at(-1);
      if (latest) take(latest.actions);
    });
  run(({ dispatch }) => dispatch({ type: 'counted', counts: COUNTS }));
  return {
    run,
    approve: () => run(({ decide }) => decide(APPROVAL)),
    reopen: () => run(({ reopen }) => reopen(NAMED, () => false)),
    /** The card of the request, with the counts. */
    shown: () => {
      const { state } = seen.at(-1) ?? {};
      if (!state) throw new Error('There is no desk');
      return { ...cardOf(state, 'a'), counts: state.counts, recounts: state.recounts };
    },
  };
}

const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const message = (text: string | RegExp) => screen.findByText(text);

test('warns before leaving the page until the server has responded', async () => {
  const confirm = respondLater(DECIDED);
  const { approve, shown } = await openDesk();
  expect(isHeld()).toBe(false);
  approve();
  expect(isHeld()).toBe(true);
  confirm();
  expect(await message('Approved: Nino Beridze')).toBeVisible();
  expect(shown()).toMatchObject({ phase: 'decided', recounts: 0 });
  expect(isHeld()).toBe(false);
  fail('UNAVAILABLE');
  approve();
  await message('Failed to process request');
  expect(isHeld()).toBe(false);
});

test('says of a rejection that withdraws what it did, and sends no note if none was typed', async () => {
  respond({ ...DECIDED, status: 'rejected' });
  const { run } = await openDesk();
  const returned = { at: new Date(), decision: 'revoked', reason: null } as const;
  const request: DeskRequest = { id: 'a', data: { ...REQUEST.data, returned } };
  run(({ decide }) => decide({ ...APPROVAL, request, decision: 'rejected', note: ' ' }));
  expect(await message('The verification was withdrawn.')).toBeVisible();
  const data = { request_id: 'a', decision: 'rejected', admin_notes: null, seen: null };
  expect(sentCalls()).toEqual([{ name: 'processVerificationRequest', data }]);
});

const refusals: readonly [string, Parameters<typeof fail>, string | RegExp, object][] = [
  ['the decision of another admin', ['ALREADY_EXISTS', { reason: 'already-decided', status: 'rejected', reviewed_by_name: 'Nana First' }],
    'Nana First has rejected this request in the meantime.',
    { earlier: { decision: 'rejected', reviewer: 'Nana First' } }],
  ['one of whom nothing is known', ['ALREADY_EXISTS', { reason: 'already-decided' }],
    'Another administrator has approved this request in the meantime.', { earlier: { decision: 'approved' } }],
  ['a change by the guide', ['ABORTED', { reason: 'changed-meanwhile', changed: ['avatar_url'] }],
    /^The guide has changed the profile/u, { changed: ['avatar_url'] }],
  ['one that is not named', ['ABORTED', { reason: 'changed-meanwhile' }],
    /^The guide has changed the profile/u, { changed: [] }],
  ['a refusal', ['FAILED_PRECONDITION', { reason: 'own-request' }],
    'Failed to process request', { problem: 'errors.refusal-own-request' }],
  ['a failure', ['UNAVAILABLE'], 'Failed to process request', { problem: 'errors.offline' }],
]; // oxfmt-ignore

test.each(refusals)('a decision is rolled back, with the reason: %s', async (_, failure, text, expected) => {
  fail(...failure);
  const { approve, shown, run } = await openDesk();
  approve();
  expect(await message(text)).toBeVisible();
  expect(shown()).toMatchObject({ phase: 'open', recounts: 1, ...expected });
  run(({ dismiss }) => dismiss('a'));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('shows one message about the last action, and none about earlier failures', async () => {
  const messages = () =>
    [...document.querySelectorAll('.toasts .MuiAlert-root')].map(({ textContent }) => textContent);
  const { approve, reopen } = await openDesk();
  fail('UNAVAILABLE');
  approve();
  await waitFor(() => expect(messages()).toEqual([expect.stringContaining('Failed to process request')]));
  respond(DECIDED);
  approve();
  await waitFor(() => expect(messages()).toEqual([expect.stringContaining('Approved: Nino Beridze')]));
  respond(REOPENED);
  reopen();
  await waitFor(() => expect(messages()).toEqual([expect.stringContaining('is pending again')]));
});

test('a reopening waits for a decision in progress, and warns before leaving until it is done', async () => {
  const confirm = respondLater(DECIDED);
  const answer = respondLater({ ...REOPENED, was_notified: false });
  const { approve, reopen, shown } = await openDesk();
  approve();
  reopen();
  expect(shown()).toMatchObject({ phase: 'deciding', isReopening: true, counts: COUNTS });
  await waitFor(() => expect(sentCalls().map(({ name }) => name)).toEqual(['processVerificationRequest']));
  confirm();
  const data = { request_id: 'a', seen: { status: 'approved' } };
  await waitFor(() => expect(sentCalls()[1]).toEqual({ name: 'reopenRequest', data }));
  expect(isHeld()).toBe(true);
  answer();
  expect(await message(/The email about the decision had not been sent yet and was stopped/u)).toBeVisible();
  expect(shown()).toMatchObject({ phase: 'open', counts: COUNTS });
  expect(isHeld()).toBe(false);
});

test('a reopening does nothing when the decision itself fails', async () => {
  const { run, shown } = await openDesk();
  fail('UNAVAILABLE');
  run(({ decide, reopen }) => {
    void decide(APPROVAL);
    void reopen(NAMED, () => false);
  });
  expect(await message('Failed to process request')).toBeVisible();
  expect(shown()).toMatchObject({ phase: 'open', problem: 'errors.offline', counts: COUNTS, recounts: 1 });
  expect(sentCalls().map(({ name }) => name)).toEqual(['processVerificationRequest']);
});

test.each([
  ['ABORTED', 'superseded', 'Nino Beridze: It has been replaced by a newer one in the meantime. Nothing was changed now.'],
  ['FAILED_PRECONDITION', 'not-decided', 'Nino Beridze: Somebody has already made the request pending again.'],
  ['FAILED_PRECONDITION', 'own-request', 'The decision still stands.'],
])('a reopening that is refused says why: %s, %s', async (code, reason, text) => {
  const { approve, reopen, shown } = await openDesk();
  respond(DECIDED);
  approve();
  await waitFor(() => expect(shown()).toMatchObject({ phase: 'decided' }));
  fail(code, { reason });
  reopen();
  expect(await message(text)).toBeVisible();
  expect(shown()).toMatchObject({ phase: reason === 'own-request' ? 'decided' : 'open', recounts: 1 });
}); // oxfmt-ignore

const END = { presentDay: '2027-03-31', lastDay: '2028-03-31' };
const GUIDE = { userId: 'u', name: 'Nino Beridze', reason: 'Expired' };

test.each<[string, string, (actions: Desk['actions']) => unknown]>([
  ['not-verified', 'The verification could not be withdrawn.', ({ revoke }) => revoke(GUIDE)],
  ['end-changed', 'The end date could not be changed.', ({ setEnd }) => setEnd({ ...GUIDE, ...END })],
])('shows why a membership stays as it is: %s', async (reason, text, take) => {
  fail('FAILED_PRECONDITION', { reason });
  const { run } = await openDesk();
  run(take);
  expect(await message(text)).toBeVisible();
  expect(screen.queryByText(/ was (?:withdrawn|changed)\.$/u)).toBeNull();
});

test('the header learns how many requests wait, never less than none', async () => {
  const hint = { email: null, name: 'Nana', avatar_url: null, isAdmin: true };
  const waiting = (): unknown => JSON.parse(localStorage.getItem(SESSION_HINT_KEY) ?? '');
  localStorage.setItem(SESSION_HINT_KEY, JSON.stringify(hint));
  const { approve, run } = await openDesk();
  expect(waiting()).toEqual({ ...hint, waiting: COUNTS.pending });
  run(({ dispatch }) => dispatch({ type: 'counted', counts: { ...COUNTS, pending: 0 } }));
  respond(DECIDED);
  approve();
  await waitFor(() => expect(waiting()).toEqual({ ...hint, waiting: 0 }));
});
