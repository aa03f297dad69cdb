/** The content of a member card: approved values, never those that wait for approval. */
import type { Claims } from '../guide/claims.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import { stateOn, type Membership } from './membership.ts';
import { lastDayOf, yearAfter } from './term.ts';

export interface MemberCard {
  readonly number: number;
  /** In both scripts if both were approved, Georgian first. */
  readonly names: readonly string[];
  /** Codes of the catalogues; '' if none was approved. */
  readonly claims: Claims;
  /** Its own last day, `YYYY-MM-DD`: that of the term, but at most twelve months from the day it is made. */
  readonly until: string;
}

/** @param today `YYYY-MM-DD`. @returns the card, or undefined while the membership is not valid. */
export function memberCard(
  guide: GuideProfile | undefined,
  membership: Membership,
  today: string,
): MemberCard | undefined {
  if (!guide?.is_verified || !guide.approved || stateOn(membership, today) !== 'valid') return undefined;
  const { approved } = guide;
  const { profession, certification_level, further_professions } = approved;
  const longest = yearAfter(today);
  const lastDay = lastDayOf(membership.ends_at) ?? longest;
  const inBoth = [approved.georgian_name, approved.latin_name].filter((name) => name !== '');
  return {
    number: membership.number,
    names: inBoth.length > 0 ? inBoth : [approved.full_name],
    claims: { profession, certification_level, further_professions },
    until: lastDay < longest ? lastDay : longest,
  };
}
