/**
 * What a guide agreed to show, since when, and under which wording: one document of
 * `publication_consents` for each time something was switched on, written by the server from the state
 * of the guide profile. Pure.
 */
import * as z from 'zod/mini';
import { SHOW_FLAGS } from '../guide/guide-fields.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Localized } from '../lang.ts';
import { HOUR_MS, timestamp } from '../timestamp.ts';

/**
 * Version of the notice at the editor's Save button and of the choices it describes: the day its text
 * last changed. The browser saves it with the guide profile, and the rules accept newly enabled flags
 * only under this version. `tests/publication-notice.test.ts` compares it with the text.
 */
export const PUBLICATION_NOTICE_VERSION = '2026-11-27';

/**
 * SHA-256 of the text of each version in both languages, oldest first. Append only: a version that guides
 * have agreed to must keep its entry.
 */
export const NOTICE_WORDINGS: Readonly<Record<string, Partial<Localized>>> = {
  '2026-11-27': {
    en: 'b5f5d55f6187d1a4ef672c312ff3e1f171b342fa6f1f807d3af2c7e64dd82bee',
    ka: '6afb9dc9fc76e5c6fe3aedf1b2c749c0ccfe615afc4d1d6881d03322ff2fd241',
  },
};

/** Each flag is a separate consent: to be listed, to show one more field, and to receive messages. */
export const CONSENT_FLAGS = ['is_public', ...SHOW_FLAGS, 'accepts_messages'] as const;
export type ConsentFlag = (typeof CONSENT_FLAGS)[number];

export const publicationConsentSchema = z.object({
  user_id: z.string(),
  flag: z.enum(CONSENT_FLAGS),
  given_at: timestamp,
  text_version: z.string(),
  /** null while the consent is in force. */
  withdrawn_at: z.nullable(timestamp),
});
export type PublicationConsent = z.infer<typeof publicationConsentSchema>;

/**
 * Returns a deterministic id, so that a repeated event does not write the consent twice. The same for the whole hour,
 * so that a switch that is turned on and off all the time does not fill the database.
 */
export function consentId({ user_id, flag, text_version, given_at }: PublicationConsent): string {
  return `${user_id}-${flag}-${text_version}-${Math.floor(given_at.getTime() / HOUR_MS)}`;
}

/**
 * Returns the changes that the current guide profile requires. A consent in force stays as it was given,
 * and a withdrawn one never changes. Late, repeated or reordered events change nothing.
 * @param inForce the consents without an end.
 * @returns new documents, and those in force until now with the time of their withdrawal.
 */
export function consentChanges(
  inForce: readonly PublicationConsent[],
  guide: Pick<GuideProfile, ConsentFlag | 'updated_at' | 'user_id' | 'consent_version'>,
  now: Date,
) {
  const at = guide.updated_at ?? now;
  const stands = new Set(inForce.map(({ flag }) => flag));
  const newlyOn = CONSENT_FLAGS.filter((flag) => guide[flag] && !stands.has(flag));
  return {
    given: newlyOn.map((flag) => ({
      user_id: guide.user_id,
      flag,
      given_at: at,
      text_version: guide.consent_version,
      withdrawn_at: null,
    })),
    withdrawn: inForce
      .filter(({ flag }) => !guide[flag])
      .map((consent) => ({ ...consent, withdrawn_at: at })),
  };
}
