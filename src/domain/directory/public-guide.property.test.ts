/**
 * Whatever a guide writes and whichever flags are set: what a flag hides is nowhere in what visitors
 * can read. Each hidden value carries a mark that nothing else has, so the whole text is searched.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERTIFICATION_LEVELS } from '../guide/certification.ts';
import { REQUEST_STATUSES, type GuideProfile } from '../guide/guide-profile.ts';
import { DIRECTORY_GROUP_SLUGS, EDITOR_PROFESSIONS } from '../guide/professions.ts';
import {
  CARD_DESCRIPTION,
  guideCardSchema,
  publicGuideSchema,
  toGuideCard,
  toPublicGuide,
} from './public-guide.ts';

const MARK = {
  phone: 'PHONE-MARK',
  address: 'ADDRESS-MARK',
  website: 'website-mark.example',
  uid: 'UID-MARK',
};

/** Text as people type it, with the marks' letters, emoji and markup among it. */
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const list = fc.array(
  text.filter((item) => item.trim() !== ''),
  { minLength: 1, maxLength: 4 },
);
const moment = fc.date({ noInvalidDate: true });
const profession = fc.constantFrom('' as const, ...EDITOR_PROFESSIONS);
const certification_level = fc.constantFrom('' as const, ...CERTIFICATION_LEVELS);
const approved = fc.option(fc.record({ profession, certification_level, decided_at: moment }));
const flag = fc.boolean();

const profiles: fc.Arbitrary<GuideProfile> = fc.record({
  user_id: text.map((value) => `${MARK.uid}${value}`),
  profession,
  certification_level,
  experience_years: fc.integer({ min: 0, max: 80 }),
  languages: list,
  specialties: list,
  description: fc.string({ unit: 'grapheme', maxLength: 400 }),
  bio: text,
  address: text.map((value) => `${value}${MARK.address}`),
  phone: text.map((value) => `${MARK.phone}${value}`),
  website: fc.option(fc.constant(`https://${MARK.website}/`)),
  show_phone: flag,
  show_address: flag,
  show_website: flag,
  show_experience: flag,
  show_certifications: flag,
  is_public: flag,
  is_verified: flag,
  verification_status: fc.constantFrom(...REQUEST_STATUSES),
  avatar_url: fc.constant(null),
  full_name: text,
  slug: fc.option(fc.constantFrom('giorgi-beridze', 'nino-adamia-2')),
  approved,
  open_request_id: fc.option(fc.constant('OPEN-REQUEST-MARK')),
  created_at: moment,
  updated_at: moment,
});

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500) };

describe('the public side of any guide profile', () => {
  it('is there exactly while the guide is public, verified, approved and has an address', () => {
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
    approved: profile.approved ?? {
      profession: 'trekking',
      certification_level: 'certified',
      decided_at: new Date(0),
    },
  }));

  it('has each optional field exactly while its flag says so, and never what only the owner knows', () => {
    fc.assert(
      fc.property(listed, (profile) => {
        const guide = toPublicGuide(profile);
        const raw = JSON.stringify(guide);
        expect(raw.includes(MARK.phone)).toBe(profile.show_phone);
        expect(raw.includes(MARK.address)).toBe(profile.show_address);
        expect(raw.includes(MARK.website)).toBe(profile.show_website && profile.website !== null);
        expect(guide?.experience_years).toBe(profile.show_experience ? profile.experience_years : undefined);
        expect(guide?.certification_level).toBe(
          profile.show_certifications ? profile.approved?.certification_level : undefined,
        );
        expect(guide?.profession).toBe(profile.approved?.profession);
        expect(raw).not.toContain(MARK.uid);
        expect(raw).not.toContain('OPEN-REQUEST-MARK');
        // No field beyond those of the schema, so a new one of the profile does not slip through.
        expect(publicGuideSchema.parse(guide)).toEqual(guide);
      }),
      RUNS,
    );
  });

  it('is in at least one section of the directory', () => {
    fc.assert(
      fc.property(listed, (profile) => {
        const groups = toPublicGuide(profile)?.directory_groups ?? [];
        expect(groups.length).toBeGreaterThan(0);
        expect(DIRECTORY_GROUP_SLUGS).toEqual(expect.arrayContaining(groups));
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
        expect(raw).not.toContain(MARK.phone);
        expect(raw).not.toContain(MARK.website);
        expect(raw.includes(MARK.address)).toBe(profile.show_address);
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

  it('does not depend on what is not shown: flags off, any value gives the same', () => {
    fc.assert(
      fc.property(listed, profiles, (profile, other) => {
        const hidden: GuideProfile = {
          ...profile,
          show_phone: false,
          show_address: false,
          show_website: false,
          show_experience: false,
          show_certifications: false,
        };
        const { phone, address, website, experience_years, user_id, profession: wanted } = other;
        const changed = { phone, address, website, experience_years, user_id, profession: wanted };
        expect(toPublicGuide({ ...hidden, ...changed })).toEqual(toPublicGuide(hidden));
      }),
      RUNS,
    );
  });
});
