import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { FailureError } from '../firebase/errors.ts';
import { Toasts } from './Toasts.tsx';
import { useVerificationStep } from './use-verification-step.ts';

/** A request whose button disappears once it is sent. */
function Request() {
  const [state, setState] = useState('none');
  const { words, run } = useVerificationStep<HTMLParagraphElement>(state);
  const send = (step: () => Promise<void>) => run(step, 'account.requested', 'account.request-failed');
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {state}
      </p>
      {state === 'none' && (
        <button type="button" onClick={() => void send(() => Promise.resolve())}>
          Send
        </button>
      )}
      <button type="button" onClick={() => void send(() => Promise.reject(new FailureError('offline')))}>
        Fail
      </button>
      {['none', 'pending', 'approved'].map((next) => (
        <button key={next} type="button" onClick={() => setState(next)}>
          Become {next}
        </button>
      ))}
    </>
  );
}

async function open() {
  const areas = ['shell', 'account', 'errors'] as const;
  await renderInLang(
    <Toasts>
      <Request />
    </Toasts>,
    'en',
    areas,
  );
  return {
    press: async (name: string) => {
      const button = screen.getByRole('button', { name });
      act(() => button.focus());
      await act(() => Promise.resolve(fireEvent.click(button)));
      return button;
    },
    becomes: (state: string) => fireEvent.click(screen.getByRole('button', { name: `Become ${state}` })),
  };
}

it('focuses the words after the own action has removed its button, once', async () => {
  const { press, becomes } = await open();
  await press('Send');
  becomes('none');
  becomes('pending');
  const words = screen.getByText('pending');
  expect(words).toHaveFocus();
  words.blur();
  becomes('approved');
  expect(document.body).toHaveFocus();
});

it('leaves the focus where nobody here has done anything, or the action failed', async () => {
  const { press, becomes } = await open();
  becomes('pending');
  expect(document.body).toHaveFocus();
  becomes('none');
  await press('Send');
  (await press('Fail')).blur();
  expect(screen.getByText(/no internet connection/u)).toBeInTheDocument();
  becomes('pending');
  expect(document.body).toHaveFocus();
});

it('leaves a focus that the user has moved meanwhile', async () => {
  const { press, becomes } = await open();
  await press('Send');
  const other = screen.getByRole('button', { name: 'Fail' });
  act(() => other.focus());
  becomes('pending');
  expect(other).toHaveFocus();
});
