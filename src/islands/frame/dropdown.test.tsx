import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { MENUS } from '../../content/routes.ts';
import { showAt } from '../../server/testing/show-page.ts';
import { startDropdown } from './dropdown.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function show(address = '/en/contact') {
  showAt(
    <>
      <DropdownMenu name="professions" label="Professions" paths={MENUS.professions} />
      <DropdownMenu name="association" label="Association" paths={MENUS.association} />
    </>,
    address,
  );
  document.querySelectorAll<HTMLElement>('.dropdown').forEach(startDropdown);
  const button = screen.getByRole('button', { name: 'Professions' });
  const place = button.parentElement;
  if (!place) throw new Error('The menu has no place');
  return {
    button,
    other: screen.getByRole('button', { name: 'Association' }),
    comes: (pointerType = 'mouse') => fireEvent.pointerEnter(place, { pointerType }),
    goes: () => fireEvent.pointerLeave(place, { pointerType: 'mouse' }),
    isOpen: () => button.getAttribute('aria-expanded') === 'true',
  };
}

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
}

function press(key: string): boolean {
  const isLeftToBrowser = fireEvent.keyDown(document.activeElement ?? document.body, { key });
  pass(50);
  return isLeftToBrowser;
}

test.each([
  ['/en/professions/ski-guide', true],
  ['/en/professions/not-in-the-menu', true],
  ['/en/news', false],
  ['/en/news/ski-guide', false],
  ['/en', false],
])('on %s the section is marked as current: %s', async (address, isMarked) => {
  const { button } = await show(address);
  expect(button.classList.contains('is-current')).toBe(isMarked);
});

describe('with a mouse', () => {
  it('opens after a short rest and closes a moment after the mouse has left', async () => {
    const { comes, goes, isOpen } = await show();
    comes();
    pass(149);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
    pass(1000);
    expect(isOpen()).toBe(true);
    goes();
    pass(349);
    comes();
    pass(1000);
    expect(isOpen()).toBe(true);
    goes();
    pass(350);
    expect(isOpen()).toBe(false);
    pass(1000);
    expect(isOpen()).toBe(false);
  });

  it('does not open when the mouse only passes, or at a touch', async () => {
    const { comes, goes, isOpen } = await show();
    pass(1000);
    comes();
    pass(100);
    goes();
    pass(1000);
    comes('touch');
    pass(1000);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape wherever the focus is, and stays closed until the mouse returns', async () => {
    const { comes, goes, isOpen } = await show();
    comes();
    pass(150);
    press('a');
    expect(isOpen()).toBe(true);
    press('Escape');
    pass(1000);
    expect(isOpen()).toBe(false);
    goes();
    comes();
    pass(150);
    expect(isOpen()).toBe(true);
  });

  it('stays open once it was pressed, until it is pressed again', async () => {
    const { button, comes, goes, isOpen } = await show();
    fireEvent.click(button);
    pass(1000);
    comes();
    pass(1000);
    goes();
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
  });
});

describe('with the keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  it.each([
    ['ArrowDown', ['Mountain Guide', 'Trekking Guide']],
    ['ArrowUp', ['All nine professions', 'Rock Climbing Guide']],
  ])('%s opens it and goes on from link to link', async (key, names) => {
    const { button, isOpen } = await show();
    button.focus();
    const reached = names.map(() => {
      // The page must not scroll.
      expect(press(key)).toBe(false);
      return focused();
    });
    expect(reached).toEqual(names);
    expect(isOpen()).toBe(true);
  });

  it('goes around at both ends', async () => {
    const { button } = await show();
    button.focus();
    press('ArrowUp');
    press('ArrowDown');
    expect(focused()).toBe('Mountain Guide');
    press('ArrowUp');
    expect(focused()).toBe('All nine professions');
  });

  it('closes on Escape after a press that left the focus elsewhere, as in Safari', async () => {
    const { button, isOpen } = await show();
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
    expect(button).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('leaves other keys to the browser', async () => {
    const { button, isOpen } = await show();
    button.focus();
    expect(press('Tab')).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(isOpen()).toBe(false);
    expect(button).toHaveFocus();
  });
});

it('closes when one of its links is followed, and when the focus leaves it', async () => {
  const { button, isOpen } = await show();
  button.focus();
  press('ArrowDown');
  const link = screen.getByRole('link', { name: 'Trekking Guide' });
  link.focus();
  expect(isOpen()).toBe(true);
  fireEvent.click(link);
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  button.focus();
  button.blur();
  expect(isOpen()).toBe(false);
});

it('marks the link to the current page', async () => {
  const { button } = await show('/en/professions/ski-guide');
  fireEvent.click(button);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Ski Guide');
});

it('closes at a press elsewhere, for example on another menu', async () => {
  const { button, other, isOpen } = await show();
  fireEvent.click(button);
  fireEvent.pointerDown(button);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(other);
  expect(isOpen()).toBe(false);
});
