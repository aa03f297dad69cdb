import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SESSION_HINT_KEY } from '../../../firebase/auth/session-hint.ts';
import {
  fail,
  respond,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../../../firebase/testing/callable-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleRequest } from '../testing/samples.ts';
import { cardOf } from './desk-state.ts';
import { useDesk } from './use-desk.ts';

vi.mock('../../../firebase/members-app.ts', () => import('../../../firebase/testing/members-app.ts'));
setUpCallableServer();

const COUNTS = { pending: 5, approved: 7, rejected: 2, users: 20 };
const request = sampleRequest('a');
const NAMED = { request, name: 'Nino Beridze' } as const;
const DRAWN = { bio: 'Read' };
const DECIDED = { request_id: 'a', status: 'approved', reviewed_at: '2026-01-01T00:00:00.000Z' };

/** Shows the state of one card, and a button for each action. */
function Sample() {
  const { state, actions } = useDesk();
  const { request: _request, ...card } = cardOf(state, request.id);
  return (
    <>
      <output>{JSON.stringify({ ...card, counts: state.counts, recounts: state.recounts })}</output>
      <button onClick={() => actions.dispatch({ type: 'counted', counts: COUNTS })}>count</button>
      <button
        onClick={() =>
          void actions.decide({ ...NAMED, decision: 'approved', note: ' Welcome ', drawn: DRAWN })
        }
      >
        approve
      </button>
      <button
        onClick={() => void actions.decide({ ...NAMED, decision: 'rejected', note: ' ', drawn: undefined })}
      >
        reject
      </button>
      <button
        onClick={() => {
          const returned = { at: new Date(), decision: 'revoked', reason: null } as const;
          const withdrawn = { id: 'a', data: { ...request.data, returned } };
          const input = { decision: 'rejected', note: 'Lapsed', drawn: undefined } as const;
          void actions.decide({ ...NAMED, ...input, request: withdrawn });
        }}
      >
        withdraw again
      </button>
      <button onClick={() => void actions.reopen({ ...NAMED, decision: 'approved' }, () => false)}>
        reopen
      </button>
      <button
        onClick={() => {
          void actions.decide({ ...NAMED, decision: 'approved', note: '', drawn: DRAWN });
          void actions.reopen({ ...NAMED, decision: 'approved' }, () => false);
        }}
      >
        approve and reopen
      </button>
      <button onClick={() => void actions.revoke({ userId: 'u', name: 'Nino Beridze', reason: 'Expired' })}>
        revoke
      </button>
      <button
        onClick={() => {
          const reviewed = { id: 'a', data: { ...request.data, reviewed_by: 'nana' } };
          const input = {
            request: reviewed,
            name: 'Nino Beridze',
            decision: 'rejected',
            reason: 'News',
          } as const;
          void actions.reopen(input, () => true);
        }}
      >
        return
      </button>
      <button onClick={() => actions.dismiss('a')}>dismiss</button>
      <button
        onClick={() =>
          void actions.decideAll([{ ...NAMED, decision: 'approved', note: '', drawn: undefined }])
        }
      >
        approve all
      </button>
      <button
        onClick={() =>
          void actions.setEnd({
            userId: 'u',
            name: 'Nino Beridze',
            presentDay: '2027-03-31',
            lastDay: '2028-03-31',
            reason: 'Insurance',
          })
        }
      >
        set end
      </button>
    </>
  );
}

async function renderSample() {
  await renderDesk(<Sample />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('count');
  const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);
  return { press, shown };
}

