/**
 * Accounts of the seeded local data, offered by the account chooser. They exist only on the emulators;
 * production builds do not contain this module.
 */
export interface DemoAccount {
  /** Google's id of the account, which identifies it across sign-ins. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  /** What the account demonstrates. */
  readonly about: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { sub: '100000000000000000001', email: 'admin@example.com', name: 'ნანა ადამია', about: 'admin' },
  { sub: '100000000000000000006', email: 'admin2@example.com', name: 'ლაშა ხარებავა', about: 'second admin' },
  {
    sub: '100000000000000000002',
    email: 'guide@example.com',
    name: 'გიორგი ბერიძე',
    about: 'verified guide',
  },
  {
    sub: '100000000000000000003',
    email: 'pending@example.com',
    name: 'თამარ ქავთარაძე',
    about: 'guide with an open request',
  },
  {
    sub: '100000000000000000004',
    email: 'rejected@example.com',
    name: 'Luka Maisuradze',
    about: 'guide whose request was rejected',
  },
  {
    sub: '100000000000000000005',
    email: 'new@example.com',
    name: 'Ana Lomidze',
    about: 'account with nothing yet',
  },
];

/** Returns a Google account for an email that is not in the list; the same one each time. */
export function newAccount(email: string): DemoAccount {
  const address = email.trim().toLowerCase();
  const name = address.split('@')[0]?.replaceAll(/[._-]+/gu, ' ') ?? '';
  return { sub: `new-${address}`, email: address, name, about: '' };
}
