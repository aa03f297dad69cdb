import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerKey } from '../../browser/drafts.ts';
import { approvedValues } from '../../domain/guide/guide-profile.ts';
import { MAX_NOTE_CHARACTERS } from '../../domain/settings.ts';
import { RENEWAL, type VerificationRequest } from '../../domain/verification/verification.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { fail, respond, sentCalls, setUpCallableServer } from '../firebase/testing/callable-server.ts';
import { sampleGuide } from '../firebase/testing/sample-documents.ts';
import { RequestUpdate } from './RequestUpdate.tsx';
import { Toasts } from './Toasts.tsx';

setUpCallableServer();
beforeEach(() => localStorage.clear());

const GUIDE = { ...sampleGuide('nino', 'Nino Beridze'), open_request_id: 'r' };
const APPLIED = approvedValues(GUIDE);
const OTHER = { ...APPLIED, profession: 'rafting' } as const;
const ASKED_AT = '2026-05-01T10:00:00.000Z';
const KEY = answerKey('nino', ASKED_AT);
const QUESTION = { asked_at: new Date(ASKED_AT), asked_by: 'admin', text: 'Who certified you?' };
const ASKED = { questions: [QUESTION] };

async function open(change: Partial<VerificationRequest> = {}, guide = GUIDE, isUnsaved = false) {
  const request = { user_id: 'nino', status: 'pending', requested_at: null, applied: APPLIED } as const;
  await renderInLang(
    <Toasts>
      <RequestUpdate
        guide={guide}
        request={{ ...request, seen: undefined, ...change }}
        isUnsaved={isUnsaved}
      />
    </Toasts>,
    'en',
    ['shell', 'errors', 'fields'],
  );
  return userEvent.setup({ delay: null });
}

const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const send = () => screen.getByRole('button', { name: 'Send the answer' });
const add = () => screen.queryByRole('button', { name: 'Add to my request' });

test('an answer is kept until it is sent, and stays in its field if that fails', async () => {
  const user = await open(ASKED);
  expect(screen.getByRole('list', { name: 'Questions and answers' })).toHaveTextContent('Who certified you?');
  expect(add()).toBeNull();
  expect(send()).toBeDisabled();
  await user.type(field(), ' The school ');
  expect(localStorage.getItem(KEY)).toBe(' The school ');
  fail('FAILED_PRECONDITION', { reason: 'no-question' });
  await user.click(send());
  expect(await screen.findByText(/^It could not be sent\. This question was taken back/u)).toBeVisible();
  expect(field()).toHaveValue(' The school ');
  respond({});
  await user.click(send());
  expect(await screen.findByText(/^The association has received it/u)).toBeVisible();
  expect(sentCalls().at(-1)).toEqual({
    name: 'updateRequest',
    data: { request_id: 'r', answer: { asked_at: ASKED_AT, text: 'The school' } },
  });
  expect(field()).toHaveValue('');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('what was typed before is in the field again, and what is too long is not sent', async () => {
  localStorage.setItem(KEY, 'x'.repeat(MAX_NOTE_CHARACTERS + 1));
  const user = await open(ASKED);
  expect(field()).toBeInvalid();
  expect(send()).toBeDisabled();
  await user.type(field(), '{Backspace}');
  expect(send()).toBeEnabled();
});

test('a change of the profile is an answer without words', async () => {
  const user = await open({ ...ASKED, applied: OTHER });
  respond({});
  await user.click(send());
  await waitFor(() =>
    expect(sentCalls()).toEqual([
      { name: 'updateRequest', data: { request_id: 'r', answer: { asked_at: ASKED_AT, text: '' } } },
    ]),
  );
});

test('what has changed is added to a request about which nothing is asked', async () => {
  const user = await open({ applied: OTHER });
  expect(screen.queryByRole('textbox')).toBeNull();
  respond({});
  await user.click(screen.getByRole('button', { name: 'Add to my request' }));
  expect(await screen.findByText(/^The association has received it/u)).toBeVisible();
  expect(sentCalls()).toEqual([{ name: 'updateRequest', data: { request_id: 'r' } }]);
});

const APPROVED = { ...GUIDE, is_verified: true, approved: { ...APPLIED, decided_at: new Date(0) } };

test.each<[string, Partial<VerificationRequest>, typeof GUIDE, boolean]>([
  ['nothing has changed', {}, GUIDE, false],
  ['it cannot be read', { applied: undefined }, GUIDE, true],
  ['the profile is again as approved', { applied: OTHER }, APPROVED, false],
  ['it is for another term of what was approved', { applied: OTHER, kind: RENEWAL }, APPROVED, true],
])('whether something can be added to a request: %s', async (_, change, guide, isPossible) => {
  await open(change, guide);
  expect(add() !== null).toBe(isPossible);
});

test('what is not saved in the editor is saved first', async () => {
  await open({ applied: OTHER }, GUIDE, true);
  expect(add()).toBeDisabled();
});

test('an answer says so', async () => {
  localStorage.setItem(KEY, 'Typed');
  await open(ASKED, GUIDE, true);
  expect(send()).toBeDisabled();
  expect(field()).toHaveAccessibleDescription(/^Save your changes first/u);
});
