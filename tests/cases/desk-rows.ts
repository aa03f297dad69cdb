/** Rows of the admins' desk, of which a test names what matters to it. */
import type { DecidedRow, DeskPerson } from '../../src/domain/desk/desk-rows.ts';
import type { ApprovedValues } from '../../src/domain/guide/guide-profile.ts';

type Guide = NonNullable<DeskPerson['guide']>;

interface Changes extends Partial<Omit<DeskPerson, 'guide' | 'membership'>> {
  readonly guide?:
    | (Partial<Omit<Guide, 'approved'>> & { readonly approved?: Partial<ApprovedValues> | undefined })
    | undefined;
  readonly membership?: Partial<DeskPerson['membership']> | undefined;
}

const BLANK: ApprovedValues = {
  full_name: '',
  georgian_name: '',
  latin_name: '',
  profession: 'trekking',
  certification_level: 'certified',
  further_professions: [],
};

/** Somebody who signed in; a verified guide or a member only if it is named. */
export function deskPerson({ guide, membership, ...account }: Changes = {}): DeskPerson {
  return {
    id: 'person',
    full_name: '',
    email: null,
    avatar_url: null,
    created_at: new Date('2025-01-02T03:04:05.000Z'),
    is_admin: false,
    ...account,
    ...(guide && {
      guide: {
        georgian_name: '',
        latin_name: '',
        profession: 'trekking',
        certification_level: 'certified',
        further_professions: [],
        regions: [],
        languages: [],
        phone: '',
        address: '',
        is_public: true,
        is_verified: true,
        is_changed: false,
        ...guide,
        approved: guide.approved && { ...BLANK, ...guide.approved },
      },
    }),
    ...(membership && {
      membership: {
        number: 1001,
        state: 'valid',
        since: new Date('2025-02-03T04:05:06.000Z'),
        ends_at: new Date('2027-03-31T20:00:00.000Z'),
        changed_at: new Date(0),
        ...membership,
      },
    }),
  };
}

export function peopleById(people: readonly DeskPerson[]): Map<string, DeskPerson> {
  return new Map(people.map((person) => [person.id, person]));
}

type RowChanges = Partial<DecidedRow['data']> & { readonly id?: string; readonly full_name?: string };

/** An approved request. */
export function decidedRow({ id = 'request', full_name = '', ...changes }: RowChanges = {}): DecidedRow {
  return {
    id,
    data: {
      user_id: 'person',
      status: 'approved',
      applied: { ...BLANK, full_name },
      requested_at: new Date('2025-02-01T04:05:06.000Z'),
      reviewed_at: new Date('2025-02-03T04:05:06.000Z'),
      reviewed_by: 'admin',
      ...changes,
    },
  };
}
