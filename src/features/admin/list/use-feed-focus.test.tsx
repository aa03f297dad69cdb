/** Where the keyboard focus goes when rows and cards come and go. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PENDING_CARD, rowId } from '../desk/desk-keys.ts';
import { useFeedFocus, useHeadInView, type FeedFocus } from './use-feed-focus.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface FeedProps {
  /** The ids of the rows. */
  readonly rows: readonly string[];
  readonly open?: string;
  /** The row that cannot be decided. */
  readonly decided?: string;
  readonly onFocus?: (focus: FeedFocus) => void;
  readonly onMoved?: () => void;
}

function Feed({ rows, open, decided, onFocus, onMoved }: FeedProps) {
  const focus = useFeedFocus();
  useEffect(() => onFocus?.(focus), [focus, onFocus]);
  useEffect(() => {
    if (focus.keep()) onMoved?.();
  });
  useHeadInView(open, focus);
  return (
    <>
      <button>outside</button>
      <div {...focus.areaProps}>
        <div role="feed" aria-label="feed" {...focus.feedProps}>
          {rows.map((id) => (
            <article
              key={id}
              id={rowId(id)}
              aria-label={id}
              aria-current={id === open}
              tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
              {...(id === decided ? {} : { [PENDING_CARD]: id })}
            >
              <button>in {id}</button>
            </article>
          ))}
        </div>
        {open === undefined ? null : <h2 id={`request-name-${open}`}>head of {open}</h2>}
        <button>beside</button>
      </div>
    </>
  );
}

function renderFeed(first: FeedProps) {
  let focus: FeedFocus | undefined;
  const onMoved = vi.fn<() => void>();
  const onFocus = (given: FeedFocus) => {
    focus = given;
  };
  const feed = (props: FeedProps) => <Feed {...props} onFocus={onFocus} onMoved={onMoved} />;
  const { rerender } = render(feed(first));
  if (!focus) throw new Error('There is no feed');
  return { focus, onMoved, show: (props: FeedProps) => rerender(feed(props)) };
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const row = (name: string) => screen.getByRole('article', { name });
const feedElement = () => screen.getByRole('feed');

test('the feed receives the focus of a removed element, once', () => {
  const { show, onMoved } = renderFeed({ rows: ['a', 'b'], open: 'b' });
  press('in a');
  show({ rows: ['b'], open: 'b' });
  expect(feedElement()).toHaveFocus();
  expect(onMoved).toHaveBeenCalledOnce();
  show({ rows: ['b'], open: 'b' });
  expect(onMoved).toHaveBeenCalledOnce();
});

test('nothing is focused while the focus was never in the list, or has left it', () => {
  const { show, onMoved } = renderFeed({ rows: ['a', 'b'] });
  show({ rows: ['b'] });
  expect(document.body).toHaveFocus();
  press('in b');
  press('outside');
  act(() => screen.getByRole('button', { name: 'outside' }).blur());
  show({ rows: ['b', 'c'] });
  expect(document.body).toHaveFocus();
  expect(onMoved).not.toHaveBeenCalled();
});

test('nothing is focused after the focus was given up', () => {
  const { show } = renderFeed({ rows: ['a'] });
  press('in a');
  act(() => screen.getByRole('button', { name: 'in a' }).blur());
  show({ rows: ['a', 'b'] });
  expect(document.body).toHaveFocus();
});

test('the open row receives the focus when a request leaves with its dialog', () => {
  const { focus, show } = renderFeed({ rows: ['a', 'b'], open: 'a' });
  press('in a');
  focus.whenLeft('a');
  show({ rows: ['b'], open: 'b' });
  expect(row('b')).toHaveFocus();
});

test.each<[string, (focus: FeedFocus) => void]>([
  ['failed', (focus) => focus.whenLeft(undefined)],
  ['was left for another row', () => act(() => row('c').focus())],
])('the feed receives the focus when the action %s', (_, turn) => {
  const { focus, show } = renderFeed({ rows: ['a', 'b', 'c'], open: 'a', decided: 'a' });
  press('in a');
  focus.whenLeft('a');
  turn(focus);
  press('in a');
  show({ rows: ['b', 'c'], open: 'b' });
  expect(feedElement()).toHaveFocus();
});

test.each([
  ['of a decided request does not end the wait', 'a', 'b'],
  ['that is pending again ends it', undefined, 'feed'],
])('its own row %s', (_, decided, expected) => {
  const { focus, show } = renderFeed({ rows: ['a', 'b'], open: 'a', ...(decided ? { decided } : {}) });
  focus.whenLeft('a');
  act(() => row('a').focus());
  show({ rows: ['b'], open: 'b' });
  expect(document.activeElement).toHaveAccessibleName(expected);
});

test('focuses the row of a request that is pending again, else the open row once it is shown', () => {
  const { focus, show } = renderFeed({ rows: ['a', 'b'], open: 'b' });
  press('beside');
  act(() => focus.toCard('a'));
  expect(row('a')).toHaveFocus();
  show({ rows: ['b'], open: 'b' });
  expect(feedElement()).toHaveFocus();
  press('in b');
  act(() => focus.toCard('c'));
  expect(screen.getByRole('button', { name: 'in b' })).toHaveFocus();
  show({ rows: ['d'], open: 'd' });
  expect(row('d')).toHaveFocus();
});

test('another page starts at the feed, and an empty list receives the focus when it is shown', () => {
  const { focus, show } = renderFeed({ rows: ['a'] });
  focus.whenShown();
  show({ rows: ['a'] });
  expect(feedElement()).toHaveFocus();
  press('outside');
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  act(() => focus.toStart());
  expect(feedElement()).toHaveFocus();
  expect(shown.mock.contexts).toEqual([feedElement()]);
});

test.each([
  [true, 'b'],
  [false, 'feed'],
])('after a decision the next card has the focus if it opens: %s', async (opensNext, expected) => {
  for (const isWide of [true, false]) {
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia(isWide ? 'all' : 'not all'));
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { focus } = renderFeed({ rows: ['a', 'b'], open: 'a' });
    act(() => focus.moveOn('a', opensNext));
    expect(document.activeElement).toHaveAccessibleName(expected);
    await new Promise(requestAnimationFrame);
    // On a phone the card that opens is scrolled to.
    expect(shown).toHaveBeenCalledTimes(!isWide && opensNext ? 1 : 0);
    vi.restoreAllMocks();
    cleanup();
  }
});

test('the head of another card is scrolled to only while the list has the focus', () => {
  const { show } = renderFeed({ rows: ['a', 'b'], open: 'a' });
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  press('outside');
  show({ rows: ['a', 'b'], open: 'b' });
  expect(shown).not.toHaveBeenCalled();
  press('in a');
  show({ rows: ['a', 'b'], open: 'a' });
  expect(shown.mock.contexts).toEqual([screen.getByText('head of a')]);
  show({ rows: ['a', 'b'] });
  expect(shown).toHaveBeenCalledOnce();
});
