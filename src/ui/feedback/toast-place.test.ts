import { expect, test } from 'vitest';
import { choosePlace, liftAt, PLACES, rectAt, type Place, type Rect } from './toast-place.ts';

const ROOM = { width: 1000, height: 800, header: 64 };
const SIZE = { width: 400, height: 100 };
const [BOTTOM_END, BOTTOM_START, TOP_END, TOP_START] = PLACES.map((place) => rectAt(place, SIZE, ROOM));

/** A button in the middle of the area that toasts would cover. */
function buttonIn(rect: Rect | undefined): Rect {
  if (!rect) throw new Error('There is no such place');
  return { left: rect.left + 50, top: rect.top + 20, right: rect.left + 150, bottom: rect.top + 60 };
}

const FIRST: Place = { vertical: 'bottom', horizontal: 'end' };
const choose = (obstacles: readonly Rect[], present = FIRST) => choosePlace(obstacles, SIZE, ROOM, present);

test('toasts are placed where they cover no button', () => {
  expect(choose([])).toEqual(FIRST);
  expect(choose([buttonIn(BOTTOM_END)])).toEqual(PLACES[1]);
  expect(choose([buttonIn(BOTTOM_END), buttonIn(BOTTOM_START)])).toEqual(PLACES[2]);
  expect(choose([BOTTOM_END, BOTTOM_START, TOP_END].map(buttonIn))).toEqual(PLACES[3]);
});

test('they stay in place while they cover nothing', () => {
  expect(choose([buttonIn(BOTTOM_END)], { vertical: 'top', horizontal: 'start' })).toEqual(PLACES[3]);
});

test('if every place covers something, uses the one that covers the fewest', () => {
  const everywhere = [BOTTOM_END, BOTTOM_START, TOP_END, TOP_START].map(buttonIn);
  expect(choose([...everywhere, buttonIn(BOTTOM_END)])).toEqual(PLACES[1]);
});

test('what is to be kept clear is covered only as a last resort', () => {
  const focused = { ...buttonIn(BOTTOM_END), isImportant: true };
  const others = [BOTTOM_START, BOTTOM_START, TOP_END, TOP_END, TOP_START, TOP_START].map(buttonIn);
  expect(choose([focused, ...others])).toEqual(PLACES[1]);
});

test('a bar at the foot of the window stays free where it is as wide as the toasts', () => {
  const bar = { left: 0, top: 700, right: 500, bottom: 800 };
  const room = { ...ROOM, bar };
  expect(PLACES.map((place) => liftAt(place, SIZE, room))).toEqual([0, 100, 0, 0]);
  const [end, start] = PLACES.map((place) => rectAt(place, SIZE, room));
  expect([end, start]).toMatchObject([BOTTOM_END, { top: 584, bottom: 684 }]);
  // A button of the bar is no reason to go elsewhere.
  const save = { left: 20, top: 720, right: 120, bottom: 760 };
  const present = { vertical: 'bottom', horizontal: 'start' } as const;
  expect(choosePlace([save], SIZE, room, present)).toBe(present);
});

test('no place is under the header', () => {
  expect(TOP_END?.top).toBeGreaterThan(ROOM.header);
});
