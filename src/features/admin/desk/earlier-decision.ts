/** A decision that another admin made first. Pure. */
import type { Translate } from '../../../i18n/use-t.ts';
import type { CardState, EarlierDecision } from './desk-state.ts';
import type { JoinedRequest } from './join-requests.ts';

/**
 * Returns another admin's decision on a request that this one still sees as pending, from the server's
 * refusal or from the live data.
 */
export function earlierDecision(
  { current, reviewer }: Pick<JoinedRequest, 'current' | 'reviewer'>,
  { earlier, phase }: CardState,
): EarlierDecision | undefined {
  if (earlier) return earlier;
  return phase === 'open' && current.status !== 'pending'
    ? { decision: current.status, reviewer }
    : undefined;
}

/** Returns who decided, and how, as a sentence or as the short mark of a row. */
export function earlierText(
  { decision, reviewer }: EarlierDecision,
  place: 'sentence' | 'row',
  t: Translate,
): string {
  const who = { reviewer: reviewer || t('admin.somebody') };
  return place === 'row' ? t(`admin.row-earlier-${decision}`, who) : t(`admin.earlier-${decision}`, who);
}
