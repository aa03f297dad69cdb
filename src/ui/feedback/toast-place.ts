/** Chooses the corner of the window in which toasts cover no interactive element. Pure. */

/** In CSS pixels from the top left of the window. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Place {
  readonly vertical: 'bottom' | 'top';
  readonly horizontal: 'end' | 'start';
}

/** In order of preference. */
export const PLACES: readonly Place[] = [
  { vertical: 'bottom', horizontal: 'end' },
  { vertical: 'bottom', horizontal: 'start' },
  { vertical: 'top', horizontal: 'end' },
  { vertical: 'top', horizontal: 'start' },
];

/** An interactive element; a focused one is covered only as a last resort. */
export interface Pressable extends Rect {
  readonly hasFocus?: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Height of the header in pixels. */
  readonly header: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 16;

/** Returns the area that toasts of this size cover in that place. */
export function rectAt({ vertical, horizontal }: Place, size: Size, room: Room): Rect {
  const left = horizontal === 'start' ? GAP : room.width - GAP - size.width;
  const top = vertical === 'top' ? room.header + GAP : room.height - GAP - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

function covers(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Returns the first place that covers no interactive element, or the one that covers the fewest.
 * @param present the current place: it stays while it covers nothing.
 */
export function choosePlace(pressable: readonly Pressable[], size: Size, room: Room, present: Place): Place {
  const covered = (place: Place) => {
    const rect = rectAt(place, size, room);
    const behind = pressable.filter((one) => covers(rect, one));
    return behind.length + (behind.some(({ hasFocus }) => hasFocus) ? pressable.length : 0);
  };
  let best = present;
  let fewest = covered(present);
  for (const place of PLACES) {
    const count = covered(place);
    if (count >= fewest) continue;
    best = place;
    fewest = count;
  }
  return best;
}
