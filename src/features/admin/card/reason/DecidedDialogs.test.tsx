/** The dialogs of actions on a decided request, each with the reason that the guide will read. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../domain/limits.ts';
import { renderInLang } from '../../../../i18n/render-in-lang.tsx';
import type { DecidedStep } from '../../desk/decided-steps.ts';
import type { JoinedRequest } from '../../desk/join-requests.ts';
import { sampleGuide, sampleMembership } from '../../../../firebase/testing/sample-documents.ts';
import { sampleJoined, sampleRequest } from '../../testing/samples.ts';
import type { CardActions } from '../card-props.ts';
import { DecidedDialogs, useAskedStep } from './DecidedDialogs.tsx';
import { REVOCATION_REASONS } from './reasons.ts';

const NAME = 'Ana Abashidze';
const BEFORE = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
} as const;
const APPROVED = sampleRequest('a', 1, {
  status: 'approved',
  reviewed_at: new Date(Date.UTC(2026, 0, 5)),
  before: BEFORE,
});
const GUIDE = { ...sampleGuide('guide-a', NAME), is_verified: true };
const JOINED = sampleJoined(APPROVED, { guide: GUIDE });
const MEMBER = { ...JOINED, membership: sampleMembership() };

interface SampleProps {
  readonly step: DecidedStep;
  readonly actions: Pick<CardActions, 'revoke' | 'reopen' | 'setEnd'>;
  readonly asked: JoinedRequest;
  readonly present: JoinedRequest | undefined;
}

function Sample({ step, actions, asked: joined, present }: SampleProps) {
  const { asked, ask, close, reasons } = useAskedStep();
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => ask(joined, step)}>Ask</button>
      <button onClick={() => setThere(false)}>Leave</button>
      {asked ? (
        <DecidedDialogs
          asked={asked.joined}
          present={isThere ? present : undefined}
          step={asked.step}
          actions={actions}
          onClose={close}
          reasons={reasons}
        />
      ) : null}
    </>
  );
}

/** Opens the dialog of a step; each action succeeds unless the test says otherwise. */
async function openDialog(step: DecidedStep, asked = JOINED, present: JoinedRequest | undefined = asked) {
  const actions = {
    revoke: vi.fn<CardActions['revoke']>().mockResolvedValue(true),
    reopen: vi.fn<CardActions['reopen']>().mockResolvedValue(true),
    setEnd: vi.fn<CardActions['setEnd']>().mockResolvedValue(true),
  };
  await renderInLang(<Sample step={step} actions={actions} asked={asked} present={present} />, 'en', [
    'shell',
    'admin',
    'fields',
  ]);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByText('Ask'));
  return { user, actions };
}

const dialog = () => within(screen.getByRole('dialog'));
const reason = () => dialog().getByRole('textbox');
const confirm = () => dialog().getAllByRole('button').at(-1) ?? document.body;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a withdrawal names the guide with the number, and sends the reason without blanks', async () => {
  const { user, actions } = await openDialog('revoke', MEMBER);
  expect(screen.getByRole('dialog', { name: 'Withdraw the verification?' })).toBeVisible();
  expect(dialog().getByText(`${NAME}, member no. 1007`)).toBeVisible();
  expect(dialog().getByText(/page is taken off the site at once/u)).toBeVisible();
  await user.type(reason(), '  Expired. ');
  await user.click(confirm());
  const present = { id: 'a', data: APPROVED.data };
  const input = { userId: 'guide-a', name: `${NAME}, member no. 1007`, reason: 'Expired.' };
  expect(actions.revoke.mock.calls).toEqual([[present, input]]);
  await closed();
});

test('a dialog that is cancelled keeps its text until the action has succeeded', async () => {
  const { user, actions } = await openDialog('revoke', MEMBER);
  await user.type(reason(), 'Expired.');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await closed();
  await user.click(screen.getByText('Ask'));
  expect(reason()).toHaveValue('Expired.');
  await user.click(confirm());
  expect(actions.revoke).toHaveBeenCalledOnce();
  await closed();
  await user.click(screen.getByText('Ask'));
  expect(reason()).toHaveValue('');
});

test('a return says what it means for the guide, and sends the reason', async () => {
  const { user, actions } = await openDialog('return');
  expect(screen.getByRole('dialog', { name: 'Return the request to pending?' })).toBeVisible();
  expect(dialog().getByText(NAME)).toBeVisible();
  expect(dialog().getByText(/until a new decision is made/u)).toBeVisible();
  await user.type(reason(), 'New facts');
  await user.click(confirm());
  const request = { id: 'a', data: APPROVED.data };
  expect(actions.reopen.mock.calls).toEqual([
    [{ request, name: NAME, decision: 'approved', reason: 'New facts' }],
  ]);
  await closed();
});

