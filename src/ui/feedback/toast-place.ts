/** Where messages stand: in the corner of the window in which they cover nothing that can be pressed. Pure. */

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

/** In the order of preference. */
export const PLACES: readonly Place[] = [
  { vertical: 'bottom', horizontal: 'end' },
  { vertical: 'bottom', horizontal: 'start' },
  { vertical: 'top', horizontal: 'end' },
  { vertical: 'top', horizontal: 'start' },
];

/** What can be pressed; what has the focus is covered last. */
export interface Pressable extends Rect {
  readonly hasFocus?: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Pixels at the top that the header takes. */
  readonly header: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 16;

/** What messages of this size cover in that place. */
export function rectAt({ vertical, horizontal }: Place, size: Size, room: Room): Rect {
  const left = horizontal === 'start' ? GAP : room.width - GAP - size.width;
  const top = vertical === 'top' ? room.header + GAP : room.height - GAP - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

function covers(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * The first place that covers none of what can be pressed, or the one that covers the fewest.
 * @param present where the messages stand now: they stay while they cover nothing there.
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
