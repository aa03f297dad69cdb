/** What the header of every page tells a guide to see to. Pure. */
import { isChangeUnsent, type GuideProfile } from '../guide/guide-profile.ts';
import { openQuestion } from './questions.ts';
import { requestStateOf } from './request-state.ts';
import type { VerificationRequest } from './verification.ts';

export const GUIDE_TASKS = ['new', 'asked', 'rejected'] as const;
export type GuideTask = (typeof GUIDE_TASKS)[number];

/**
 * Returns whether the guide profile is still to be written, the association waits for an answer, or has rejected what
 * the guide has not taken back.
 * @param latest the newest request of the guide.
 */
export function guideTask(
  guide: GuideProfile | undefined,
  latest: VerificationRequest | undefined,
): GuideTask | undefined {
  if (!guide) return 'new';
  if (!latest) return undefined;
  if (openQuestion(latest)) return 'asked';
  const isUndone = guide.is_verified && !isChangeUnsent(guide);
  return requestStateOf(latest) === 'rejected' && !isUndone ? 'rejected' : undefined;
}
