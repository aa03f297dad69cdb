/** From a member's number to what a stranger is told of it. */
import { checkAnswer, type PublicMembership } from '../../../src/domain/membership/public-membership.ts';
import type { CheckAnswer } from '../../../src/domain/membership/check-answer.ts';

export interface CheckSources {
  /** Undefined where the number was given to nobody. */
  readonly membership: (number: string) => Promise<PublicMembership | undefined>;
  /** Whether that network may have one more answer; counts it. */
  readonly mayCheck: (network: string) => boolean;
}

/**
 * @param number undefined for the form alone, '' where what was typed is none.
 * @param network of the visitor.
 */
export async function answerCheck(
  number: string | undefined,
  network: string,
  { membership, mayCheck }: CheckSources,
): Promise<CheckAnswer> {
  const checked_at = new Date().toISOString();
  if (number === undefined) return { outcome: 'ask', checked_at };
  if (number === '') return { outcome: 'invalid', checked_at };
  if (!mayCheck(network)) return { outcome: 'too-many', number, checked_at };
  return checkAnswer(number, await membership(number), new Date());
}
