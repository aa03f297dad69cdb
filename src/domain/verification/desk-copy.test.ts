import { expect, test } from 'vitest';
import { appliedFor, validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { planSearch } from '../desk-search/search-plan.ts';
import { profileFieldsOf, requestFieldsOf, type DeskSources, type Stored } from './desk-copy.ts';

const AT = new Date('2026-06-02T10:00:00Z');

const guide = {
  ...validGuideProfile('guide', 'Nino Beridze'),
  address: 'Stepantsminda',
  regions: ['svaneti'],
  is_verified: true,
  verification_status: 'approved',
  created_at: AT,
  updated_at: AT,
};
/** Approved values with another name. */
function approvedAs(full_name: string) {
  return { ...appliedFor(guide), full_name, decided_at: AT };
}

const profile = {
  first_name: 'Nino',
  last_name: 'Beridze',
  full_name: 'Nino Beridze',
  avatar_url: null,
  username: null,
  email: 'n.beridze@example.com',
  language: 'en',
  created_at: AT,
};
const membership = {
  user_id: 'guide',
  number: 1042,
  state: 'valid',
  since: AT,
  ends_at: new Date('2027-03-31T20:00:00Z'),
  changed_at: AT,
};
const NOTHING: DeskSources = {
  profile: undefined,
  guide: undefined,
  membership: undefined,
  role: undefined,
  requests: [],
};

function request(id: string, more: Stored = {}) {
  return { id, data: { user_id: 'guide', status: 'pending', requested_at: AT, ...more } };
}

function isFoundBy(typed: string, words: readonly string[] | undefined): boolean {
  return words !== undefined && planSearch(typed)?.accepts(words) === true;
}

test('a request is found by names, places, number and email, and by the name it was sent with', () => {
  const applied = { ...appliedFor(guide), full_name: 'Nino Kapanadze' };
  const sources = { ...NOTHING, profile, guide, membership, requests: [request('r', { applied })] };
  const words = requestFieldsOf(sources).get('r')?.search_words;
  for (const typed of ['beridze', 'kapanadze', 'stepantsminda', 'svaneti', 'სვანეთი', '1042', 'n.beridze'])
    expect([typed, isFoundBy(typed, words)]).toEqual([typed, true]);
  expect(isFoundBy('kazbegi', words)).toBe(false);
});

test('an account is found by the name that was approved', () => {
  const sources = { ...NOTHING, profile, guide: { ...guide, approved: approvedAs('Malory Kapanadze') } };
  expect(isFoundBy('malory', profileFieldsOf(sources).search_words)).toBe(true);
});

test('only the latest approval keeps the values that were seen at it', () => {
  const seen = { description: 'As approved' };
  const requests = [
    request('pending', { seen }),
    request('latest', { status: 'approved', seen }),
    request('earlier', { status: 'approved', seen }),
    request('rejected', { status: 'rejected', seen }),
  ];
  const copies = requestFieldsOf({ ...NOTHING, requests }).get('pending')?.desk;
  expect(copies).toMatchObject({ profile: null, guide: null, membership: null });
  const attempts = requests.map(({ id, data }) => ({
    id,
    data: id === 'latest' ? data : { ...data, seen: undefined },
  }));
  expect(copies?.['attempts']).toEqual(attempts);
  const unseen = requestFieldsOf({ ...NOTHING, requests: [request('r', { status: 'approved' })] });
  expect(JSON.stringify(unseen.get('r')?.desk)).not.toContain('seen');
});

test('a request without anything else, or that cannot be read, is found by nothing', () => {
  const fields = requestFieldsOf({ ...NOTHING, requests: [{ id: 'r', data: { status: 'odd' } }] });
  expect(fields.get('r')?.search_words).toEqual([]);
});

test('the copy of an account is without its own copies', () => {
  const stored = { ...profile, desk: { is_guide: true }, search_words: ['nino'] };
  const sources = { ...NOTHING, profile: stored, guide, membership, requests: [request('r')] };
  expect(requestFieldsOf(sources).get('r')?.desk).toMatchObject({ profile, guide, membership });
  expect(requestFieldsOf(sources).get('r')?.desk['profile']).toEqual(profile);
});

test.each([
  [{}, { is_guide: false, is_verified: false, is_admin: false }],
  [{ guide }, { is_guide: true, is_verified: true, is_admin: false }],
  [{ guide: { ...guide, is_verified: false } }, { is_guide: true, is_verified: false, is_admin: false }],
  [
    { guide: { ...guide, approved: approvedAs('Malory Kapanadze') } },
    { is_guide: true, is_verified: true, is_admin: false, approved_name: 'Malory Kapanadze' },
  ],
  [
    { guide: { ...guide, approved: approvedAs('Nino Beridze') } },
    { is_guide: true, is_verified: true, is_admin: false },
  ],
  [
    { guide: { ...guide, is_verified: false, approved: approvedAs('Malory Kapanadze') } },
    { is_guide: true, is_verified: false, is_admin: false },
  ],
  [{ guide: { odd: true } }, { is_guide: true, is_verified: false, is_admin: false }],
  [{ role: { role: 'admin' } }, { is_guide: false, is_verified: false, is_admin: true }],
  [{ role: { role: 'user' } }, { is_guide: false, is_verified: false, is_admin: false }],
])('the marks of an account with %o', (documents, marks) => {
  expect(profileFieldsOf({ ...NOTHING, profile, ...documents }).desk).toEqual(marks);
});
