import { describe, expect, it } from 'vitest';
import { recordOf } from '../record-of.ts';
import {
  CONSENT_FLAGS,
  consentsAfter,
  PUBLICATION_NOTICE_VERSION,
  publicationConsentSchema,
  type ConsentFlag,
  type Consents,
} from './publication-consent.ts';

const NOON = new Date('2026-05-01T12:00:00Z');
const LATER = new Date('2026-05-02T12:00:00Z');
const NOW = new Date('2026-06-01T00:00:00Z');

type Flags = Record<ConsentFlag, boolean> & { updated_at: Date | null };

function guide(on: readonly ConsentFlag[], updated_at: Date | null = NOON): Flags {
  const flags = recordOf<Record<ConsentFlag, boolean>>(CONSENT_FLAGS, (flag) => on.includes(flag));
  return { ...flags, updated_at };
}

const given = (at: Date, text_version = PUBLICATION_NOTICE_VERSION) => ({
  given_at: at,
  text_version,
  withdrawn_at: null,
});

describe('consents', () => {
  it('begin with the save that turned the flag on, under the present wording', () => {
    expect(consentsAfter({}, guide(['is_public', 'show_phone']), NOW)).toEqual({
      is_public: given(NOON),
      show_phone: given(NOON),
    });
  });

  it('are not there for what was never on', () => {
    expect(consentsAfter({}, guide([]), NOW)).toBeUndefined();
  });

  it.each(CONSENT_FLAGS)('end with %s alone, and keep when it was given', (flag) => {
    const stored: Consents = Object.fromEntries(CONSENT_FLAGS.map((one) => [one, given(NOON)]));
    const rest = CONSENT_FLAGS.filter((one) => one !== flag);
    expect(consentsAfter(stored, guide(rest, LATER), NOW)).toEqual({
      ...stored,
      [flag]: { ...given(NOON), withdrawn_at: LATER },
    });
  });

  it('answer the same when asked again', () => {
    const stored = consentsAfter({}, guide(['show_phone']), NOW) ?? {};
    expect(consentsAfter(stored, guide(['show_phone'], LATER), NOW)).toBeUndefined();
    const ended = consentsAfter(stored, guide([], LATER), NOW) ?? {};
    expect(consentsAfter(ended, guide([], NOW), NOW)).toBeUndefined();
  });

  it('keep the wording they were given under, and take the new one when given anew', () => {
    const old: Consents = { show_phone: given(NOON, 'old words') };
    expect(consentsAfter(old, guide(['show_phone'], LATER), NOW)).toBeUndefined();
    const ended = consentsAfter(old, guide([], LATER), NOW) ?? {};
    expect(ended.show_phone?.text_version).toBe('old words');
    expect(consentsAfter(ended, guide(['show_phone'], NOW), NOW)).toEqual({ show_phone: given(NOW) });
  });

  it('take the server’s time where the guide profile has none', () => {
    expect(consentsAfter({}, guide(['is_public'], null), NOW)).toEqual({ is_public: given(NOW) });
  });

  it('are stored in a form that is read back', () => {
    const flags = consentsAfter({}, guide(['is_public']), NOW);
    expect(publicationConsentSchema.parse({ user_id: 'u', flags })).toEqual({ user_id: 'u', flags });
    expect(publicationConsentSchema.safeParse({ user_id: 'u', flags: { other: given(NOON) } }).success).toBe(
      false,
    );
  });
});
