/**
 * What a guide agreed to show, since when, and under which wording: one document of
 * `publication_consents` for each time something was switched on, kept by the server from the state
 * of the guide profile. Pure.
 */
import * as z from 'zod/mini';
import { SHOW_FLAGS } from '../guide/guide-fields.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Localized } from '../lang.ts';
import { timestamp } from '../timestamp.ts';

/**
 * Version of the notice beside the editor's Save button and of the choices it speaks of, the day
 * their words were last changed. The browser saves it with the guide profile, and the rules accept
 * something newly switched on only under this one. `tests/publication-notice.test.ts` compares it with
 * the words.
 */
export const PUBLICATION_NOTICE_VERSION = '2026-11-27';

/**
 * SHA-256 of the words of each version in both languages, the oldest first. Lines are only added: a
 * version that guides have agreed to keeps its line.
 */
export const NOTICE_WORDINGS: Readonly<Record<string, Partial<Localized>>> = {
  '2026-11-21': {
    en: '220c662da66e1441c532c872d1fcfff0f562fda62a74ce57e8a2af4a4b9ea852',
    ka: 'a5859421369e7511aeda9c99653652784b61f20a10797c577896ff3305f07a96',
  },
  '2026-11-22': {
    en: '75ab9bd8ff51f66ecdee3de7b3eb3060c2abd411f129d41210f228f35a197f13',
    ka: '45e757c1950ada6e8482a806d624fde6456b3f2a29da8689563fb8ce25a66f49',
  },
  '2026-11-23': {
    en: 'd47abb49e865bf6bfc0449711825664710c41a34af1e38f1fd3fadcd8a7236ac',
    ka: 'd2d6feec3d011e49f14fca63d1790dfb8fa04ee59ed2946b8926b98fdafed26a',
  },
  '2026-11-24': {
    en: '93063cef806b36cc5c19aa5049c375e5b88132b066e45e40e4edb94cbee8202b',
    ka: '0c15b7cb3d9173f739ca682cfa0327485a2d26389007288d015ecf9f9b41d85f',
  },
  '2026-11-25': {
    en: '298252735b28a663fca152eb320157e74036bde7fb1c784c3617a7c11ef69f19',
    ka: '2ca93dfc46487a77a412c8ea39b403c8d43e963448e493bede4af6f0950d1512',
  },
  '2026-11-26': {
    en: 'd982693196cc601cbc0edf5718f3da14e83228744c67319a403757e5e7ef0735',
    ka: '89c0bb44552d233c089cac3f88f3b3a0c3fa80adaab5747fe70c5c8699a49102',
  },
  '2026-11-27': {
    en: 'a340353222248b0f0f6ab58854c28dcfb6060ffdd15bd79aebffadd5e76470c6',
    ka: '828dc1980acc2cc47cc115444bff84963acf796d499ce070ba5e7624babb1e39',
  },
};

/** Of consents given before the browser named the wording. */
const NOT_RECORDED = 'not recorded';

/** Each is a consent of its own: to be listed at all, to show one thing more, and to be written to. */
export const CONSENT_FLAGS = ['is_public', ...SHOW_FLAGS, 'accepts_messages'] as const;
export type ConsentFlag = (typeof CONSENT_FLAGS)[number];

export const publicationConsentSchema = z.object({
  user_id: z.string(),
  flag: z.enum(CONSENT_FLAGS),
  given_at: timestamp,
  text_version: z.string(),
  /** null while it stands. */
  withdrawn_at: z.nullable(timestamp),
});
export type PublicationConsent = z.infer<typeof publicationConsentSchema>;

/** The same consent always has the same id, so that a repeated event writes nothing twice. */
export function consentId({ user_id, flag, given_at }: PublicationConsent): string {
  return `${user_id}-${flag}-${given_at.getTime()}`;
}

export interface ConsentChanges {
  /** New documents. */
  readonly given: readonly PublicationConsent[];
  /** Documents that stood until now, with the time of their end. */
  readonly withdrawn: readonly PublicationConsent[];
}

/**
 * What follows from the guide profile as it is now. A consent that stands is left as it was given,
 * and one that has ended is never touched again. Late, repeated or reordered events change nothing.
 * @param standing the consents without an end.
 */
export function consentChanges(
  standing: readonly PublicationConsent[],
  guide: Pick<GuideProfile, ConsentFlag | 'updated_at' | 'user_id' | 'consent_version'>,
  now: Date,
): ConsentChanges {
  const at = guide.updated_at ?? now;
  const stands = new Set(standing.map(({ flag }) => flag));
  const newlyOn = CONSENT_FLAGS.filter((flag) => guide[flag] && !stands.has(flag));
  return {
    given: newlyOn.map((flag) => ({
      user_id: guide.user_id,
      flag,
      given_at: at,
      text_version: guide.consent_version ?? NOT_RECORDED,
      withdrawn_at: null,
    })),
    withdrawn: standing
      .filter(({ flag }) => !guide[flag])
      .map((consent) => ({ ...consent, withdrawn_at: at })),
  };
}