test('another end is set for the member, who is named with the number', async () => {
  const { user, actions } = await openDialog('end', MEMBER);
  expect(dialog().getByText(`${NAME}, member no. 1007`)).toBeVisible();
  fireEvent.change(dialog().getByLabelText(/^Last day/u), {
    target: { value: `${new Date().getFullYear() + 1}-03-31` },
  });
  await user.type(reason(), 'Insurance');
  await user.click(confirm());
  expect(actions.setEnd).toHaveBeenCalledOnce();
  await closed();
});

test.each<[string, DecidedStep, JoinedRequest]>([
  ['a withdrawal', 'revoke', { ...JOINED, guide: { ...GUIDE, is_verified: false } }],
  ['a return', 'return', { ...JOINED, guide: { ...GUIDE, open_request_id: 'b' } }],
  ['an end of no membership', 'end', JOINED],
])('nothing is asked about what was never possible: %s', async (_, step, asked) => {
  await openDialog(step, asked);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('acts on the present version of the request while the action is possible', async () => {
  const present = { ...JOINED, current: { ...APPROVED.data, admin_notes: 'Later' } };
  const { user, actions } = await openDialog('return', JOINED, present);
  await user.type(reason(), 'New facts');
  await user.click(confirm());
  expect(actions.reopen.mock.calls[0]?.[0].request.data).toMatchObject({ admin_notes: 'Later' });
});

test('keeps the typed text when somebody else was quicker, or the request leaves the list', async () => {
  const present = { ...JOINED, guide: { ...GUIDE, open_request_id: 'b' } };
  const { user } = await openDialog('return', JOINED, present);
  await user.type(reason(), 'New facts');
  fireEvent.click(screen.getByText('Leave'));
  expect(reason()).toHaveValue('New facts');
});

test('asks for the missing reason, and adds common ones', async () => {
  const { user, actions } = await openDialog('revoke');
  const [first] = REVOCATION_REASONS;
  if (!first) throw new Error('There are no reasons');
  expect(reason()).toBeRequired();
  expect(reason()).toBeValid();
  expect(reason()).toHaveAccessibleDescription(
    `The guide will read this. ${LIMITS.adminNotes.toLocaleString('en')} characters left.`,
  );
  await user.type(reason(), '  ');
  await user.click(confirm());
  expect(reason()).toHaveFocus();
  expect(reason()).toBeInvalid();
  expect(reason()).toHaveAccessibleDescription('Please give a reason: the guide will read it.');
  await user.click(dialog().getByRole('button', { name: first.name.en }));
  expect(reason()).toBeValid();
  expect(reason()).toHaveValue(`${first.text.ka}\n${first.text.en}\n`);
  // The keys of a card do nothing in a dialog.
  expect(dialog().getByRole('button', { name: first.name.en })).not.toHaveAttribute('aria-keyshortcuts');
  expect(actions.revoke).not.toHaveBeenCalled();
});

test('a reason that is too long says by how much, and is not sent', async () => {
  const { user, actions } = await openDialog('revoke');
  fireEvent.change(reason(), { target: { value: 'x'.repeat(LIMITS.adminNotes + 1) } });
  expect(reason()).toBeInvalid();
  expect(reason()).toHaveAccessibleDescription(/^1 character too many/u);
  await user.click(confirm());
  expect(actions.revoke).not.toHaveBeenCalled();
  fireEvent.change(reason(), { target: { value: 'x'.repeat(LIMITS.adminNotes) } });
  expect(reason()).toBeValid();
  await user.click(confirm());
  expect(actions.revoke).toHaveBeenCalledOnce();
});

test('stays as it is while it is being sent, and open with its text when that fails', async () => {
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, actions } = await openDialog('revoke');
  let answer: (isDone: boolean) => void = () => undefined;
  actions.revoke.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await user.type(reason(), 'Expired.');
  expect(isHeld()).toBe(true);
  await user.click(confirm());
  expect(confirm()).toBeDisabled();
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  // The desk itself asks while something is being sent.
  expect(isHeld()).toBe(false);
  fireEvent.change(reason(), { target: { value: '' } });
  fireEvent.keyDown(reason(), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.change(reason(), { target: { value: 'Expired.' } });
  answer(false);
  await waitFor(() => expect(confirm()).toBeEnabled());
  expect(reason()).toHaveValue('Expired.');
  await user.click(confirm());
  await closed();
});
