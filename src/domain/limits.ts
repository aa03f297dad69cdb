/**
 * Field limits, in characters unless said otherwise. `firestore.rules` and `storage.rules` repeat
 * them, because a reviewer must be able to read the policy there; the shared cases of the rules
 * tests are computed from these numbers, so that a change on one side alone turns a test red.
 */
export const LIMITS = {
  firstName: 60,
  lastName: 60,
  fullName: 121,
  username: 40,
  email: 254,
  description: 600,
  bio: 4000,
  address: 160,
  phone: 32,
  website: 200,
  listItem: 40,
  languages: 15,
  specialties: 20,
  /** Years. */
  experienceYears: 80,
  adminNotes: 1000,
  avatarUrl: 500,
  /** Bytes of an uploaded picture. */
  avatarBytes: 2 * 1024 * 1024,
  /** Pixels, each side of the picture that the browser uploads. */
  avatarSide: 512,
} as const;

/** Rows of one page of an admin list, and the cap that the rules put on list queries. */
export const PAGE_SIZE = 25;
export const MAX_LIST_LIMIT = 100;

/**
 * Cap of an admin's query on requests and accounts. Rules see no difference between counting and
 * reading, and a count without a limit is refused; so the cap is what the counts of the desk must
 * reach, and the desk itself never reads as many rows.
 */
export const MAX_ADMIN_LIST_LIMIT = 10_000;

/** Most rows that a search on the desk reads and looks through. */
export const MAX_SEARCH_ROWS = 1000;

/** Cap of a visitor's query on `public_guides`. */
export const MAX_PUBLIC_LIST_LIMIT = 24;

/** Most values of one `in` filter (Firestore). */
export const MAX_IN_VALUES = 30;
