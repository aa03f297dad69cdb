/** Rows of the admins' desk, of which a test names what matters to it. */
import type { DecidedRow, DeskPerson } from '../../src/domain/desk/desk-rows.ts';

type Changes = Partial<Omit<DeskPerson, 'guide' | 'membership'>> & {
  readonly guide?: Partial<DeskPerson['guide']> | undefined;
  readonly membership?: Partial<DeskPerson['membership']> | undefined;
};

/** Somebody who signed in; a verified guide or a member only if it is named. */
export function deskPerson({ guide, membership, ...account }: Changes = {}): DeskPerson {
  return {
    id: 'person',
    full_name: '',
    created_at: '2025-01-02T03:04:05.000Z',
    is_admin: false,
    ...account,
    ...(guide && {
      guide: {
        georgian_name: '',
        latin_name: '',
        profession: 'trekking',
        certification_level: 'certified',
        regions: [],
        languages: [],
        phone: '',
        address: '',
        is_public: true,
        is_verified: true,
        is_changed: false,
        ...guide,
      },
    }),
    ...(membership && {
      membership: {
        number: 1001,
        state: 'valid',
        since: '2025-02-03T04:05:06.000Z',
        ends_at: '2027-03-31T20:00:00.000Z',
        ...membership,
      },
    }),
  };
}

/** An approved request. */
export function decidedRow(changes: Partial<DecidedRow> = {}): DecidedRow {
  return {
    id: 'request',
    user_id: 'person',
    status: 'approved',
    full_name: '',
    profession: 'trekking',
    requested_at: '2025-02-01T04:05:06.000Z',
    reviewed_at: '2025-02-03T04:05:06.000Z',
    reviewed_by: 'admin',
    ...changes,
  };
}
