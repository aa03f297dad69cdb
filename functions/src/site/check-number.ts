/** Returns the public result of checking a member number. */
import { checkMembership, type PublicMembership } from '../../../src/domain/membership/public-membership.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { MAX_TYPED_NUMBER, type MembershipCheck } from '../../../src/domain/membership/membership-check.ts';
import type { Caller } from '../rate-limit.ts';
import type { CheckQuestion } from './site-address.ts';

export interface CheckSources {
  /** Returns undefined if the number was never given. */
  readonly membership: (number: string) => Promise<PublicMembership | undefined>;
  /** Counts a request of that caller; returns whether it is allowed. */
  readonly mayCheck: (caller: Caller) => boolean;
}

export async function checkNumber(
  { number, typed }: CheckQuestion,
  lang: Lang,
  caller: Caller,
  { membership, mayCheck }: CheckSources,
): Promise<MembershipCheck> {
  const checked_at = new Date().toISOString();
  if (number === undefined) return { ...outcomeOfTyped(typed), checked_at };
  if (!mayCheck(caller)) return { outcome: 'too-many', number, checked_at };
  return checkMembership(number, await membership(number), new Date(), lang);
}

/** For text that is not a number. It stays in the field. */
function outcomeOfTyped(typed: string | undefined): Pick<MembershipCheck, 'outcome' | 'typed'> {
  if (typed === undefined) return { outcome: 'ask' };
  if (typed.trim() === '') return { outcome: 'missing' };
  return { outcome: 'invalid', typed: Array.from(typed).slice(0, MAX_TYPED_NUMBER).join('') };
}
