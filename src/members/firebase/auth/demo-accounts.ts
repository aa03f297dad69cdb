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

function demoAccount(number: number, email: string, name: string, about: string): DemoAccount {
  return { sub: `10000000000000000000${number}`, email, name, about };
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demoAccount(1, 'admin@example.com', 'ნანა ადამია', 'admin'),
  demoAccount(6, 'admin2@example.com', 'ლაშა ხარებავა', 'second admin'),
  demoAccount(2, 'guide@example.com', 'გიორგი ბერიძე', 'verified guide'),
  demoAccount(3, 'pending@example.com', 'თამარ ქავთარაძე', 'guide with an open request'),
  demoAccount(4, 'rejected@example.com', 'Luka Maisuradze', 'guide whose request was rejected'),
  demoAccount(5, 'new@example.com', 'Ana Lomidze', 'account with nothing yet'),
];

/** Returns a Google account for an email that is not in the list; the same one each time. */
export function newAccount(email: string): DemoAccount {
  const address = email.trim().toLowerCase();
  const name = address.split('@')[0]?.replaceAll(/[._-]+/gu, ' ') ?? '';
  return { sub: `new-${address}`, email: address, name, about: '' };
}
