import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { onCardKey, onFeedKey, PENDING_CARD } from './desk-keys.ts';

function functions() {
  return {
    approve: vi.fn<() => void>(),
    reject: vi.fn<() => void>(),
    journal: vi.fn<() => void>(),
    digits: [vi.fn<() => void>(), vi.fn<() => void>()],
    reopenLast: vi.fn<() => void>(),
    reopenOwn: vi.fn<() => void>(),
  };
}

/** Two pending cards, the second with a dialog, and one that was just decided. */
function Feed({ called }: { readonly called: ReturnType<typeof functions> }) {
  const { reopenLast, reopenOwn, ...shortcuts } = called;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the feed is
    <div
      role="feed"
      aria-label="feed"
      tabIndex={-1}
      onKeyDown={(event) => onFeedKey(event, { reopen: reopenLast })}
    >
      {['first', 'second'].map((id) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the cards are
        <article
          key={id}
          aria-label={id}
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
          {...{ [PENDING_CARD]: id }}
          onKeyDown={(event) => onCardKey(event, shortcuts, () => event.currentTarget.focus())}
        >
          <textarea aria-label={`note of ${id}`} />
          <button>button of {id}</button>
          {id === 'second' ? createPortal(<input aria-label="dialog" />, document.body) : null}
        </article>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        aria-label="decided"
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        onKeyDown={(event) => onCardKey(event, { reopen: reopenOwn })}
      />
    </div>
  );
}

function renderFeed() {
  const called = functions();
  render(<Feed called={called} />);
  const focus = (name: string) => screen.getByLabelText(name).focus();
  return { called, focus, user: userEvent.setup() };
}

/** Returns how often each function was called. */
function calls({ digits, ...others }: ReturnType<typeof functions>) {
  const named = Object.entries(others).map(([name, { mock }]) => [name, mock.calls.length] as const);
  const numbered = digits.map(({ mock }, index) => [`digit ${index + 1}`, mock.calls.length] as const);
  return Object.fromEntries([...named, ...numbered].filter(([, count]) => count > 0));
}

test('a held key decides only once', () => {
  const { called, focus } = renderFeed();
  focus('first');
  const card = screen.getByLabelText('first');
  fireEvent.keyDown(card, { key: 'a', code: 'KeyA' });
  for (let held = 0; held < 20; held += 1) {
    fireEvent.keyDown(card, { key: 'a', code: 'KeyA', repeat: true });
    fireEvent.keyDown(screen.getByLabelText('second'), { key: 'a', code: 'KeyA', repeat: true });
    fireEvent.keyDown(screen.getByLabelText('feed'), { key: 'u', code: 'KeyU', repeat: true });
  }
  expect(calls(called)).toEqual({ approve: 1 });
});

describe('the keys of a card', () => {
  test.each([
    ['a', { approve: 1 }],
    ['r', { reject: 1 }],
    ['j', { journal: 1 }],
    ['1', { 'digit 1': 1 }],
    ['2', { 'digit 2': 1 }],
    ['3', {}],
    ['0', {}],
    ['x', {}],
    ['u', { reopenLast: 1 }],
  ])('%s calls its function', async (key, expected) => {
    const { called, focus, user } = renderFeed();
    focus('first');
    await user.keyboard(key);
    expect(calls(called)).toEqual(expected);
  });

  test('are identified by their position: a Georgian layout has ა where A is', async () => {
    const { called, focus, user } = renderFeed();
    focus('first');
    await user.keyboard('[KeyA]');
    expect(calls(called)).toEqual({ approve: 1 });
    screen
      .getByLabelText('first')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ა', code: 'KeyA', bubbles: true }));
    expect(calls(called)).toEqual({ approve: 2 });
  });

  test.each(['note of first', 'button of first', 'dialog'])('mean nothing in: %s', async (element) => {
    const { called, user } = renderFeed();
    const target = element === 'button of first' ? screen.getByText(element) : screen.getByLabelText(element);
    target.focus();
    await user.keyboard('aru1');
    expect(calls(called)).toEqual({});
  });

  test.each(['Control', 'Meta', 'Alt'])('mean nothing with %s', async (modifier) => {
    const { called, focus, user } = renderFeed();
    focus('first');
    await user.keyboard(`{${modifier}>}au{/${modifier}}`);
    expect(calls(called)).toEqual({});
  });
});

describe('the focus', () => {
  test('stays in a dialog of a card on Escape', async () => {
    const { focus, user } = renderFeed();
    focus('dialog');
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('dialog')).toHaveFocus();
  });
});
