import { describe, expect, it } from 'vitest';
import { deskPerson, peopleById } from '../../../tests/cases/desk-rows.ts';
import type { ApprovedValues } from '../guide/guide-profile.ts';
import type { DeskPerson, RequestFields } from './desk-rows.ts';
import { findSamePeople } from './search.ts';

const NAMED = {
  full_name: 'ლევან ქავთარაძე',
  georgian_name: 'ლევან ქავთარაძე',
  latin_name: 'Levan Kavtaradze',
};
const PHONE = '+995 599 12 34 56';
const BLANK = {
  profession: '',
  certification_level: '',
  further_professions: [],
} satisfies Partial<ApprovedValues>;

interface SampleRequest {
  readonly id: string;
  readonly data: RequestFields;
}

/** What differs of the person of the request. */
interface Change {
  readonly applied?: typeof NAMED;
  readonly approved?: typeof NAMED;
  readonly phone?: string;
  readonly email?: string;
}

type Row = Parameters<typeof deskPerson>[0];

const member = (row: Row) => deskPerson({ membership: {}, ...row, id: row?.id ?? 'member' });

function found(people: readonly DeskPerson[], change: Change = {}, open: readonly SampleRequest[] = []) {
  const { applied = NAMED, approved, phone = PHONE, email = 'mountain.king@example.com' } = change;
  const applicant = {
    request: { user_id: 'applicant', applied: { ...BLANK, ...applied } },
    guide: { phone, ...(approved && { approved: { ...BLANK, ...approved, decided_at: new Date(0) } }) },
    profile: { email },
  };
  return findSamePeople(applicant, peopleById(people), open);
}

const sameOf = (row: Row, change: Change = {}) => found([member(row)], change)?.[0]?.same;

/** An open request of that account. */
function sampleRequest(user_id: string, names: typeof NAMED | undefined): SampleRequest {
  const applied = names && { ...BLANK, ...names };
  return { id: `of-${user_id}`, data: { user_id, status: 'pending', requested_at: null, applied } };
}

describe('the name', () => {
  it.each([
    ['in the other script', 'Levan Kavtaradze'],
    ['as it sounds', 'Levan Qavtaradze'],
    ['in another order', 'ქავთარაძე ლევან'],
    ['with another name before it', 'Levan Giorgi Kavtaradze'],
    ['with a typing error', 'Levan Kavtarazde'],
  ])('is found %s', (_how, full_name) => {
    expect(sameOf({ full_name })).toEqual(['name']);
  });

  it.each([
    ['another first name', 'Lela Kavtaradze'],
    ['another surname', 'Levan Kavelashvili'],
    ['a surname alone', 'Kavtaradze'],
    ['none', ''],
  ])('is another one: %s', (_how, full_name) => {
    expect(sameOf({ full_name })).toBeUndefined();
  });

  it('in which one letter of a short word differs is another one', () => {
    const nino = { full_name: 'Nino Kavtaradze', georgian_name: '', latin_name: '' };
    expect(sameOf({ full_name: 'Nina Kavtaradze' }, { applied: nino })).toBeUndefined();
    expect(sameOf({ full_name: 'ნინო ქავთარაძე' }, { applied: nino })).toEqual(['name']);
  });

  it('with a word more in it is the same', () => {
    const applied = { full_name: 'Levan Giorgi/Maria Kavtaradze', georgian_name: '', latin_name: '' };
    expect(sameOf({ full_name: 'Levan Kavtaradze' }, { applied })).toEqual(['name']);
    expect(sameOf({ full_name: 'Levan Abashidze' }, { applied })).toBeUndefined();
  });

  it('is compared with names alone, not with where somebody lives', () => {
    const applied = { full_name: 'Otar Mestia Svaneti Kapanadze', georgian_name: '', latin_name: '' };
    const guide = { address: 'Mestia, Svaneti', regions: ['svaneti'] };
    expect(sameOf({ full_name: 'Nino Beridze', guide }, { applied })).toBeUndefined();
    const initials = { full_name: 'Otar T S Kapanadze', georgian_name: '', latin_name: '' };
    expect(sameOf({ full_name: 'Tamar Svanidze' }, { applied: initials })).toBeUndefined();
    expect(sameOf({ full_name: 'Otar Kapanadze' }, { applied: initials })).toEqual(['name']);
  });

  it('is compared with that of who was rejected, or withdrew', () => {
    const { id, data } = sampleRequest('earlier', NAMED);
    const expected = [{ user_id: 'earlier', status: 'rejected', same: ['name'] }];
    for (const closed_as of [null, 'withdrawn'] as const)
      expect(found([], {}, [{ id, data: { ...data, status: 'rejected', closed_as } }])).toMatchObject(
        expected,
      );
  });

  it.each([
    ['one word', 'Levan'],
    ['a word and initials', 'L. M. Kavtaradze'],
    ['words in one', 'LevanKavtaradze'],
    ['a script whose sounds are not known', 'Λεβάν Καβταράτζε'],
  ])('of the applicant in %s tells nobody apart', (_how, full_name) => {
    const applied = { full_name, georgian_name: '', latin_name: '' };
    expect(found([member({ full_name: 'Levan Kavtaradze' })], { applied })).toBeUndefined();
    expect(sameOf({ guide: { phone: PHONE } }, { applied })).toEqual(['phone']);
  });

  it('with an initial is not all that could be compared', () => {
    const applied = { full_name: 'L. Kavtaradze Senior', georgian_name: '', latin_name: '' };
    expect(found([member({ full_name: 'Levan Kavtaradze' })], { applied })).toBeUndefined();
  });

  it('is compared of somebody of whom nothing else can be read', () => {
    const request = { user_id: 'applicant', applied: { ...BLANK, ...NAMED } };
    const people = peopleById([member({ full_name: 'Levan Kavtaradze' })]);
    const all = findSamePeople({ request, guide: undefined, profile: undefined }, people, []);
    expect(all?.[0]?.same).toEqual(['name']);
  });

  it.each([
    ['Georgian name', { georgian_name: 'ლევან ქავთარაძე' }],
    ['Latin name', { latin_name: 'Levan Kavtaradze' }],
    ['approved name', { approved: { full_name: 'Levan Kavtaradze' } }],
  ])('may be the %s of a member who is called otherwise now', (_which, guide) => {
    expect(sameOf({ full_name: 'Somebody Else', guide })).toEqual(['name']);
  });

  it.each(['full_name', 'georgian_name', 'latin_name'] as const)('compares %s of the request', (name) => {
    const other = { full_name: 'X Y', georgian_name: '', latin_name: '' };
    const applied = { ...other, [name]: 'Levan Kavtaradze' };
    expect(sameOf({ full_name: 'Levan Kavtaradze' }, { applied })).toEqual(['name']);
  });
});

