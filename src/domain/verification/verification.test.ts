import { describe, expect, it } from 'vitest';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { guideProfileSchema, type ApprovedValues, type GuideProfile } from '../guide/guide-profile.ts';
import { MAX_NOTE_CHARACTERS } from '../settings.ts';
import {
  beforeDecision,
  changedSinceApproval,
  decidedFields,
  decisionInputSchema,
  journalEntrySchema,
  REVOKED_FIELDS,
  revokeInputSchema,
  seenFields,
  verificationRequestSchema,
  wasRevoked,
  withdrawnFields,
  type BeforeDecision,
} from './verification.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const unverified = { is_verified: false, approved: null };
const applied = {
  full_name: 'Ana',
  georgian_name: 'ანა',
  latin_name: 'Ana',
  profession: 'trekking',
  certification_level: 'certified',
  further_professions: [],
} satisfies ApprovedValues;
const BEFORE: BeforeDecision = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
};

const REQUEST = { user_id: 'u', status: 'approved', requested_at: NOW } as const;

it('REVOKED_FIELDS remove the verification completely', () => {
  expect(REVOKED_FIELDS).toEqual({
    is_verified: false,
    verification_status: 'rejected',
    approved: null,
    open_request_id: null,
  });
});

describe('decidedFields', () => {
  it('of an approval confirm the submitted values', () => {
    expect(decidedFields(unverified, applied, NOW)).toEqual({
      is_verified: true,
      verification_status: 'approved',
      approved: { ...applied, decided_at: NOW },
      open_request_id: null,
    });
  });

  const DAY_1 = new Date('2024-03-01T10:00:00Z');
  const DAY_2 = new Date('2025-03-01T10:00:00Z');

  it.each([
    ['the approval before it', { ...applied, decided_at: DAY_1 }],
    ['the first of several', { ...applied, decided_at: DAY_2, verified_since: DAY_1 }],
  ])('of a change keep the day since when the guide is verified: %s', (_, approved) => {
    const fields = decidedFields({ is_verified: true, approved }, applied, NOW);
    expect(fields.approved).toEqual({ ...applied, decided_at: NOW, verified_since: DAY_1 });
  });

  it('of an approval after an ended verification start a new one', () => {
    const ended = { is_verified: false, approved: { ...applied, decided_at: DAY_1 } };
    expect(decidedFields(ended, applied, NOW).approved).toEqual({
      ...applied,
      decided_at: NOW,
    });
  });

  it('of a rejection reject the guide', () => {
    expect(decidedFields(unverified, undefined, NOW)).toEqual({
      verification_status: 'rejected',
      open_request_id: null,
    });
  });

  it('of a rejected change leave a verified guide verified', () => {
    expect(decidedFields({ is_verified: true, approved: null }, undefined, NOW)).toEqual({
      verification_status: 'approved',
      open_request_id: null,
    });
  });
});

describe('input', () => {
  const valid = { request_id: 'r-1_A', decision: 'approved' };
  it.each<[string, unknown, boolean]>([
    ['as the desk sends it', valid, true],
    ['with the longest note', { ...valid, admin_notes: 'ქ'.repeat(MAX_NOTE_CHARACTERS) }, true],
    ['with a note too long', { ...valid, admin_notes: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) }, false],
    ['with no note', { ...valid, admin_notes: null }, true],
    ['with another word', { ...valid, decision: 'pending' }, false],
    ['with a path', { ...valid, request_id: 'a/b' }, false],
    ['with an empty id', { ...valid, request_id: '' }, false],
    ['with a field more', { ...valid, role: 'admin' }, false],
    ['that is no object', 'approved', false],
  ])('%s', (_, input, accepted) => {
    expect(decisionInputSchema.safeParse(input).success).toBe(accepted);
  });

  it('of a revocation requires a reason', () => {
    expect(revokeInputSchema.safeParse({ user_id: 'u', admin_notes: ' x ' }).data?.admin_notes).toBe('x');
    expect(revokeInputSchema.safeParse({ user_id: 'u', admin_notes: '  ' }).success).toBe(false);
    expect(revokeInputSchema.safeParse({ user_id: 'u' }).success).toBe(false);
  });
});

