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

/** An interactive element, or another one that toasts should not cover. */
export interface Obstacle extends Rect {
  /** Whether it is covered only as a last resort. */
  readonly isImportant?: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Height of the header in pixels. */
  readonly header: number;
  /** The bar of buttons that sticks to the foot of the window, if any. */
  readonly bar?: Rect | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Marks a bar of buttons that may stick to the foot of the window. */
export const STICKY_BAR = { 'data-sticky-bar': '' } as const;

/** Marks what must be read before the next decision: covered only as a last resort. */
export const KEEP_CLEAR = { 'data-keep-clear': '' } as const;

const GAP = 16;

/** Returns by how many pixels toasts at the foot of the window are lifted: a bar there stays free. */
export function liftAt({ vertical, horizontal }: Place, { width }: Size, { bar, ...room }: Room): number {
  if (vertical === 'top' || !bar) return 0;
  const left = horizontal === 'start' ? GAP : room.width - GAP - width;
  return bar.left < left + width && left < bar.right ? room.height - bar.top : 0;
}

/** Returns the area that toasts of this size cover in that place. */
export function rectAt(place: Place, size: Size, room: Room): Rect {
  const left = place.horizontal === 'start' ? GAP : room.width - GAP - size.width;
  const top =
    place.vertical === 'top'
      ? room.header + GAP
      : room.height - GAP - liftAt(place, size, room) - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

function covers(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Returns the first place that covers no interactive element, or the one that covers the fewest.
 * @param present the current place: it stays while it covers nothing.
 */
export function choosePlace(obstacles: readonly Obstacle[], size: Size, room: Room, present: Place): Place {
  const covered = (place: Place) => {
    const rect = rectAt(place, size, room);
    const behind = obstacles.filter((one) => covers(rect, one));
    return behind.length + (behind.some(({ isImportant }) => isImportant) ? obstacles.length : 0);
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
