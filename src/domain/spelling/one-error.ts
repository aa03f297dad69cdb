/** Returns whether two words are the same but for one letter, wrong, missing or too many, or two in the wrong order. */
export function isOneErrorAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [left, right] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return left === right.slice(1);
  const isTurned = left[0] === right[1] && left[1] === right[0];
  return left.slice(1) === right.slice(1) || (isTurned && left.slice(2) === right.slice(2));
}