describe('the phone number', () => {
  it.each([
    ['without the country code', '599 123 456', true],
    ['with another sign before it', '00995 599-12-34-56', true],
    ['another number', '+995 599 12 34 57', false],
    ['too short for a number', '12 34 56', false],
  ])('%s', (_how, phone, isFound) => {
    expect(sameOf({ guide: { phone } })).toEqual(isFound ? ['phone'] : undefined);
  });

  it('that is missing on both sides, or too short, is not the same; nor is one that only contains it', () => {
    expect(sameOf({ guide: { phone: '' } }, { phone: '' })).toBeUndefined();
    expect(sameOf({ guide: { phone: '1234' } }, { phone: '1234' })).toBeUndefined();
    expect(sameOf({ guide: { phone: '123456' } }, { phone: '12345' })).toBeUndefined();
  });
});

describe('the email address', () => {
  it.each([
    ['at another provider', 'mountain.king@example.org', true],
    ['with capitals', 'Mountain.King@example.org', true],
    ['of somebody else', 'mountain.king1@example.org', false],
  ])('%s', (_how, email, isFound) => {
    expect(sameOf({ email })).toEqual(isFound ? ['email'] : undefined);
  });

  it('that is short, or missing on both sides, is not the same', () => {
    expect(sameOf({ email: 'info@example.org' }, { email: 'info@example.com' })).toBeUndefined();
    expect(sameOf({ email: 'levan@example.org' }, { email: 'levan@example.com' })).toEqual(['email']);
    expect(sameOf({}, { email: '' })).toBeUndefined();
  });
});

describe('those who are compared', () => {
  it('are members, also with a number that is no longer valid, and not other accounts', () => {
    const full_name = 'Levan Kavtaradze';
    const people = [
      member({ id: 'withdrawn', full_name, membership: { state: 'withdrawn' } }),
      deskPerson({ id: 'account', full_name, guide: {} }),
    ];
    expect(found(people)?.map(({ user_id }) => user_id)).toEqual(['withdrawn']);
  });

  it('are those with an open request, by the name that it applies for and by their rows', () => {
    const email = 'mountain.king@example.org';
    const people = [deskPerson({ id: 'waiting', full_name: 'L K', email })];
    const open = [
      sampleRequest('waiting', { ...NAMED, full_name: 'L K' }),
      sampleRequest('new', NAMED),
      sampleRequest('unreadable', undefined),
    ];
    expect(found(people, {}, open)).toEqual([
      expect.objectContaining({
        user_id: 'waiting',
        full_name: 'L K',
        person: people[0],
        same: ['name', 'email'],
      }),
      expect.objectContaining({ user_id: 'new', person: undefined, same: ['name'] }),
    ]);
  });

  it('are members once, also with an open request', () => {
    const people = [member({ full_name: 'Levan Kavtaradze' })];
    expect(found(people, {}, [sampleRequest('member', NAMED)])).toHaveLength(1);
  });

  it('are found and named by the name that they applied under, whatever they are called otherwise', () => {
    const hans = { full_name: 'Hans Obermeier', georgian_name: '', latin_name: '' };
    const { id, data } = sampleRequest('renamed', NAMED);
    const rejected: SampleRequest = { id, data: { ...data, status: 'rejected' } };
    const requests = [rejected, sampleRequest('renamed', hans)];
    expect(found([member({ id: 'renamed', ...hans })], {}, requests)).toMatchObject([
      { user_id: 'renamed', full_name: NAMED.full_name, same: ['name'] },
    ]);
  });

  it('do not include the person of the request', () => {
    const people = [member({ id: 'applicant', full_name: 'Levan Kavtaradze' })];
    expect(found(people, {}, [sampleRequest('applicant', NAMED)])).toEqual([]);
  });

  it('are named once, those with most in common first, ten at most', () => {
    const full_name = 'Levan Kavtaradze';
    const many = Array.from({ length: 11 }, (_, index) => member({ id: `m${index}`, full_name }));
    const people = [...many, member({ id: 'phone', full_name, guide: { phone: PHONE } })];
    const ids = found(people)?.map(({ user_id }) => user_id);
    expect(ids).toEqual(['phone', ...many.slice(0, 9).map(({ id }) => id)]);
  });
});

describe('a name that is approved already', () => {
  it('is not compared', () => {
    expect(found([member({ full_name: 'Levan Kavtaradze' })], { approved: NAMED })).toEqual([]);
  });

  it.each(['full_name', 'georgian_name', 'latin_name'] as const)('is compared once %s changes', (name) => {
    const approved = { ...NAMED, [name]: 'Another Name' };
    expect(sameOf({ full_name: 'Levan Kavtaradze' }, { approved })).toEqual(['name']);
  });
});