describe('deciding', () => {
  test('shows the decision before the server confirms it', async () => {
    const confirm = respondLater(DECIDED);
    const { press, shown } = await renderSample();
    await press('approve');
    const counts = { ...COUNTS, pending: 4, approved: 8 };
    expect(shown()).toMatchObject({ phase: 'deciding', decision: 'approved', counts });
    confirm();
    expect(await screen.findByText('Approved: Nino Beridze')).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'decided', counts, recounts: 0 });
    const data = { request_id: 'a', decision: 'approved', admin_notes: 'Welcome', drawn: DRAWN };
    expect(sentCalls()).toEqual([{ name: 'processVerificationRequest', data }]);
  });

  test('warns before leaving the page until the server has responded', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const confirm = respondLater(DECIDED);
    const { press } = await renderSample();
    expect(isHeld()).toBe(false);
    await press('approve');
    expect(isHeld()).toBe(true);
    confirm();
    await screen.findByText('Approved: Nino Beridze');
    expect(isHeld()).toBe(false);
    fail('UNAVAILABLE');
    await press('approve');
    await screen.findByText('Failed to process request');
    expect(isHeld()).toBe(false);
  });

  test('says of a rejection that withdraws what it did', async () => {
    respond({ ...DECIDED, status: 'rejected' });
    const { press } = await renderSample();
    await press('withdraw again');
    expect(await screen.findByText('The verification was withdrawn.')).toBeVisible();
  });

  test('sends no note if none was typed', async () => {
    respond(DECIDED);
    const { press } = await renderSample();
    await press('reject');
    await waitFor(() => expect(sentCalls()).toHaveLength(1));
    expect(sentCalls()[0]?.data).toEqual({
      request_id: 'a',
      decision: 'rejected',
      admin_notes: null,
      drawn: null,
    });
  });

  test('names the admin who decided first', async () => {
    const reviewer = 'Nana First';
    fail('ALREADY_EXISTS', { reason: 'already-decided', status: 'rejected', reviewed_by_name: reviewer });
    const { press, shown } = await renderSample();
    await press('approve');
    const message = 'Nana First has rejected this request in the meantime.';
    expect(await screen.findByText(message)).toBeVisible();
    const earlier = { decision: 'rejected', reviewer };
    expect(shown()).toMatchObject({ phase: 'open', earlier, recounts: 1 });
  });

  test('lists what the guide changed since the card was shown', async () => {
    fail('ABORTED', { reason: 'changed-meanwhile', changed: ['avatar_url'] });
    const { press, shown } = await renderSample();
    await press('approve');
    expect(await screen.findByText(/^The guide has changed the profile/u)).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'open', changed: ['avatar_url'], recounts: 1 });
  });

  test('rolls back and shows the reason when the server refuses or fails', async () => {
    fail('FAILED_PRECONDITION', { reason: 'own-request' });
    const { press, shown } = await renderSample();
    await press('approve');
    expect(await screen.findByText('Failed to process request')).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'open', problem: 'errors.refusal-own-request', recounts: 1 });
    fail('UNAVAILABLE');
    await press('approve');
    await waitFor(() => expect(shown()).toMatchObject({ phase: 'open', problem: 'errors.offline' }));
  });

  test('shows one message about the last action, and none about earlier failures', async () => {
    const messages = () =>
      [...document.querySelectorAll('.toasts .MuiAlert-root')].map(({ textContent }) => textContent);
    fail('UNAVAILABLE');
    const { press } = await renderSample();
    await press('approve');
    await waitFor(() => expect(messages()).toEqual([expect.stringContaining('Failed to process request')]));
    respond(DECIDED);
    await press('approve');
    await waitFor(() => expect(messages()).toEqual([expect.stringContaining('Approved: Nino Beridze')]));
    respond({ request_id: 'a', status: 'pending', was_told: true });
    await press('reopen');
    await waitFor(() => expect(messages()).toEqual([expect.stringContaining('is pending again')]));
  });
});

describe('reopening', () => {
  test('moves the request back to the pending ones', async () => {
    respond({ request_id: 'a', status: 'pending', was_told: true });
    const { press, shown } = await renderSample();
    await press('reopen');
    expect(
      await screen.findByText(
        'The request is pending again. The guide will get a second email saying so, after the one about the decision.',
      ),
    ).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'open', counts: { ...COUNTS, pending: 6, approved: 6 } });
    expect(sentCalls()).toEqual([
      { name: 'reopenRequest', data: { request_id: 'a', seen: { status: 'approved' } } },
    ]);
  });

  test('of a decision that was replaced removes its bar, and says why', async () => {
    respond(DECIDED);
    const { press, shown } = await renderSample();
    await press('approve');
    await waitFor(() => expect(shown()).toMatchObject({ phase: 'decided' }));
    fail('ABORTED', { reason: 'superseded' });
    await press('reopen');
    expect(await screen.findByText('This decision no longer stands')).toBeVisible();
    expect(
      screen.getByText(
        'Nino Beridze: It has been replaced by a newer one in the meantime. Nothing was changed now.',
      ),
    ).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'open', recounts: 1 });
  });

  test('waits for a decision in progress, and warns before leaving until it is taken back', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const confirm = respondLater(DECIDED);
    const answer = respondLater({ request_id: 'a', status: 'pending', was_told: false });
    const { press, shown } = await renderSample();
    await press('approve');
    await press('reopen');
    expect(shown()).toMatchObject({ phase: 'deciding', isReopening: true, counts: COUNTS });
    await waitFor(() => expect(sentCalls().map(({ name }) => name)).toEqual(['processVerificationRequest']));
    confirm();
    await waitFor(() =>
      expect(sentCalls()[1]).toEqual({
        name: 'reopenRequest',
        data: { request_id: 'a', seen: { status: 'approved' } },
      }),
    );
    expect(isHeld()).toBe(true);
    answer();
    expect(
      await screen.findByText(
        'The request is pending again. The email about the decision had not been sent yet and was stopped, so the guide gets none.',
      ),
    ).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'open', counts: COUNTS });
    expect(isHeld()).toBe(false);
  });

  test('does nothing when the decision itself fails', async () => {
    const { press, shown } = await renderSample();
    fail('UNAVAILABLE');
    await press('approve and reopen');
    expect(await screen.findByText('Failed to process request')).toBeVisible();
    expect(shown()).toEqual({
      note: '',
      phase: 'open',
      problem: 'errors.offline',
      counts: COUNTS,
      recounts: 1,
    });
    expect(sentCalls().map(({ name }) => name)).toEqual(['processVerificationRequest']);
  });

  test('counts the change once, even when the server’s new counts arrive before its response', async () => {
    const confirm = respondLater({ request_id: 'a', status: 'pending', was_told: true });
    const { press, shown } = await renderSample();
    await press('reopen');
    expect(shown()).toMatchObject({ counts: { ...COUNTS, pending: 6, approved: 6 } });
    await press('count');
    confirm();
    expect(await screen.findByText(/^The request is pending again/u)).toBeVisible();
    expect(shown()).toMatchObject({ counts: COUNTS });
  });

  test('changes nothing when it is refused', async () => {
    fail('FAILED_PRECONDITION', { reason: 'own-request' });
    const { press, shown } = await renderSample();
    await press('reopen');
    expect(await screen.findByText('The decision still stands.')).toBeVisible();
    expect(shown()).toMatchObject({ phase: 'open', recounts: 1 });
  });
});

