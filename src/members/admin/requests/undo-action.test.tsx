import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { useT } from '../../../i18n/use-t.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { durationOf } from '../../shared/toasts/toast.ts';
import { Toasts, useToast } from '../../shared/toasts/Toasts.tsx';
import { undoAction } from './undo-action.ts';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
setUpCallableServer();

const CHANGED = {
  user_id: 'guide',
  journal_id: 'entry',
  changed_at: '2026-05-01T10:00:00.000Z',
  email_at: '2026-05-01T10:00:30.000Z',
};
const ABOUT = { about: 'guide:guide', name: 'Ana Beridze' };

function Sample() {
  const t = useT();
  const toast = useToast();
  const action = undoAction(CHANGED, ABOUT, { t, toast });
  return (
    <button onClick={() => toast({ about: ABOUT.about, severity: 'success', message: 'Changed.', action })}>
      Change
    </button>
  );
}

async function change() {
  await renderInLang(
    <Toasts>
      <Sample />
    </Toasts>,
    'en',
    ['shell', 'admin', 'errors'],
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  return { user, undo: screen.getByRole('button', { name: 'Undo' }) };
}

test('what was changed is undone from its message, once, and said to be', async () => {
  const { user, undo } = await change();
  respond({ user_id: 'guide' });
  await user.dblClick(undo);
  expect(await screen.findByText(/^Undone\. Everything is as it was/u)).toBeVisible();
  expect(screen.queryByText('Changed.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sentCalls()).toEqual([{ name: 'undoChange', data: { journal_id: 'entry' } }]);
});

test('what the guide is being told of is not undone, and that is said', async () => {
  const { user, undo } = await change();
  fail('FAILED_PRECONDITION', { reason: 'undo-late' });
  await user.click(undo);
  expect(await screen.findByText(/^This can no longer be undone/u)).toBeVisible();
});

test('the message stays as long as the server leaves time', () => {
  const tools = { t: () => '', toast: () => undefined };
  const action = undoAction(CHANGED, ABOUT, tools);
  expect(durationOf({ about: 'a', severity: 'success', action })).toBe(30_000);
  expect(durationOf({ about: 'a', severity: 'success', action, stays: true })).toBeUndefined();
});
