import { describe, expect, it } from 'vitest';
import { recordOf } from '../record-of.ts';
import {
  CONSENT_FLAGS,
  consentChanges,
  consentId,
  publicationConsentSchema,
  type ConsentFlag,
  type PublicationConsent,
} from './publication-consent.ts';

const NOON = new Date('2026-05-01T12:00:00Z');
const LATER = new Date('2026-05-02T12:00:00Z');
const NOW = new Date('2026-06-01T00:00:00Z');
const NOTHING = { given: [], withdrawn: [] };

function guide(on: readonly ConsentFlag[], updated_at: Date | null = NOON, consent_version = 'v1') {
  const flags = recordOf<Record<ConsentFlag, boolean>>(CONSENT_FLAGS, (flag) => on.includes(flag));
  return { ...flags, user_id: 'u', updated_at, consent_version };
}

const given = (flag: ConsentFlag, at = NOON, text_version = 'v1'): PublicationConsent => ({
  user_id: 'u',
  flag,
  given_at: at,
  text_version,
  withdrawn_at: null,
});

describe('consents', () => {
  it('begin with the save that switched something on, with the notice version the browser showed', () => {
    expect(consentChanges([], guide(['is_public', 'show_phone'], NOON, 'v7'), NOW)).toEqual({
      given: [given('is_public', NOON, 'v7'), given('show_phone', NOON, 'v7')],
      withdrawn: [],
    });
  });

  it('do not exist for flags that were never on', () => {
    expect(consentChanges([], guide([]), NOW)).toEqual(NOTHING);
  });

  it.each(CONSENT_FLAGS)('end with %s alone, and preserve when they were given', (flag) => {
    const inForce = CONSENT_FLAGS.map((one) => given(one));
    const rest = CONSENT_FLAGS.filter((one) => one !== flag);
    expect(consentChanges(inForce, guide(rest, LATER), NOW)).toEqual({
      given: [],
      withdrawn: [{ ...given(flag), withdrawn_at: LATER }],
    });
  });

  it('in force keep the notice version they were given under', () => {
    expect(consentChanges([given('show_phone')], guide(['show_phone'], LATER, 'v2'), NOW)).toEqual(NOTHING);
  });

  it('given again are new documents in addition to the earlier ones', () => {
    const { given: again } = consentChanges([], guide(['show_phone'], LATER), NOW);
    expect(again.map(consentId)).not.toContain(consentId(given('show_phone')));
    expect(again).toEqual([given('show_phone', LATER)]);
  });

  it('have the same id each time the same save is processed', () => {
    const [first] = consentChanges([], guide(['show_phone']), NOW).given;
    const [second] = consentChanges([], guide(['show_phone']), LATER).given;
    expect(first && consentId(first)).toBe('u-show_phone-v1-493788');
    expect(second && consentId(second)).toBe('u-show_phone-v1-493788');
  });

  it('have one id within an hour under one notice version', () => {
    const idAt = (ms: number, version?: string) =>
      consentId(given('show_phone', new Date(NOON.getTime() + ms), version));
    expect(idAt(3_599_999)).toBe(idAt(0));
    expect(idAt(3_600_000)).not.toBe(idAt(0));
    expect(idAt(0, 'v2')).not.toBe(idAt(0));
  });

  it('take the server time when the guide profile has none yet', () => {
    expect(consentChanges([], guide(['is_public'], null), NOW).given).toEqual([given('is_public', NOW)]);
  });

  it('are stored in a form that can be read back', () => {
    const consent = given('is_public');
    expect(publicationConsentSchema.parse(consent)).toEqual(consent);
    expect(publicationConsentSchema.safeParse({ ...consent, flag: 'other' }).success).toBe(false);
  });
});