describe('revoking', () => {
  test('sends the reason', async () => {
    respond({ user_id: 'u' });
    const { press } = await renderSample();
    await press('revoke');
    expect(await screen.findByText('The verification was withdrawn.')).toBeVisible();
    const data = { user_id: 'u', admin_notes: 'Expired' };
    expect(sentCalls()).toEqual([{ name: 'revokeVerification', data }]);
  });

  test('shows why it was refused', async () => {
    fail('FAILED_PRECONDITION', { reason: 'not-verified' });
    const { press } = await renderSample();
    await press('revoke');
    expect(await screen.findByText('The verification could not be withdrawn.')).toBeVisible();
  });
});

describe('setting another end', () => {
  test('sends the day that it replaces, the new one and the reason', async () => {
    respond({ user_id: 'u' });
    const { press } = await renderSample();
    await press('set end');
    expect(await screen.findByText('The end date of the membership was changed.')).toBeVisible();
    const data = {
      user_id: 'u',
      present_last_day: '2027-03-31',
      last_day: '2028-03-31',
      admin_notes: 'Insurance',
    };
    expect(sentCalls()).toEqual([{ name: 'setMembershipEnd', data }]);
  });

  test('shows why it was refused', async () => {
    fail('ABORTED', { reason: 'end-changed' });
    const { press } = await renderSample();
    await press('set end');
    expect(await screen.findByText('The end date could not be changed.')).toBeVisible();
    expect(screen.queryByText('The end date of the membership was changed.')).toBeNull();
  });
});

test('a return with a reason means the decision of the admin who made it', async () => {
  respond({ request_id: 'a', status: 'pending', was_told: true });
  const { press } = await renderSample();
  await press('return');
  await screen.findByText(/^The request is pending again/u);
  expect(sentCalls().map(({ data }) => data)).toEqual([
    { request_id: 'a', admin_notes: 'News', seen: { status: 'rejected', reviewed_by: 'nana' } },
  ]);
});

test('a return of what is pending by now says so', async () => {
  fail('FAILED_PRECONDITION', { reason: 'not-decided' });
  const { press } = await renderSample();
  await press('return');
  expect(
    await screen.findByText('Nino Beridze: Somebody has already made the request pending again.'),
  ).toBeVisible();
});

test('a card that is dismissed takes its message with it', async () => {
  fail('ALREADY_EXISTS', { reason: 'already-decided' });
  const { press, shown } = await renderSample();
  await press('approve');
  expect(
    await screen.findByText('Another administrator has approved this request in the meantime.'),
  ).toBeVisible();
  await press('dismiss');
  await waitFor(() => expect(screen.queryByText(/in the meantime/u)).toBeNull());
  expect(shown()).not.toHaveProperty('earlier');
});

test('a refusal that does not name the changes still asks to look again', async () => {
  fail('ABORTED', { reason: 'changed-meanwhile' });
  const { press, shown } = await renderSample();
  await press('approve');
  await waitFor(() => expect(shown()).toMatchObject({ phase: 'open', changed: [] }));
});

test('several decisions that all fail are not reported as done', async () => {
  fail('UNAVAILABLE');
  const { press } = await renderSample();
  await press('approve all');
  expect(await screen.findByText('Failed to process request')).toBeVisible();
  expect(screen.queryByText(/renewals? approved/u)).toBeNull();
});

test('the header learns how many requests wait, never less than none', async () => {
  const hint = { email: null, name: 'Nana', avatar_url: null, isAdmin: true };
  const waiting = (): unknown => JSON.parse(localStorage.getItem(SESSION_HINT_KEY) ?? '');
  localStorage.setItem(SESSION_HINT_KEY, JSON.stringify(hint));
  const { press } = await renderSample();
  expect(waiting()).toEqual({ ...hint, waiting: COUNTS.pending });
  for (let left = COUNTS.pending - 1; left >= -1; left -= 1) {
    respond(DECIDED);
    await press('approve');
    await waitFor(() => expect(waiting()).toEqual({ ...hint, waiting: Math.max(0, left) }));
  }
});
