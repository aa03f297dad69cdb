import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { deskPerson } from '../../../../tests/cases/desk-rows.ts';
import { MAX_NOTE_CHARACTERS } from '../../../domain/settings.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { clearStored, store } from '../../firebase/testing/stored.ts';
import { renderCard } from '../testing/render-card.tsx';
import { sampleCard, sampleRequest } from '../testing/samples.ts';

vi.mock('../../firebase/firestore/saves.ts', () => ({ saveWithin: () => Promise.resolve() }));
setUpCallableServer();
beforeEach(clearStored);

const NANA = deskPerson({ id: 'nana', full_name: 'Nana Adamia' });
const about = (user_id: string, text: string, day: number) => ({
  user_id,
  text,
  author_id: 'nana',
  at: new Date(Date.UTC(2026, 0, day)),
});
const section = () => screen.getByRole('region', { name: 'Notes among administrators' });
const field = () =>
  screen.getByRole('textbox', { name: 'Note for the other administrators about: Ana Abashidze' });

test('the notes about this guide are listed, the newest first, apart from the note to the guide', async () => {
  store({
    'desk_notes/first': about('guide-r', 'Asked the school', 2),
    'desk_notes/second': about('guide-r', 'The school confirms', 3),
    'desk_notes/other': about('somebody', 'Something else', 4),
  });
  await renderCard(sampleCard(sampleRequest('r')), {}, [NANA]);
  await waitFor(() => expect(screen.getAllByText(/school/u)).toHaveLength(2));
  expect(section()).toHaveTextContent(
    /Only administrators read this.*The school confirmsNana Adamia · January 3, 2026.*Asked the school/u,
  );
  expect(section()).not.toHaveTextContent('Something else');
  expect(section()).not.toContainElement(screen.getByRole('textbox', { name: /^Note to the guide/u }));
});

const UNSAVED = /^Your note for the other administrators is not saved yet/u;

test('a note is kept for the other admins, and stays in its field if that fails', async () => {
  const user = userEvent.setup({ delay: null });
  await renderCard(sampleCard(sampleRequest('r')));
  await user.click(screen.getByRole('button', { name: 'Note for the other administrators' }));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save the note' })).toBeDisabled();
  await user.type(field(), 'Call him');
  // Beside the button that saves it; the foot of the card would cover the field.
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Note to the guide/u })).toHaveValue('');
  fail('ABORTED', { reason: 'profile-missing' });
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('The guide profile of this request no longer exists.')).toBeVisible();
  expect(field()).toHaveValue('Call him');
  respond({});
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText(/^The note is saved\./u)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Note for/u })).toBeNull();
  expect(sentCalls().at(-1)).toEqual({ name: 'addDeskNote', data: { user_id: 'guide-r', text: 'Call him' } });
});

test('a note that is not saved stays when the request is decided, which says so', async () => {
  const request = sampleRequest('r', 1, { status: 'approved', reviewed_at: new Date() });
  await renderCard(sampleCard(request), {
    deskNote: 'Call him',
    own: { action: 'approved', at: new Date() },
  });
  expect(screen.getByText(UNSAVED)).toBeVisible();
  expect(field()).toHaveValue('Call him');
});

test('the removal of a note is announced', async () => {
  vi.stubGlobal('confirm', () => true);
  store({ 'desk_notes/first': about('guide-r', 'Asked the school', 2) });
  await renderCard(sampleCard(sampleRequest('r')), {}, [NANA]);
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: 'Remove the note: Asked the school' }));
  expect(await screen.findByText('The note is removed.')).toBeVisible();
});

test('a note that is too long is not sent', async () => {
  await renderCard(sampleCard(sampleRequest('r')), { deskNote: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) });
  expect(field()).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Save the note' })).toBeDisabled();
});

test('nobody sees notes about themselves', async () => {
  await renderCard(sampleCard(sampleRequest('r'), { isOwn: true }));
  expect(screen.queryByText('Notes among administrators')).toBeNull();
});
