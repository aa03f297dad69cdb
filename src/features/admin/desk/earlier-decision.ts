/** A decision that another admin took first. Pure. */
import type { Translate } from '../../../i18n/use-t.ts';
import type { CardState, EarlierDecision } from './desk-state.ts';
import type { JoinedRequest } from './join-requests.ts';

/**
 * The decision of another admin on a request that this one still sees as pending: as the server refused with it, or as the
 * live data has it.
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

/** Who decided, and how: in a sentence, or as the short mark of a row. */
export function earlierText(
  { decision, reviewer }: EarlierDecision,
  place: 'sentence' | 'row',
  t: Translate,
): string {
  const who = { reviewer: reviewer || t('admin.somebody') };
  return place === 'row' ? t(`admin.row-earlier-${decision}`, who) : t(`admin.earlier-${decision}`, who);
}
