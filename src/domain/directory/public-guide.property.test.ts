/**
 * For any field values and any flags, a hidden value is nowhere in what visitors can read. Each
 * hidden value contains a unique mark, so the test can search the whole text.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import {
  FLAGGED_FIELDS,
  FIELD_OF_FLAG,
  flagOf,
  GUIDE_FIELD_NAMES,
  GUIDE_FIELDS,
  SHOW_FLAGS,
  type GuideFieldName,
  type ShowFlag,
} from '../guide/guide-fields.ts';
import { approvedValues, REQUEST_STATUSES, type GuideProfile } from '../guide/guide-profile.ts';
import { CERTIFICATION_LEVELS } from '../guide/certification.ts';
import { EDITOR_PROFESSIONS } from '../guide/professions.ts';
import { recordOf } from '../record-of.ts';
import {
  CARD_DESCRIPTION,
  guideCardSchema,
  publicGuideSchema,
  toGuideCard,
  toPublicGuide,
} from './public-guide.ts';

/** Text as people type it, with the marks' letters, emoji and markup among it. */
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const list = fc.array(
  text.filter((item) => item.trim() !== ''),
  { minLength: 1, maxLength: 4 },
);
const instant = fc.date({ min: new Date('1998-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

function markOf(name: GuideFieldName): string {
  if (name === 'phone') return '+995 599 40 50 60';
  return `mark-of-${name.replaceAll('_', '-')}.example`;
}

/** Any value of a field; texts that may be hidden contain their mark. */
function valueOf(name: GuideFieldName) {
  const field = GUIDE_FIELDS[name];
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom('' as const, ...field.codes);
    case 'claims':
      return fc.array(
        fc.record({
          profession: fc.constantFrom(...EDITOR_PROFESSIONS),
          certification_level: fc.constantFrom('' as const, ...CERTIFICATION_LEVELS),
        }),
        { maxLength: field.limit },
      );
    case 'years':
      return fc.integer({ min: 0, max: field.limit });
    case 'list':
      return list;
    case 'link':
      return fc.option(fc.constant(`https://${markOf(name)}/`));
    case 'flag':
      return fc.boolean();
    case 'picture':
      return fc.constant(null);
    case 'phone':
      return fc.constant(markOf(name));
    case 'long-text':
      return fc.string({ unit: 'grapheme', maxLength: 400 });
    default:
      return text.map((value) => `${value}${markOf(name)}`);
  }
}

type Arbitraries = { readonly [Name in GuideFieldName]: fc.Arbitrary<GuideProfile[Name]> };
const ownFields = recordOf<Arbitraries>(GUIDE_FIELD_NAMES, valueOf);
const { full_name, georgian_name, latin_name, profession, certification_level, further_professions } =
  ownFields;

const profiles: fc.Arbitrary<GuideProfile> = fc.record({
  ...ownFields,
  is_verified: fc.boolean(),
  verification_status: fc.constantFrom(...REQUEST_STATUSES),
  slug: fc.option(fc.constantFrom('giorgi-beridze', 'nino-adamia-2')),
  consent_version: fc.constant('CONSENT-VERSION-MARK'),
  approved: fc.option(
    fc.record({
      full_name,
      georgian_name,
      latin_name,
      profession,
      certification_level,
      further_professions,
      decided_at: instant,
    }),
  ),
  open_request_id: fc.option(fc.constant('OPEN-REQUEST-MARK')),
  created_at: instant,
  updated_at: instant,
});

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500) };

