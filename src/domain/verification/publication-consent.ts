/**
 * What a guide agreed to show, since when, and under which wording: `publication_consents/{uid}`,
 * kept by the server from the state of the guide profile. Pure.
 */
import * as z from 'zod/mini';
import { SHOW_FLAGS } from '../guide/guide-fields.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Localized } from '../lang.ts';
import { timestamp } from '../timestamp.ts';

/**
 * Version of the notice beside the editor's Save button and of the switches it speaks of, the day
 * their words were last changed: a consent names the version it was given under.
 * `tests/publication-notice.test.ts` compares it with the words.
 */
export const PUBLICATION_NOTICE_VERSION = '2026-11-21';

/**
 * SHA-256 of the words of each version in both languages, the oldest first. Lines are only added: a
 * version that guides have agreed to keeps its line.
 */
export const NOTICE_WORDINGS: Readonly<Record<string, Partial<Localized>>> = {
  '2026-11-21': {
    en: '220c662da66e1441c532c872d1fcfff0f562fda62a74ce57e8a2af4a4b9ea852',
    ka: 'a5859421369e7511aeda9c99653652784b61f20a10797c577896ff3305f07a96',
  },
};

/** Each is a consent of its own: to be listed at all, and to show one thing more. */
export const CONSENT_FLAGS = ['is_public', ...SHOW_FLAGS] as const;
export type ConsentFlag = (typeof CONSENT_FLAGS)[number];

const consentSchema = z.object({
  given_at: timestamp,
  text_version: z.string(),
  /** null while it stands. */
  withdrawn_at: z.nullable(timestamp),
});
type Consent = z.infer<typeof consentSchema>;

/** A flag that was never on has no entry. */
export const publicationConsentSchema = z.object({
  user_id: z.string(),
  flags: z.partialRecord(z.enum(CONSENT_FLAGS), consentSchema),
});
export type Consents = z.infer<typeof publicationConsentSchema>['flags'];

function consentAfter(stored: Consent | undefined, isGiven: boolean, at: Date): Consent | undefined {
  if (stored?.withdrawn_at === null) return isGiven ? stored : { ...stored, withdrawn_at: at };
  return isGiven ? { given_at: at, text_version: PUBLICATION_NOTICE_VERSION, withdrawn_at: null } : stored;
}

/**
 * The consents that follow from the guide profile as it is now; undefined where the stored ones
 * already say so. Asked twice, late or in another order it answers the same.
 */
export function consentsAfter(
  stored: Consents,
  guide: Pick<GuideProfile, ConsentFlag | 'updated_at'>,
  now: Date,
): Consents | undefined {
  const at = guide.updated_at ?? now;
  const entries = CONSENT_FLAGS.map((flag) => [flag, consentAfter(stored[flag], guide[flag], at)] as const);
  if (entries.every(([flag, consent]) => consent === stored[flag])) return undefined;
  return Object.fromEntries(entries.filter(([, consent]) => consent !== undefined));
}
