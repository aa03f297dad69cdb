/** The year of the association in tests, and the end of a membership that has one. */
import type { Membership } from '../../src/domain/membership/membership.ts';

export const MARCH = { month: 3, day: 31 } as const;

/** @throws Error without an end. */
export function endOf({ ends_at }: Pick<Membership, 'ends_at'>): Date {
  if (!ends_at) throw new Error('The membership has no end');
  return ends_at;
}
