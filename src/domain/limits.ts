/**
 * Limits in characters unless said otherwise; those of a guide's own fields stand in
 * `guide/guide-fields.ts`. `firestore.rules` and `storage.rules` repeat
 * them, because a reviewer must be able to read the policy there; the shared cases of the rules
 * tests are computed from these numbers, so that a change on one side alone turns a test red.
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

/** Most values of one `in` filter (Firestore). */
export const MAX_IN_VALUES = 30;

/**
 * Months that an application is kept after its last change, request or decision, if it came to
 * nothing: the guide profile of someone not verified, and every rejected request with its reason.
 * The privacy text states this period.
 */
export const APPLICATION_RETENTION_MONTHS = 24;

/** Requests that a guide may withdraw within 24 hours: each one is told by a letter and is in the journal. */
export const MAX_WITHDRAWALS_PER_DAY = 5;

/** Months that an address given up by a guide is given to nobody else. The privacy text states it. */
export const SLUG_REST_MONTHS = 12;

/** Minutes after which a deletion of an account that has not ended is taken up by the server. */
export const DELETION_GRACE_MINUTES = 15;

/**
 * Minutes that the mark of a deleted account stays: longer than an ID token is valid (60), so that no
 * call that was under way creates anything for it.
 */
export const DELETION_MARK_MINUTES = 75;

/** Hours after which a picture that no profile shows is removed by the nightly job. */
export const UNUSED_PICTURE_HOURS = 24;

/** Pictures of an account that are kept while none of them is shown yet: the newest ones. */
export const MAX_UNUSED_PICTURES = 4;

/** Pixels, each side of a stored picture: a larger one is made smaller by the server. */
export const STORED_PICTURE_SIDE = 1024;

/** Pixels in all that the server unpacks of an upload; the browser sends at most 512 x 512. */
export const MAX_UPLOADED_PIXELS = 4_000_000;

/**
 * Minutes after its first attempt when an upload that could not be drawn is removed instead of being tried again, if it
 * had so many attempts: waiting in the queue is none.
 */
export const UPLOAD_RETRY_MINUTES = 10;
export const MIN_UPLOAD_ATTEMPTS = 3;

/** Uploads of an account that are drawn within an hour; more of them are removed unread. */
export const MAX_UPLOADS_PER_HOUR = 20;

/** Minutes after which an event about a document that fails again and again is listed for the desk instead. */
export const EVENT_RETRY_MINUTES = 60;

/** Days that an event that failed stays on the desk's list after it failed last. */
export const FAILED_EVENT_DAYS = 90;

/** Seconds that browsers and proxies may keep a public picture. The publication notice states it. */
export const PUBLIC_PICTURE_CACHE_SECONDS = 3600;
