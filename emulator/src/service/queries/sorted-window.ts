/** The first few of many, kept sorted. */

/** Inserts in order and drops what falls behind `capacity`. */
export function insertSorted<T>(
  window: T[],
  item: T,
  compare: (a: T, b: T) => number,
  capacity: number,
): void {
  const last = window.at(-1);
  if (capacity === 0 || (window.length >= capacity && last !== undefined && compare(item, last) >= 0)) return;
  let low = 0;
  let high = window.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = window[middle];
    if (other !== undefined && compare(other, item) <= 0) low = middle + 1;
    else high = middle;
  }
  window.splice(low, 0, item);
  if (window.length > capacity) window.pop();
}
