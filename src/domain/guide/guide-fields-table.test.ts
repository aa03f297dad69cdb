/** Repeats the field table independently, so that a wrong option in the table fails a test. */
import { expect, test } from 'vitest';
import { REGION_CODES } from './catalogues/regions.ts';
import { fieldOf, GUIDE_FIELDS, type GuideField, type GuideFieldName } from './guide-fields.ts';

function isField(name: string): name is GuideFieldName {
  return name in GUIDE_FIELDS;
}

function fieldsThat(has: (field: GuideField) => boolean): string[] {
  return Object.keys(GUIDE_FIELDS)
    .filter(isField)
    .filter((name) => has(fieldOf(name)));
}

test('a card shows name, picture, what the guide does and where, and whether to write', () => {
  expect(fieldsThat(({ isOnCard }) => isOnCard === true)).toEqual([
    'full_name',
    'georgian_name',
    'latin_name',
    'avatar_url',
    'profession',
    'experience_years',
    'certification_level',
    'further_professions',
    'languages',
    'regions',
    'specialties',
    'description',
    'other_description',
    'address',
    'accepts_messages',
  ]);
});

test('experience, level, further professions, languages and regions are listed as facts', () => {
  expect(fieldsThat(({ isFact }) => isFact === true)).toEqual([
    'experience_years',
    'certification_level',
    'further_professions',
    'languages',
    'regions',
  ]);
});

test('the editor requires experience, languages, address, phone and the choice to be listed', () => {
  expect(fieldsThat(({ isRequired }) => isRequired === true)).toEqual([
    'experience_years',
    'languages',
    'address',
    'phone',
    'is_public',
  ]);
});

test('names, professions and levels need an approval', () => {
  expect(fieldsThat(({ needsApproval }) => needsApproval === true)).toEqual([
    'full_name',
    'georgian_name',
    'latin_name',
    'profession',
    'certification_level',
    'further_professions',
  ]);
});

test('a guide can choose all regions', () => {
  expect(GUIDE_FIELDS.regions.limit).toBeGreaterThanOrEqual(REGION_CODES.length);
});
