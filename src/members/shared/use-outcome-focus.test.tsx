import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOutcomeFocus } from './use-outcome-focus.ts';

/** A request whose button disappears once it is sent. */
function Request({ state }: { readonly state: string }) {
  const { words, outcome } = useOutcomeFocus<HTMLParagraphElement>(state);
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {state}
      </p>
      {state === 'none' && (
        <button type="button" onClick={outcome.expect}>
          Send
        </button>
      )}
      <button type="button" onClick={outcome.forget}>
        Fail
      </button>
    </>
  );
}

function open() {
  const { rerender } = render(<Request state="none" />);
  return {
    press: (name: string) => {
      const button = screen.getByRole('button', { name });
      act(() => button.focus());
      fireEvent.click(button);
      return button;
    },
    becomes: (state: string) => rerender(<Request state={state} />),
  };
}

it('focuses the words after the own action has removed its button, once', () => {
  const { press, becomes } = open();
  press('Send');
  becomes('none');
  becomes('pending');
  const words = screen.getByText('pending');
  expect(words).toHaveFocus();
  words.blur();
  becomes('approved');
  expect(document.body).toHaveFocus();
});

it('leaves the focus where nobody here has done anything, or the action failed', () => {
  const { press, becomes } = open();
  becomes('pending');
  expect(document.body).toHaveFocus();
  becomes('none');
  press('Send');
  press('Fail').blur();
  becomes('pending');
  expect(document.body).toHaveFocus();
});

it('leaves a focus that the user has moved meanwhile', () => {
  const { press, becomes } = open();
  press('Send');
  const other = screen.getByRole('button', { name: 'Fail' });
  act(() => other.focus());
  becomes('pending');
  expect(other).toHaveFocus();
});