describe('what changed since an approval', () => {
  const guide: GuideProfile = guideProfileSchema.parse({
    ...validGuideProfile('u', 'Ana Adamia'),
    is_verified: true,
    verification_status: 'approved',
    created_at: NOW,
    updated_at: NOW,
  });
  const seen = seenFields(guide);
  const picture = { avatar_url: 'another picture' };

  it('is nothing when all values are as seen, including newly shown ones', () => {
    const shown = { ...guide, show_phone: !guide.show_phone };
    expect(changedSinceApproval(seen, shown, undefined)).toEqual([]);
    expect(changedSinceApproval(seen, guide, { avatar_url: guide.avatar_url })).toEqual([]);
  });

  it.each<[string, Partial<GuideProfile>]>([
    ['avatar_url', picture],
    ['description', { description: 'Other words' }],
    ['bio', { bio: 'Other words' }],
    ['specialties', { specialties: ['Other'] }],
    ['languages', { languages: ['de'] }],
    ['experience_years', { experience_years: 60 }],
    ['address', { address: 'Elsewhere' }],
    ['phone', { phone: '+995 1', show_phone: false }],
    ['website', { website: 'https://elsewhere.example/' }],
  ])('is named: %s', (name, change) => {
    expect(changedSinceApproval(seen, { ...guide, ...change }, undefined)).toEqual([name]);
  });

  it('ignores the grouping of a phone number', () => {
    const approved = { ...seen, phone: '+995 575 212 874' };
    expect(changedSinceApproval(approved, { ...guide, phone: '+995 575 21 28 74' }, undefined)).toEqual([]);
    expect(changedSinceApproval(approved, { ...guide, phone: '+995 575 21 28 75' }, undefined)).toEqual([
      'phone',
    ]);
  });

  it('cannot be told where what was seen cannot be read, nor can its request be approved', () => {
    expect(verificationRequestSchema.parse({ ...REQUEST, applied, seen })).toEqual({
      ...REQUEST,
      applied,
      seen,
    });
    const unreadable = { applied: { ...applied, full_name: '' }, seen: { ...seen, languages: 'ka' } };
    expect(verificationRequestSchema.parse({ ...REQUEST, ...unreadable })).toEqual(REQUEST);
  });

  it('includes the picture when only the account has a new one, which visitors see', () => {
    expect(changedSinceApproval(seen, guide, picture)).toEqual(['avatar_url']);
    expect(changedSinceApproval(seen, { ...guide, ...picture }, { avatar_url: guide.avatar_url })).toEqual(
      [],
    );
  });
});

it('only a returned withdrawal of the verification was revoked', () => {
  const returned = (decision: 'revoked' | 'rejected') => ({
    returned: { decision, reason: '', at: NOW, by: 'a' },
  });
  expect([{}, returned('rejected'), returned('revoked')].map(wasRevoked)).toEqual([false, false, true]);
});

it('after a withdrawal by the guide, the fields are those from before the request', () => {
  expect(withdrawnFields({ is_verified: true, verification_status: 'pending' })).toEqual({
    verification_status: 'approved',
    open_request_id: null,
  });
  expect(withdrawnFields({ is_verified: false, verification_status: 'rejected' }).verification_status).toBe(
    'rejected',
  );
});

it('an entry of the journal can be read without the names, which are removed with the account', () => {
  const nameless = { profession: 'trekking', certification_level: 'certified' };
  const entry = {
    action: 'approved',
    request_id: 'r',
    guide_id: 'g',
    actor_id: 'a',
    notes: null,
    before: { ...BEFORE, approved: { ...nameless, decided_at: NOW } },
    membership: null,
    confirmed: nameless,
    at: NOW,
  };
  expect(journalEntrySchema.parse(entry)).toMatchObject(entry);
  expect(verificationRequestSchema.safeParse({ ...REQUEST, before: entry.before }).success).toBe(false);
});

it('the values before a decision have the approval, or that there was none', () => {
  const approved = { ...applied, decided_at: NOW };
  const profile = { is_verified: true, verification_status: 'approved' } as const;
  expect(beforeDecision({ ...profile, approved }, undefined).approved).toEqual(approved);
  expect(beforeDecision(profile, undefined).approved).toBeNull();
});
