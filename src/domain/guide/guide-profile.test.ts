import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { APPROVED_FIELDS, GUIDE_FIELDS, storedSchemas } from './guide-fields.ts';
import {
  applyCase,
  CONTRADICTIONS,
  guideProfileCases,
  validGuideProfile,
} from '../../../tests/cases/guide-profile.ts';
import {
  appliedSchema,
  changedSinceRequest,
  changedValues,
  differingFields,
  guideEditSchema,
  guideProfileSchema,
  isAsApproved,
  mayRequestVerification,
  pendingChanges,
  saysNothing,
  verificationFieldsSchema,
  verificationState,
  type GuideProfile,
} from './guide-profile.ts';

const ownSchema = z.strictObject({ ...storedSchemas, consent_version: z.string() });
const UID = 'owner-uid-1';

describe('the schema of a guide profile', () => {
  it.each(guideProfileCases(UID))('$valid for $name', (one) => {
    const document = applyCase(validGuideProfile(UID, 'გიორგი ბერიძე'), one);
    expect(ownSchema.safeParse(document).success).toBe(one.valid);
  });

  it.each(CONTRADICTIONS)('of an edit refuses professions that are %s', (_, professions) => {
    const edit = validGuideProfile(UID, 'გიორგი ბერიძე');
    expect(guideEditSchema.safeParse(edit).success).toBe(true);
    expect(guideEditSchema.safeParse({ ...edit, ...professions }).success).toBe(false);
  });

  it.each([
    ['as long as allowed', 'x'.repeat(GUIDE_FIELDS.full_name.limit), true],
    ['too long', 'x'.repeat(GUIDE_FIELDS.full_name.limit + 1), false],
    ['blank', ' ', false],
  ])('judges a name that is %s', (_, full_name, valid) => {
    expect(ownSchema.safeParse(validGuideProfile(UID, full_name)).success).toBe(valid);
  });

  it('reads the server-owned fields even when other fields are invalid', () => {
    const stored = {
      is_verified: true,
      verification_status: 'approved',
      slug: 's',
      approved,
      open_request_id: 'r',
    };
    const broken = { ...stored, languages: ['\uFEFF'], bio: 5, created_at: at, updated_at: at };
    expect(verificationFieldsSchema.parse(broken)).toEqual({ ...stored, created_at: at, updated_at: at });
    expect(verificationFieldsSchema.parse({ approved: 1, slug: 2, is_verified: 'yes' })).toEqual({
      is_verified: false,
      verification_status: 'pending',
      approved: null,
      slug: null,
      open_request_id: null,
      created_at: null,
      updated_at: null,
    });
  });
});

const at = new Date('2026-05-01T10:00:00Z');
const profile = (more: Partial<GuideProfile>): GuideProfile =>
  guideProfileSchema.parse({
    ...validGuideProfile(UID, 'N N'),
    is_verified: false,
    verification_status: 'pending',
    created_at: at,
    updated_at: at,
    ...more,
  });
const SKI = { profession: 'ski-touring', certification_level: 'certified' } as const;
const BIKE = { profession: 'bike-guide', certification_level: '' } as const;
const approved = {
  full_name: 'N N',
  georgian_name: '',
  latin_name: 'N N',
  profession: 'trekking',
  certification_level: 'certified',
  further_professions: [],
  decided_at: at,
} satisfies GuideProfile['approved'];

describe('asking for verification', () => {
  it.each([
    ['a new profile', profile({}), true, 'not-requested'],
    ['an open request', profile({ open_request_id: 'r' }), false, 'pending'],
    ['a rejection', profile({ verification_status: 'rejected' }), true, 'rejected'],
    ['the end of a term', profile({ verification_status: 'approved', approved }), true, 'ended'],
    [
      'an approval',
      profile({ is_verified: true, verification_status: 'approved', approved }),
      false,
      'verified',
    ],
    [
      'a change since the approval',
      profile({ is_verified: true, verification_status: 'approved', approved, profession: 'rafting' }),
      true,
      'verified',
    ],
    [
      'a changed level that is asked for already',
      profile({ is_verified: true, approved, certification_level: 'master', open_request_id: 'r' }),
      false,
      'verified',
    ],
  ])('after %s', (_, guide, may, state) => {
    expect(mayRequestVerification(guide)).toBe(may);
    expect(verificationState(guide)).toBe(state);
  });

  it('names the fields that wait for approval', () => {
    expect(pendingChanges(profile({ approved, profession: 'rafting' }))).toEqual(['profession']);
    expect(pendingChanges(profile({ approved, certification_level: '' }))).toEqual(['certification_level']);
    expect(pendingChanges(profile({ approved, further_professions: [SKI] }))).toEqual([
      'further_professions',
    ]);
    const two = { ...approved, further_professions: [SKI, BIKE] };
    expect(pendingChanges(profile({ approved: two, further_professions: [SKI, BIKE] }))).toEqual([]);
    expect(pendingChanges(profile({ approved: two, further_professions: [BIKE, SKI] }))).toHaveLength(1);
    expect(pendingChanges(profile({ approved, full_name: 'N M' }))).toEqual(['full_name']);
    expect(pendingChanges(profile({ approved, georgian_name: 'ნ ნ' }))).toEqual(['georgian_name']);
    expect(pendingChanges(profile({ approved }))).toEqual([]);
    expect(pendingChanges(profile({}))).toEqual([]);
    expect(changedValues(undefined, approved)).toEqual(APPROVED_FIELDS);
  });
});

it('differs from what was sent or approved in what says something of its own', () => {
  const differing = (after: Partial<typeof approved>) => differingFields(approved, { ...approved, ...after });
  expect(differing({ full_name: 'N M', latin_name: 'N M' })).toEqual(['full_name']);
  expect(differing({ full_name: 'ნ ნ', latin_name: 'N M' })).toEqual(['full_name', 'latin_name']);
  // A name that was not sent may have been proposed since.
  const sent = { ...approved, profession: '' } as const;
  expect(changedSinceRequest(sent, { ...approved, georgian_name: 'ნ ნ' })).toEqual(['profession']);
  expect(isAsApproved(profile({ is_verified: true, approved }))).toBe(true);
  expect(isAsApproved(profile({ is_verified: true, approved, profession: 'rafting' }))).toBe(false);
});

it('a name in one script says nothing if it is the full name, and an empty list of professions', () => {
  const guide = validGuideProfile(UID, 'Ana Beridze');
  const values = appliedSchema.parse({
    ...guide,
    georgian_name: 'ანა ბერიძე',
    latin_name: 'Ana Beridze',
  });
  const silent = APPROVED_FIELDS.filter((name) => saysNothing(name, values));
  expect(silent).toEqual(['latin_name', 'further_professions']);
  expect(saysNothing('georgian_name', { ...values, full_name: 'ანა ბერიძე' })).toBe(true);
  expect(saysNothing('further_professions', { ...values, further_professions: [SKI] })).toBe(false);
});
