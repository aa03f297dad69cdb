import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { endAfterDay, lastDayOf } from '../../../domain/membership/term.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { sampleMembership } from '../../firebase/testing/sample-documents.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import { sampleCard, sampleRequest } from '../testing/samples.ts';
import { DecidedDialog } from './DecidedDialog.tsx';

const DAY_WRONG = 'Choose today or a later day, at most five years ahead.';
const YEAR_MS = 365 * 86_400_000;
const dayIn = (ms: number): string => lastDayOf(new Date(Date.now() + ms));

const CARD = sampleCard(sampleRequest('a', 1, { user_id: 'guide', status: 'approved' }), {
  name: 'Ana Beridze',
  membership: sampleMembership({ number: 1001, ends_at: endAfterDay(dayIn(YEAR_MS)) ?? new Date(0) }),
});

/** The card of a membership without an end. */
const ENDLESS = { ...CARD, membership: sampleMembership({ ends_at: null }) };

async function renderDialog(card = CARD) {
  const onSetEnd = vi.fn<DeskActions['setEnd']>().mockResolvedValue(true);
  const onClose = vi.fn<() => void>();
  const actions = {
    setEnd: onSetEnd,
    revoke: vi.fn<DeskActions['revoke']>(),
    reopen: vi.fn<DeskActions['reopen']>(),
  };
  await renderInLang(<DecidedDialog step="set-end" card={card} actions={actions} onClose={onClose} />, 'en', [
    'shell',
    'admin',
    'fields',
  ]);
  const day = screen.getByLabelText(/^Last day/u);
  const set = (value: string) => fireEvent.change(day, { target: { value } });
  const confirm = () => screen.getByRole('button', { name: /^Change the end date/u });
  return { day, set, confirm, onSetEnd, onClose, user: userEvent.setup() };
}

test('shows the present last day, and asks for another one and a reason', async () => {
  const { day, confirm, onSetEnd, user } = await renderDialog();
  expect(day).toHaveValue(dayIn(YEAR_MS));
  await user.click(confirm());
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(day).toBeInvalid();
  expect(screen.getByText('This is the present last day. Choose another one.')).toBeVisible();
  expect(screen.queryByText(DAY_WRONG)).not.toBeInTheDocument();
  expect(onSetEnd).not.toHaveBeenCalled();
});

test.each([
  ['a blank day', ''],
  ['a past day', dayIn(-2 * 86_400_000)],
  ['a day too far ahead', dayIn(7 * YEAR_MS)],
])('refuses %s, then sets a corrected one', async (_, wrong) => {
  const { day, set, confirm, onSetEnd, onClose, user } = await renderDialog();
  set(wrong);
  await user.type(screen.getByRole('textbox'), '  Insurance ends.  ');
  await user.click(confirm());
  expect(screen.getByText(DAY_WRONG)).toBeVisible();
  expect(day).toBeInvalid();
  expect(onSetEnd).not.toHaveBeenCalled();

  const lastDay = dayIn(2 * YEAR_MS);
  set(lastDay);
  await user.click(confirm());
  const named = { ...CARD, name: 'Ana Beridze, member no. 1001' };
  const end = { last_day: lastDay, present_last_day: dayIn(YEAR_MS), admin_notes: 'Insurance ends.' };
  expect(onSetEnd).toHaveBeenCalledExactlyOnceWith(named, end);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('Escape leads to the Cancel button, which alone discards typed text', async () => {
  const { onClose, user } = await renderDialog();
  const reason = screen.getByRole('textbox');
  await user.click(reason);
  await user.keyboard('Insurance ends.{Escape}');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  expect(reason).toHaveValue('Insurance ends.');
  const backdrop = document.querySelector('.MuiDialog-container') ?? document.body;
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('sets an end of a membership that has none', async () => {
  const { day, set, confirm, onSetEnd, user } = await renderDialog(ENDLESS);
  expect(day).toHaveValue('');
  await user.type(screen.getByRole('textbox'), 'A year on trial.');
  await user.click(confirm());
  expect(screen.getByText(DAY_WRONG)).toBeVisible();
  set(dayIn(2 * YEAR_MS));
  await user.click(confirm());
  expect(onSetEnd.mock.calls).toMatchObject([
    [{ name: expect.anything() }, { present_last_day: null, last_day: dayIn(2 * YEAR_MS) }],
  ]);
});
