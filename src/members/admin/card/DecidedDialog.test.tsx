/** The dialogs of actions on a decided request, each with the reason that the guide will read. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MAX_NOTE_CHARACTERS } from '../../../domain/settings.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { HoldLeavingContext } from '../../shared/LeaveGuard.tsx';
import { sampleGuide, sampleMembership } from '../../firebase/testing/sample-documents.ts';
import { sampleCard, sampleRequest } from '../testing/samples.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import { DecidedDialog } from './DecidedDialog.tsx';

const APPROVED = sampleRequest('a', 1, { status: 'approved' });
const CARD = sampleCard(APPROVED, {
  guide: { ...sampleGuide('guide-a', 'Ana Abashidze'), is_verified: true },
  membership: sampleMembership(),
});

let held = 0;
const isHeld = () => held > 0;
const hold = () => {
  held += 1;
  return () => (held -= 1);
};

/** Opens the dialog of a withdrawal, which succeeds unless the test says otherwise. */
async function openDialog() {
  const actions = {
    revoke: vi.fn<DeskActions['revoke']>().mockResolvedValue(true),
    reopen: vi.fn<DeskActions['reopen']>(),
    setEnd: vi.fn<DeskActions['setEnd']>(),
  };
  const onClose = vi.fn<() => void>();
  const opened = (
    <HoldLeavingContext value={hold}>
      <DecidedDialog step="revoke" card={CARD} actions={actions} onClose={onClose} />
    </HoldLeavingContext>
  );
  await renderInLang(opened, 'en', ['shell', 'admin', 'fields']);
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), actions, onClose };
}

const dialog = () => within(screen.getByRole('dialog'));
const reason = () => dialog().getByRole('textbox');
const confirm = () => dialog().getAllByRole('button').at(-1) ?? document.body;

test('asks for a reason, without which it does nothing, and sends it', async () => {
  const { user, actions, onClose } = await openDialog();
  expect(dialog().getByText('Ana Abashidze, member no. 1007')).toBeVisible();
  expect(reason()).toHaveAccessibleDescription(
    `The guide will read this. ${MAX_NOTE_CHARACTERS.toLocaleString('en')} characters left.`,
  );
  await user.click(confirm());
  expect(reason()).toHaveFocus();
  expect(reason()).toBeInvalid();
  expect(actions.revoke).not.toHaveBeenCalled();
  await user.type(reason(), '  Expired. ');
  await user.click(confirm());
  const named = { ...CARD, name: 'Ana Abashidze, member no. 1007' };
  expect(actions.revoke).toHaveBeenCalledExactlyOnceWith(named, 'Expired.');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a reason that is too long says by how much, and is not sent', async () => {
  const { user, actions } = await openDialog();
  fireEvent.change(reason(), { target: { value: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) } });
  expect(reason()).toBeInvalid();
  expect(reason()).toHaveAccessibleDescription(/^1 character too many/u);
  await user.click(confirm());
  expect(actions.revoke).not.toHaveBeenCalled();
  fireEvent.change(reason(), { target: { value: 'x'.repeat(MAX_NOTE_CHARACTERS) } });
  expect(reason()).toBeValid();
  await user.click(confirm());
  expect(actions.revoke).toHaveBeenCalledOnce();
});

test('stays as it is while it is being sent, and open with its text when that fails', async () => {
  const { user, actions, onClose } = await openDialog();
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
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
