/** From a member's number to what a stranger is told of it. */
import { checkAnswer, type PublicMembership } from '../../../src/domain/membership/public-membership.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { MAX_TYPED_NUMBER, type CheckAnswer } from '../../../src/domain/membership/check-answer.ts';
import type { Caller } from '../rate-limit/caller.ts';
import type { MinuteLimits } from '../rate-limit/rate-limit.ts';
import type { CheckQuestion } from './site-address.ts';

/** Numbers run in sequence: whoever asks for all of them learns what each answer says, so that is made slow. */
export const CHECK_LIMITS: MinuteLimits = { network: 30, peer: 150, instance: 300 };

export interface CheckSources {
  /** Undefined where the number was given to nobody. */
  readonly membership: (number: string) => Promise<PublicMembership | undefined>;
  /** Whether that caller may have one more answer; counts it. */
  readonly mayCheck: (caller: Caller) => boolean;
}

export async function answerCheck(
  { number, typed }: CheckQuestion,
  lang: Lang,
  caller: Caller,
  { membership, mayCheck }: CheckSources,
): Promise<CheckAnswer> {
  const checked_at = new Date().toISOString();
  if (number === undefined) return { ...answerToWords(typed), checked_at };
  if (!mayCheck(caller)) return { outcome: 'too-many', number, checked_at };
  return checkAnswer(number, await membership(number), new Date(), lang);
}

/** Where no number was typed. What was typed instead stays in the field. */
function answerToWords(typed: string | undefined): Pick<CheckAnswer, 'outcome' | 'typed'> {
  if (typed === undefined) return { outcome: 'ask' };
  if (typed.trim() === '') return { outcome: 'missing' };
  return { outcome: 'invalid', typed: Array.from(typed).slice(0, MAX_TYPED_NUMBER).join('') };
}
