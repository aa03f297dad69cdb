import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToastPlace } from './use-toast-place.ts';

function Toast({ messages }: { readonly messages: number }) {
  const { ref, place } = useToastPlace(messages);
  return (
    <div
      ref={ref}
      data-testid="toast"
      data-rect="0 0 400 100"
      data-place={`${place.vertical} ${place.horizontal}`}
    >
      <button type="button">Close</button>
    </div>
  );
}

const place = () => screen.getByTestId('toast').dataset['place'];

/** Left, top, width and height of buttons behind the toast in each of its corners. */
const AT_END = '700 720 100 40';
const AT_START = '100 720 100 40';
const AT_TOP_END = '700 100 100 10';
const AT_TOP_START = '100 100 100 10';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const [left, top, width, height] = (this.getAttribute('data-rect') ?? '0 0 0 0').split(' ').map(Number);
    return new DOMRect(left, top, width, height);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Shows a toast on a page with these elements. */
function show(html: string) {
  document.body.insertAdjacentHTML('afterbegin', html);
  render(<Toast messages={1} />);
}

const button = (rect: string) => `<button data-rect="${rect}">Save</button>`;
const nextFrame = () => act(() => vi.advanceTimersByTimeAsync(50));

describe('a toast moves away from', () => {
  it.each([
    ['a button', `<main>${button(AT_END)}</main>`],
    ['a link', `<main><a href="/news" data-rect="${AT_END}">News</a></main>`],
    ['a field', `<main><textarea data-rect="${AT_END}"></textarea></main>`],
    ['a tab', `<main><div role="tab" data-rect="${AT_END}">News</div></main>`],
    ['a button of a dialog', `<div role="dialog">${button(AT_END)}</div>`],
    ['a button that reaches into the window', `<main>${button('700 600 100 900')}</main>`],
  ])('%s', (_, html) => {
    show(html);
    expect(place()).toBe('bottom start');
  });

  it('what would be under it below the header', () => {
    const buttons = [AT_END, AT_START, '700 170 100 5'].map(button).join('');
    show(`<header data-rect="0 0 1000 64"></header><main>${buttons}</main>`);
    expect(place()).toBe('top start');
  });

  it('what is marked to be read rather than from several others', () => {
    const others = [AT_START, AT_TOP_END, AT_TOP_START].map((rect) => button(rect).repeat(2)).join('');
    show(`<main><section data-keep-clear data-rect="${AT_END}"></section>${others}</main>`);
    expect(place()).toBe('bottom start');
  });

  it('a bar of buttons rather than from several others', () => {
    const others = [AT_START, AT_TOP_END, AT_TOP_START].map((rect) => button(rect).repeat(2)).join('');
    show(`<main><div data-sticky-bar data-rect="${AT_END}"></div>${others}</main>`);
    expect(place()).toBe('bottom start');
  });

  it('the focused element rather than from several others', () => {
    const others = [AT_START, AT_TOP_END, AT_TOP_START].map((rect) => button(rect).repeat(2)).join('');
    document.body.insertAdjacentHTML('afterbegin', `<main>${button(AT_END)}${others}</main>`);
    document.querySelector('button')?.focus();
    render(<Toast messages={1} />);
    expect(place()).toBe('bottom start');
  });
});

it.each([
  ['text', `<main><p data-rect="${AT_END}">News</p></main>`],
  ['a button without width', `<main>${button('700 720 0 40')}</main>`],
  ['a button without height', `<main>${button('700 720 100 0')}</main>`],
  [
    'the page behind a dialog',
    `<main>${button(AT_END)}</main><div role="dialog">${button(AT_TOP_START)}</div>`,
  ],
  ['a button beside it', `<main>${button('100 100 100 40')}</main>`],
])('a toast stays over %s', (_, html) => {
  show(html);
  expect(place()).toBe('bottom end');
});

describe('a toast that is shown', () => {
  async function showBeside() {
    show(`<main>${button(AT_TOP_END)}</main>`);
    await nextFrame();
    expect(place()).toBe('bottom end');
    return screen.getByRole('button', { name: 'Save' });
  }

  it.each(['scroll', 'resize'])('moves in the next frame after a %s under it', async (type) => {
    const moving = await showBeside();
    moving.dataset['rect'] = AT_END;
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect(place()).toBe('bottom end');
    await nextFrame();
    expect(place()).toBe('bottom start');
    moving.dataset['rect'] = AT_START;
    window.dispatchEvent(new Event(type));
    await nextFrame();
    expect(place()).toBe('bottom end');
  });

  it('moves when a part of the page was scrolled', async () => {
    const moving = await showBeside();
    moving.dataset['rect'] = AT_END;
    moving.parentElement?.dispatchEvent(new Event('scroll'));
    await nextFrame();
    expect(place()).toBe('bottom start');
  });

  it('moves when another button appears under it', async () => {
    const moving = await showBeside();
    moving.insertAdjacentHTML('afterend', button(AT_END));
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(place()).toBe('bottom start');
  });

  it('moves when something under it was moved by a text', async () => {
    const moving = await showBeside();
    moving.dataset['rect'] = AT_END;
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(place()).toBe('bottom start');
  });
});
