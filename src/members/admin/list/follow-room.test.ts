import { afterEach, expect, test, vi } from 'vitest';
import { followRoom, ROOM } from './follow-room.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('sets the distance of an element to the foot of the window until it is removed', () => {
  let top = 300;
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 2000));
  const room = () => element.style.getPropertyValue(ROOM);
  const stop = followRoom(element);
  expect(room()).toBe(`${window.innerHeight - 300}px`);
  top = 80;
  window.dispatchEvent(new Event('scroll'));
  expect(room()).toBe(`${window.innerHeight - 80}px`);
  stop?.();
  top = 0;
  window.dispatchEvent(new Event('scroll'));
  expect(room()).toBe(`${window.innerHeight - 80}px`);
});
