/**
 * What an admin's card shows of a guide. A decision includes it, so that a picture or text that changed
 * between viewing the card and pressing the button is not confirmed. Pure.
 */
import * as z from 'zod/mini';
import { GUIDE_FIELD_NAMES, type GuideFieldName } from '../guide/guide-fields.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Profile } from '../guide/profile.ts';
import { changedFields } from '../merge-changes.ts';

/** More JSON characters than any guide profile needs. */
const MAX_SEEN_CHARACTERS = 40_000;

/** Values by field name, as the card showed them. */
export const seenProfileSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((seen) => JSON.stringify(seen).length <= MAX_SEEN_CHARACTERS));
export type SeenProfile = z.infer<typeof seenProfileSchema>;

/** Names and pictures belong to the account; the guide profile only copies them. */
export function withAccount(
  guide: GuideProfile,
  account: Pick<Profile, 'full_name' | 'avatar_url'> | undefined,
): GuideProfile {
  const { full_name, avatar_url } = account?.full_name ? account : guide;
  return { ...guide, full_name, avatar_url };
}

/** Returns the owner's data as a card shows it. @param guide with the name and picture of the account. */
export function toSeenProfile(guide: GuideProfile): SeenProfile {
  return Object.fromEntries(GUIDE_FIELD_NAMES.map((name) => [name, guide[name]]));
}

/** Returns the fields that have changed since the card was shown. */
export function changedSinceSeen(seen: SeenProfile, now: SeenProfile): GuideFieldName[] {
  const changed = changedFields(seen, now);
  return GUIDE_FIELD_NAMES.filter((name) => changed.includes(name));
}
