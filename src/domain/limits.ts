/**
 * Technical limits: what protects the server and the database, or follows from them. What the association may wish to
 * change is in `settings.ts`, the lengths of a guide's own fields in `guide/guide-fields.ts`. `firestore.rules`
 * repeats some so that a reviewer can read the policy there; tests compare the two.
 */

/** In characters unless stated otherwise. */
export const LIMITS = {
  firstName: 60,
  lastName: 60,
  fullName: 121,
  username: 40,
  email: 254,
  consentVersion: 20,
  website: 200,
  listItem: 40,
  avatarUrl: 500,
  /** Pixels per side of the picture that the browser uploads. */
  avatarSide: 512,
} as const;

/** The limit that the rules set for list queries. */
export const MAX_LIST_LIMIT = 100;

/**
 * Limit of an admin's query on requests and accounts. Rules cannot distinguish counting from reading and
 * reject a count without a limit, so this is the highest number that the header can show; the desk lists
 * that many open requests.
 */
export const MAX_ADMIN_LIST_LIMIT = 10_000;

/** Minutes after which the server resumes an account deletion that has not finished. */
export const DELETION_GRACE_MINUTES = 15;

/**
 * Minutes for which the mark of a deleted account is stored: longer than an ID token is valid (60), so
 * that a call already in progress cannot create data for the account.
 */
export const DELETION_MARK_MINUTES = 75;

/** Pixels per side of a stored picture; the server scales larger ones down. */
export const STORED_PICTURE_SIDE = 1024;

/** Maximum pixels that the server decodes of an upload; the browser sends at most 512 x 512, if it can draw. */
export const MAX_UPLOADED_PIXELS = 4_000_000;

/**
 * Minutes after its first attempt when an upload that still fails is removed instead of retried, if it
 * also had this many attempts; time in the queue does not count as an attempt.
 */
export const UPLOAD_RETRY_MINUTES = 10;
export const MIN_UPLOAD_ATTEMPTS = 3;

/** Of a record that an editor writes: the bytes of its JSON, indented so that empty entries weigh too. */
export const MAX_RECORD_BYTES = 200 * 1024;

/** Uploaded files that a record names, five of each picture: before it is published, the bucket is asked about each. */
export const MAX_RECORD_FILES = 1000;

/** Faults of a record that are shown at a time. */
export const MAX_FAULTS = 100;

/** Minutes after which an event that keeps failing is listed for the admins instead of retried. */
export const EVENT_RETRY_MINUTES = 60;
