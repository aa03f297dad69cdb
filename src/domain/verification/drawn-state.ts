/**
 * What a card of the desk shows of a guide. A decision names it, so that nobody confirms a picture or a
 * text that was exchanged between the look at the card and the press of the button. Pure.
 */
import * as z from 'zod/mini';
import { GUIDE_FIELD_NAMES, type GuideFieldName } from '../guide/guide-fields.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Profile } from '../guide/profile.ts';
import { changedFields } from '../merge-changes.ts';

/** More than any guide profile takes as JSON, in characters. */
const MAX_DRAWN_CHARACTERS = 40_000;

/** Values by the names of the fields, as the card drew them. */
export const drawnStateSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((drawn) => JSON.stringify(drawn).length <= MAX_DRAWN_CHARACTERS));
export type DrawnState = z.infer<typeof drawnStateSchema>;

/** Names and pictures belong to the account; the guide profile only repeats them. */
export function ofAccount(
  guide: GuideProfile,
  account: Pick<Profile, 'full_name' | 'avatar_url'> | undefined,
): GuideProfile {
  const { full_name, avatar_url } = account?.full_name ? account : guide;
  return { ...guide, full_name, avatar_url };
}

/** What the owner tells, as a card shows it. @param guide with the name and picture of the account. */
export function drawnState(guide: GuideProfile): DrawnState {
  return Object.fromEntries(GUIDE_FIELD_NAMES.map((name) => [name, guide[name]]));
}

/** Which fields are no longer what was drawn. */
export function changedSinceDrawn(drawn: DrawnState, now: DrawnState): GuideFieldName[] {
  const changed = changedFields(drawn, now);
  return GUIDE_FIELD_NAMES.filter((name) => changed.includes(name));
}
