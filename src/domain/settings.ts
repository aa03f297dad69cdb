/**
 * What the association may wish to change: each number stands here once. Technical limits are in `limits.ts`,
 * the lengths of a guide's own fields in `guide/guide-fields.ts`, the roles in `roles.ts`. A comment names what
 * else states the number; `docs/how-to.md`, "Change a number", says how to go on.
 */

// ---- Home and news

/** Each picture of the hero; specification, section 9. */
export const HERO_INTERVAL_MS = 5000;
/** Steps of the partners' logos. */
export const PARTNERS_INTERVAL_MS = 3000;
/** Specification, section 9. */
export const HOME_NEWS_COUNT = 3;
/** News items on the site, where each release draws all of them in one run: 0.6 MB of 1 GiB and 45 ms each. */
export const MAX_NEWS = 500;

// ---- Directory

/** Shown for every guide until real reviews exist, never in structured data; `null` hides it; specification, section 9. */
export const FIXED_RATING: FixedRating | null = { stars: 4.8, reviews: 0 };
export interface FixedRating {
  readonly stars: number;
  readonly reviews: number;
}
/** Cards of a section of the whole directory, other guides each day: whole rows of one, two or three columns. */
export const FIRST_CARDS = 6;
/** Cards of a page of one profession. */
export const PAGE_CARDS = 24;
/** Specialties on a card. */
export const CARD_BADGES = 4;

// ---- Messages at the edge of the window

/** Undefined: until it is closed or resolved; A16 in `docs/accessibility.md`, R106. */
export const TOAST_MS = { success: 8000, info: 8000, warning: 8000, error: undefined } as const;

// ---- Desk

/** A decision can be taken back unnoticed: its email waits so long; R101, `docs/data.md`, `docs/design-notes.md`. */
export const UNDO_SECONDS = 30;
/** Characters of a note or reason; specification, `firestore.rules` not: only the server writes them. */
export const MAX_NOTE_CHARACTERS = 1000;
/** Requests that wait longer are a view of the register. */
export const LATE_DAYS = 7;
/** Rows of a page of a list. */
export const PAGE_SIZE = 25;

// ---- Requests and membership

/** Requests that a guide may withdraw within so many days: each is confirmed by an email, and a card shows the newest 100. */
export const MAX_WITHDRAWALS = 10;
export const WITHDRAWAL_DAYS = 90;
/** Questions that admins may ask about one request, and updates by its guide without an answer. */
export const MAX_QUESTIONS = 10;
export const MAX_UPDATES = 20;
/** A guide is reminded of a question after so many days. */
export const QUESTION_REMINDER_DAYS = 14;
/** A request whose question has been open for so long counts as given up; privacy policy. */
export const QUESTION_IDLE_DAYS = 60;
/** The first member number: all have at least four digits and no leading zero. */
export const FIRST_NUMBER = 1001;
/** A renewal may be requested so long before the end; `firestore.rules`, `verification_requests`. */
export const RENEWAL_DAYS = 90;
/** A member is reminded so long before the end; of the last one nobody can opt out. */
export const FIRST_REMINDER_DAYS = 60;
export const LAST_REMINDER_DAYS = 7;
export const REMINDER_DAYS = [FIRST_REMINDER_DAYS, 30, LAST_REMINDER_DAYS] as const;
/** Members without an end get one that is more than so many days away when the association's year gets an end. */
export const FIRST_TERM_DAYS = 120;
/** Maximum years ahead for an end that an admin sets. */
export const MAX_YEARS_AHEAD = 5;

// ---- Retention

/**
 * An application that came to nothing, after its last change, request or decision: the guide profile of someone not
 * verified, and every rejected request with its reason; specification, privacy policy, publication notice.
 */
export const APPLICATION_RETENTION_MONTHS = 24;
/** An address that a guide gave up is given to nobody else; privacy policy. */
export const SLUG_REST_MONTHS = 12;
/** Emails and what became of them; privacy policy. */
export const MAIL_RETENTION_DAYS = 30;
/** A failed event on the admins' list, after its last failure; privacy policy. */
export const FAILED_EVENT_DAYS = 90;
/** Browsers and proxies may cache a public picture; publication notice. */
export const PUBLIC_PICTURE_CACHE_SECONDS = 3600;
/** A visited page opens offline; privacy policy. */
export const OFFLINE_PAGE_DAYS = 30;
/** The link by which visitors confirm a message; privacy policy. */
export const MESSAGE_CONFIRM_HOURS = 24;
/** Then the same form sends another one. */
export const MESSAGE_RESEND_MINUTES = 30;
/** A forwarded message; privacy policy. */
export const MESSAGE_RETENTION_DAYS = 30;
/** That a visitor confirmed the address; privacy policy. */
export const SENDER_REMEMBERED_DAYS = 90;
/** That a guide has reported a sender, who cannot write meanwhile; privacy policy. */
export const SENDER_BARRED_DAYS = 365;

/** An application to the school, after the start or the last word; privacy policy. */
export const APPLICANT_RETENTION_MONTHS = 12;
/** From the last word to a start after which it is kept so long; a later one counts as this. */
export const MAX_YEARS_TO_START = 2;

// ---- Messages to guides and the membership check

/** Characters of a message and of its sender's name, and the number of people of a tour. */
export const MESSAGE_CHARACTERS = 3000;
export const SENDER_CHARACTERS = 80;
export const MAX_PEOPLE = 99;
/** Per day in Georgia's time zone; the total also in `docs/security.md`. */
export const DAILY_MESSAGES = {
  /** Forwarded from one mailbox; messages that its owner has not confirmed do not count. */
  sender: 5,
  /** Emails that ask one mailbox for a confirmation. */
  emails: 10,
  /** Such emails to one mailbox for forms from one network: a stranger's leave some to its owner. */
  emailsOfNetwork: 5,
  /** From one network, because a whole hostel may share one. */
  network: 15,
  /** Of all programs together that call the function itself. */
  direct: 15,
  /** From all senders together; the desk is warned at half. */
  everybody: 300,
  /** Of these from addresses that were not confirmed before; the others are kept for those that were. */
  newcomers: 200,
  /** Forwarded to one guide. */
  guide: 20,
  /** Accounts that begin with one sign-in of Google: whoever deletes one may begin anew. */
  accounts: 3,
} as const;
/** Requests per minute about messages; real users need only a few. `peer`: an address that calls the function itself. */
export const MESSAGE_REQUESTS = { network: 20, peer: 100 } as const;
/** Membership checks per minute: whoever tries all numbers shall be slow; `docs/security.md`. */
export const CHECK_LIMITS = { network: 30, peer: 150 } as const;

// ---- Pictures

/** Of an upload, and of a stored picture that the server reads; `storage.rules`, S24 in `docs/security.md`. */
export const UPLOAD_BYTES = 2 * 1024 * 1024;
/** Of what an editor uploads; `storage.rules`. */
export const FILE_BYTES = 20 * 1024 * 1024;
/** Pixels per side below which a picture is refused: it would be blurred on the guide's page. */
export const MIN_PICTURE_SIDE = 200;
/** Of an account; further ones are deleted unread. */
export const MAX_UPLOADS_PER_HOUR = 20;
/** Of an account while none is shown yet: the newest ones. */
export const MAX_UNUSED_PICTURES = 4;
/** Then the nightly job removes a picture that no profile shows. */
export const UNUSED_PICTURE_HOURS = 24;
