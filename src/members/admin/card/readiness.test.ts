/** A card counts as read once it was in view, unmoved and unchanged for a moment. */
import { act, fireEvent, renderHook, type RenderHookResult } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AFTER_DECISION_MS,
  BY_ITSELF_MS,
  holdsKeys,
  isInView,
  STABLE_MS,
  useReadiness,
  type Readiness,
} from './readiness.ts';

/** Of the card and of its buttons, in pixels. */
let place = { card: new DOMRect(), buttons: new DOMRect() };
let decidedAt: number;
let hook: RenderHookResult<
  ReturnType<typeof useReadiness>,
  { readonly shown: string; readonly question: string }
>;
const latest = () => hook.result.current;

/** Follows a card and its buttons. */
function renderCard(content = '') {
  const [card, buttons] = [document.createElement('section'), document.createElement('div')];
  const options = {
    card: { current: card },
    buttons: { current: buttons },
    decidedAt: { current: decidedAt },
  };
  let renders = 0;
  hook = renderHook(
    ({ shown, question }) => {
      renders += 1;
      return useReadiness(options, shown, question);
    },
    { initialProps: { shown: content, question: '' } },
  );
  const { rerender } = hook;
  return {
    show: (next: string) => rerender({ shown: next, question: '' }),
    ask: (question: string) => rerender({ shown: content, question }),
    unmount: hook.unmount,
    rendered: () => renders,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  place = { card: new DOMRect(10, 100, 300, 200), buttons: new DOMRect(10, 250, 300, 40) };
  decidedAt = -Infinity;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return this.localName === 'section' ? place.card : place.buttons;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const states = ({ isInPlace, isUnderPointer, isRead }: Readiness) => [isInPlace, isUnderPointer, isRead];
const shown = () => states(latest());
function check(): boolean[] {
  let checked: Readiness = latest();
  act(() => {
    checked = latest().check();
  });
  // The buttons show the same.
  expect(shown()).toEqual(states(checked));
  return states(checked);
}

const READY = [true, true, true];
const NOT_IN_PLACE = [false, false, true];

describe('a card', () => {
  test('is ready after a moment, not before', () => {
    renderCard();
    expect(shown()).toEqual([false, false, false]);
    // Its place is seen by the first check.
    pass(100 + STABLE_MS - 1);
    expect(check()[0]).toBe(false);
    pass(1);
    expect(check()).toEqual(READY);
    expect(shown()).toEqual(READY);
  });

  test.each([
    ['left', new DOMRect(20, 100, 300, 200)],
    ['top', new DOMRect(10, 120, 300, 200)],
    ['width', new DOMRect(10, 100, 320, 200)],
  ])('is not ready after a change of its %s', (_, card) => {
    renderCard();
    pass(1000);
    place = { ...place, card };
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(STABLE_MS - 1);
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(1);
    expect(check()).toEqual(READY);
  });

  test('may move by a part of a pixel, and grow', () => {
    renderCard();
    pass(1000);
    place = { ...place, card: new DOMRect(10.2, 99.8, 300.1, 240) };
    expect(check()).toEqual(READY);
  });

  test('whose buttons have moved is ready for keys only', () => {
    renderCard();
    pass(1000);
    place = { ...place, buttons: new DOMRect(10, 290, 300, 40) };
    expect(check()).toEqual([true, false, true]);
    pass(STABLE_MS - 1);
    expect(check()).toEqual([true, false, true]);
    pass(1);
    expect(check()).toEqual(READY);
  });

  test('that the admin moved stays ready for keys, but not if it had moved before', () => {
    renderCard();
    pass(1000);
    const moveTo = (top: number) => {
      place = { card: new DOMRect(10, top, 300, 200), buttons: new DOMRect(10, top + 150, 300, 40) };
    };
    act(() => latest().move(() => moveTo(20)));
    expect(check()).toEqual([true, false, true]);
    pass(1000);
    moveTo(60);
    act(() => latest().move(() => moveTo(20)));
    expect(check()).toEqual(NOT_IN_PLACE);
  });

  test('with other contents must be read again', () => {
    const { show } = renderCard('one');
    pass(1000);
    show('two');
    expect(shown()).toEqual([true, true, false]);
    expect(check()).toEqual([true, true, false]);
    pass(STABLE_MS - 1);
    expect(check()).toEqual([true, true, false]);
    pass(1);
    expect(check()).toEqual(READY);
  });

  test('with a new question must be read again, but not when the question is gone', () => {
    const { ask } = renderCard();
    pass(1000);
    ask('reason');
    expect(shown()).toEqual([false, false, false]);
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(STABLE_MS);
    expect(check()).toEqual(READY);
    ask('note');
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(STABLE_MS);
    ask('');
    expect(check()).toEqual(READY);
    expect(shown()).toEqual(READY);
  });

  test('is not ready right after another decision', () => {
    decidedAt = performance.now();
    renderCard();
    pass(AFTER_DECISION_MS - 1);
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(1);
    expect(check()).toEqual(READY);
  });

  test('that was out of view is not ready when it comes back', () => {
    renderCard();
    pass(1000);
    const there = place;
    place = { ...there, card: new DOMRect(10, window.innerHeight, 300, 200) };
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(1000);
    expect(check()).toEqual(NOT_IN_PLACE);
    place = there;
    expect(check()).toEqual(NOT_IN_PLACE);
    pass(STABLE_MS);
    expect(check()).toEqual(READY);
  });

  test('is checked at once when the window scrolls or is hidden', () => {
    renderCard();
    pass(1000);
    place = { ...place, card: new DOMRect(10, 50, 300, 200) };
    fireEvent.scroll(document.body);
    expect(shown()).toEqual(NOT_IN_PLACE);
    pass(1000);
    expect(shown()).toEqual(READY);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(shown()).toEqual(NOT_IN_PLACE);
    // Without a check in between.
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 2000);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(shown()).toEqual(NOT_IN_PLACE);
  });

  test('is not ready after a pause of the whole page, but after a slow timer', () => {
    renderCard();
    pass(1000);
    const clock = vi.spyOn(performance, 'now');
    const now = performance.now();
    clock.mockReturnValue(now + 3000);
    expect(check()).toEqual(READY);
    clock.mockReturnValue(now + 6001);
    expect(check()).toEqual(NOT_IN_PLACE);
  });

  test('is not rendered again while nothing changes', () => {
    const { rendered } = renderCard();
    pass(1000);
    const before = rendered();
    pass(1000);
    // React itself may do so once.
    expect(rendered()).toBeLessThanOrEqual(before + 1);
  });

  test('that is gone is not checked any more', () => {
    const { unmount } = renderCard();
    const asked = vi.spyOn(document, 'hidden', 'get');
    unmount();
    asked.mockClear();
    pass(1000);
    fireEvent.scroll(document.body);
    fireEvent(document, new Event('visibilitychange'));
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('is in view', () => {
  const { innerHeight } = window;
  test.each([
    ['whole', 100, 200, true],
    ['half of it, at the top', -100, 200, true],
    ['less than half, at the top', -101, 200, false],
    ['half of it, at the foot', innerHeight - 100, 200, true],
    ['less than half, at the foot', innerHeight - 99, 200, false],
    ['a quarter of the window of a long one', innerHeight * 0.75, innerHeight * 4, true],
    ['less of a long one', innerHeight * 0.75 + 1, innerHeight * 4, false],
    ['nothing below the window', innerHeight + 1, 200, false],
    ['nothing above it', -201, 200, false],
  ])('%s', (_, top, height, expected) => {
    place = { ...place, card: new DOMRect(10, top, 300, height) };
    expect(isInView(document.createElement('section'))).toBe(expected);
  });

  test('nothing of a hidden page, and nothing of no card', () => {
    expect(isInView(null)).toBe(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(isInView(document.createElement('section'))).toBe(false);
  });
});

test('keys do nothing to a card that came by itself until a second has passed without one', () => {
  pass(5000);
  const turnedAt = { current: performance.now() };
  pass(BY_ITSELF_MS - 1);
  expect(holdsKeys(turnedAt)).toBe(true);
  pass(BY_ITSELF_MS - 1);
  expect(holdsKeys(turnedAt)).toBe(true);
  pass(BY_ITSELF_MS);
  expect(holdsKeys(turnedAt)).toBe(false);
  expect(holdsKeys(turnedAt)).toBe(false);
});