describe('the public side of any guide profile', () => {
  it('exists exactly while the guide is public, verified, approved and has a slug', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const { is_public, is_verified, approved: decision, slug } = profile;
        const isListed = is_public && is_verified && decision !== null && slug !== null;
        expect(toPublicGuide(profile) !== undefined).toBe(isListed);
      }),
      RUNS,
    );
  });

  const listed = profiles.map((profile): GuideProfile => ({
    ...profile,
    is_public: true,
    is_verified: true,
    slug: 'giorgi-beridze',
    approved: profile.approved ?? { ...approvedValues(profile), decided_at: new Date(0) },
  }));

  it('has each optional field exactly while its flag is on, and never contains private fields', () => {
    fc.assert(
      fc.property(listed, (profile) => {
        const guide = toPublicGuide(profile);
        const raw = JSON.stringify(guide);
        for (const name of FLAGGED_FIELDS.filter((one) => String(profile[one]).includes(markOf(one)))) {
          expect(raw.includes(markOf(name))).toBe(profile[flagOf(name)]);
        }
        expect(guide?.phone).toBe(profile.show_phone ? profile.phone : undefined);
        expect(guide?.address).toBe(profile.show_address ? profile.address : undefined);
        expect(guide?.website).toBe(profile.show_website ? (profile.website ?? undefined) : undefined);
        expect(guide?.experience_years).toBe(profile.show_experience ? profile.experience_years : undefined);
        expect(guide?.certification_level).toBe(
          profile.show_certifications ? profile.approved?.certification_level : undefined,
        );
        expect(guide?.profession).toBe(profile.approved?.profession);
        const further = profile.approved?.further_professions.map(({ profession: code, ...level }) =>
          profile.show_certifications ? { profession: code, ...level } : { profession: code },
        );
        expect(guide?.further_professions ?? []).toEqual(further);
        expect(guide?.georgian_name).toBe(profile.approved?.georgian_name ?? '');
        expect(guide?.latin_name).toBe(profile.approved?.latin_name ?? '');
        expect(raw).not.toContain(markOf('user_id'));
        expect(raw).not.toContain('OPEN-REQUEST-MARK');
        // The schema drops unknown fields: this fails when a new profile field reaches the public
        // document by accident.
        expect(publicGuideSchema.parse(guide)).toEqual(guide);
      }),
      RUNS,
    );
  });

  it('has a card without ways of contact and long text, whose letters are whole', () => {
    fc.assert(
      fc.property(listed, (profile) => {
        const guide = toPublicGuide(profile);
        if (!guide) throw new Error('not listed');
        const card = toGuideCard(guide);
        const raw = JSON.stringify(card);
        expect(raw).not.toContain(markOf('phone'));
        expect(raw).not.toContain(markOf('website'));
        expect(raw.includes(markOf('address'))).toBe(profile.show_address);
        expect(card).not.toHaveProperty('bio');
        expect(card.certification_level).toBe(guide.certification_level);
        expect(card.experience_years).toBe(guide.experience_years);
        expect(Array.from(card.description).length).toBeLessThanOrEqual(CARD_DESCRIPTION);
        expect(() => encodeURIComponent(card.description)).not.toThrow();
        expect(guideCardSchema.parse(card)).toEqual(card);
      }),
      RUNS,
    );
  });

  it('cuts a description to the card length at whole characters, with an ellipsis', () => {
    const guide = publicGuideSchema.parse({
      ...validGuideProfile('giorgi', 'Giorgi Beridze'),
      slug: 'giorgi-beridze',
      verified_on: '2026-11-22',
      description: '🏔'.repeat(CARD_DESCRIPTION + 1),
      other_description: '🏔'.repeat(CARD_DESCRIPTION),
    });
    expect(toGuideCard(guide)).toMatchObject({
      description: `${'🏔'.repeat(CARD_DESCRIPTION - 1)}…`,
      other_description: guide.other_description,
    });
  });

  it('does not depend on hidden fields: their values do not change the result', () => {
    fc.assert(
      fc.property(listed, profiles, (profile, other) => {
        const hidden: GuideProfile = {
          ...profile,
          ...recordOf<Record<ShowFlag, boolean>>(SHOW_FLAGS, () => false),
        };
        const { user_id, profession: wanted, further_professions: more } = other;
        const flagged = Object.fromEntries(
          SHOW_FLAGS.map((flag) => [FIELD_OF_FLAG[flag], other[FIELD_OF_FLAG[flag]]]),
        );
        const changed: GuideProfile = {
          ...hidden,
          ...flagged,
          user_id,
          profession: wanted,
          further_professions: more,
        };
        expect(toPublicGuide(changed)).toEqual(toPublicGuide(hidden));
      }),
      RUNS,
    );
  });
});
