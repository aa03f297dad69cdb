/**
 * Limits in characters unless stated otherwise; those of a guide's own fields are in
 * `guide/guide-fields.ts`. `firestore.rules` and `storage.rules` repeat them so that a reviewer can read
 * the policy there. The shared rules test cases are computed from these numbers, so a change on one side
 * only fails a test.
 */
export const LIMITS = {
  firstName: 60,
  lastName: 60,
  fullName: 121,
  username: 40,
  email: 254,
  consentVersion: 20,
  website: 200,
  listItem: 40,
  adminNotes: 1000,
  avatarUrl: 500,
  /** Maximum bytes of an uploaded picture. */
  avatarBytes: 2 * 1024 * 1024,
  /** Pixels per side of the picture that the browser uploads. */
  avatarSide: 512,
} as const;

/** Rows per page of an admin list, and the limit that the rules set for list queries. */
export const PAGE_SIZE = 25;
export const MAX_LIST_LIMIT = 100;

/**
 * Limit of an admin's query on requests and accounts. Rules cannot distinguish counting from reading and
 * reject a count without a limit, so this is the highest number that the counts of the admin pages can
 * show; the pages never read that many rows.
 */
export const MAX_ADMIN_LIST_LIMIT = 10_000;

/** Maximum values of one `in` filter (Firestore). */
export const MAX_IN_VALUES = 30;

/**
 * Months that an application is kept after its last change, request or decision, if it came to
 * nothing: the guide profile of someone not verified, and every rejected request with its reason.
 * The privacy text states this period.
 */
export const APPLICATION_RETENTION_MONTHS = 24;

/** Requests that a guide may withdraw within 24 hours: each one is told by an email and is in the journal. */
export const MAX_WITHDRAWALS_PER_DAY = 5;

/**
 * Months for which an address that a guide gave up is not given to anybody else. The privacy text states
 * this period.
 */
export const SLUG_REST_MONTHS = 12;

/** Minutes after which the server resumes an account deletion that has not finished. */
export const DELETION_GRACE_MINUTES = 15;

/**
 * Minutes for which the mark of a deleted account is stored: longer than an ID token is valid (60), so
 * that a call already in progress cannot create data for the account.
 */
export const DELETION_MARK_MINUTES = 75;

/** Hours after which the nightly job removes a picture that no profile shows. */
export const UNUSED_PICTURE_HOURS = 24;

/** Pictures of an account that are kept while none of them is shown yet: the newest ones. */
export const MAX_UNUSED_PICTURES = 4;

/** Pixels per side of a stored picture; the server scales larger ones down. */
export const STORED_PICTURE_SIDE = 1024;

/** Maximum pixels that the server decodes of an upload; the browser sends at most 512 x 512. */
export const MAX_UPLOADED_PIXELS = 4_000_000;

/**
 * Minutes after its first attempt when an upload that still fails is removed instead of retried, if it
 * also had this many attempts; time in the queue does not count as an attempt.
 */
export const UPLOAD_RETRY_MINUTES = 10;
export const MIN_UPLOAD_ATTEMPTS = 3;

/** Uploads of an account that are processed within an hour; further ones are deleted unread. */
export const MAX_UPLOADS_PER_HOUR = 20;

/** Minutes after which an event that keeps failing is listed for the admins instead of retried. */
export const EVENT_RETRY_MINUTES = 60;

/** Days for which a failed event stays on the admins' list after its last failure. */
export const FAILED_EVENT_DAYS = 90;

/**
 * Seconds for which browsers and proxies may cache a public picture. The publication notice states this
 * period.
 */
export const PUBLIC_PICTURE_CACHE_SECONDS = 3600;
