/** Rules for verification requests and decisions. Pure: the server writes the results. */
import * as z from 'zod/mini';
import {
  appliedSchema,
  approvedSchema,
  changedValues,
  ownFieldsSchema,
  REQUEST_STATUSES,
  verifiedSince,
  type ApprovedValues,
  type GuideProfile,
} from '../guide/guide-profile.ts';
import type { Profile } from '../guide/profile.ts';
import { dialledPhone } from '../guide/dialled-phone.ts';
import { GUIDE_FIELD_NAMES, SEEN_FIELDS, type SeenField } from '../guide/guide-fields.ts';
import { MAX_NOTE_CHARACTERS } from '../settings.ts';
import { yearEndSchema } from '../membership/association-year.ts';
import {
  membershipBefore,
  membershipBeforeSchema,
  membershipEntrySchema,
  type Membership,
} from '../membership/membership.ts';
import { changedFields } from '../merge-changes.ts';
import { keysOf, recordOf } from '../record-of.ts';
import { APPLICATION_ANSWERS } from '../school/applications.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { isVisibleTextOrEmpty, maxCharacters, toLines } from '../text.ts';
import { seenProfileSchema } from './seen-profile.ts';
import { requestStateFields } from './request-state.ts';
import { threadFields } from './questions.ts';

/** State of the guide profile before a decision; taking the decision back restores it. */
export const beforeDecisionSchema = z.object({
  is_verified: z.boolean(),
  verification_status: z.enum(REQUEST_STATUSES),
  approved: z.nullable(approvedSchema),
  /** null: there was none. */
  membership: membershipBeforeSchema,
  /**
   * Whether the verification had been withdrawn and was only returned to pending. Taking this decision
   * back withdraws it again.
   */
  was_revoked: z.optional(z.boolean()),
});
export type BeforeDecision = z.infer<typeof beforeDecisionSchema>;

export const adminNotes = z
  .string()
  // Of what is much longer not even the blanks are looked at.
  .check(z.maxLength(10 * MAX_NOTE_CHARACTERS, { abort: true }), z.overwrite(toLines))
  .check(z.refine(isVisibleTextOrEmpty), maxCharacters(MAX_NOTE_CHARACTERS));

/** The fields as seen at a decision, including hidden ones. */
export const seenSchema = z.pick(
  ownFieldsSchema,
  recordOf<Record<SeenField, true>>(SEEN_FIELDS, () => true),
);
export type SeenFields = z.infer<typeof seenSchema>;

/** Returns what visitors may see of a profile without an approval, for a later comparison. */
export function seenFields(guide: SeenFields): SeenFields {
  return recordOf<SeenFields>(SEEN_FIELDS, (name) => guide[name]);
}

/** Users and the editor may group the digits of the same number differently. */
function comparable(fields: SeenFields): SeenFields {
  return { ...fields, phone: dialledPhone(fields.phone) };
}

/**
 * Returns what the guide has changed without approval since an approval, or a rejection.
 * @param account whose picture visitors see; the guide profile only copies it.
 */
export function changedSinceApproval(
  seen: SeenFields,
  guide: SeenFields,
  account: Pick<Profile, 'avatar_url'> | undefined,
): SeenField[] {
  const { avatar_url } = account ?? guide;
  const changed = changedFields(comparable(seen), comparable(seenFields({ ...guide, avatar_url })));
  return SEEN_FIELDS.filter((name) => changed.includes(name));
}

/** The kind of a request for a new term; the rules define when it may be made. */
export const RENEWAL = 'renewal';

export const verificationRequestSchema = z.object({
  user_id: z.string(),
  /** Missing if it cannot be read: such a request is listed and can be rejected, but not approved. */
  applied: z.catch(z.optional(appliedSchema), undefined),
  /** Missing in requests for a first approval, or for the approval of a change. */
  kind: z.optional(z.literal(RENEWAL)),
  status: z.enum(REQUEST_STATUSES),
  requested_at: timestampOrNull,
  reviewed_at: z.optional(timestampOrNull),
  reviewed_by: z.optional(z.nullable(z.string())),
  admin_notes: z.optional(z.nullable(z.string().check(maxCharacters(MAX_NOTE_CHARACTERS)))),
  before: z.optional(z.nullable(beforeDecisionSchema)),
  ...requestStateFields,
  ...threadFields,
  /** Of approvals and rejections: the other values of the profile, so that later changes can be marked. */
  seen: z.catch(z.optional(seenSchema), undefined),
});
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

export const DECISIONS = ['approved', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Firestore reserves ids that start and end with two underscores. */
export const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/** Accounts that a card shows at most as perhaps the same person's. */
export const MAX_SAME_PEOPLE = 10;

/** Input of the callable `processVerificationRequest`. */
export const decisionInputSchema = z.strictObject({
  request_id: documentId,
  decision: z.enum(DECISIONS),
  admin_notes: z.optional(z.nullable(adminNotes)),
  /**
   * What the card showed of the guide. If any of it has changed, the decision is refused until the admin
   * confirms.
   */
  seen: z.optional(z.nullable(seenProfileSchema)),
  /** Of an approval: which revision of what is applied for the card showed; if missing, the first. */
  applied_revision: z.optional(z.int().check(z.nonnegative())),
  /** Of one of several approvals: nothing was said since the last one, and without `seen` all is as it was then. */
  is_unchanged: z.optional(z.literal(true)),
  /** Of an approval: the last day that was shown, null for none; refused if it is another one, or a new term was not shown. */
  last_day: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  /** Of an approval: accounts that look like the guide's, and are another person's in the admin's word. */
  other_people: z.optional(z.array(documentId).check(z.maxLength(MAX_SAME_PEOPLE))),
});
export type DecisionInput = z.infer<typeof decisionInputSchema>;

/** Input of `reopenRequest`, which takes a decision back. The guide can read the reason. */
export const reopenInputSchema = z.strictObject({
  request_id: documentId,
  admin_notes: z.optional(z.nullable(adminNotes)),
  /** The decision that the admin means; refused if the request has another one by now. */
  seen: z.optional(
    z.strictObject({
      status: z.enum(DECISIONS),
      /** Missing for a decision of the caller. */
      reviewed_by: z.optional(z.nullable(documentId)),
    }),
  ),
});
export type SeenDecision = NonNullable<z.infer<typeof reopenInputSchema>['seen']>;

/** Input of `withdrawRequest`, by which guides take back their own open request. */
export const withdrawInputSchema = z.strictObject({ request_id: documentId });

/** Input of `askGuide`; the guide reads the question and answers it. */
export const askInputSchema = z.strictObject({
  request_id: documentId,
  question: adminNotes.check(z.minLength(1)),
});

/** The question that a call means, by its time: another one may have been asked meanwhile. ISO 8601. */
const askedAt = z.iso.datetime();

/** Input of `takeBackQuestion`. */
export const takeBackInputSchema = z.strictObject({ request_id: documentId, asked_at: askedAt });

/** Input of `updateRequest`, by which guides bring an open request up to date, and answer what is asked about it. */
export const updateInputSchema = z.strictObject({
  request_id: documentId,
  /** Without words, what has changed is the answer. */
  answer: z.optional(z.strictObject({ asked_at: askedAt, text: adminNotes })),
});
export type UpdateInput = z.infer<typeof updateInputSchema>;

/** Input of `revokeVerification`; the guide can read the reason. */
export const revokeInputSchema = z.strictObject({
  user_id: documentId,
  admin_notes: adminNotes.check(z.minLength(1)),
});

/** Input of `setMembershipEnd`; the guide can read the reason. */
export const setEndInputSchema = z.strictObject({
  user_id: documentId,
  /** `YYYY-MM-DD`, in Tbilisi. */
  last_day: z.string().check(z.maxLength(10)),
  /** The last day that the admin wants to replace, null for none; another one means that somebody was quicker. */
  present_last_day: z.nullable(z.string().check(z.maxLength(10))),
  admin_notes: adminNotes.check(z.minLength(1)),
});

/** Response of the callable. */
export const decisionResultSchema = z.object({
  request_id: z.string(),
  status: z.enum(DECISIONS),
  /** ISO 8601. */
  reviewed_at: z.string(),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;

/** Response of `reopenRequest`. */
export const reopenResultSchema = z.object({
  request_id: z.string(),
  status: z.literal('pending'),
  /** The email about the decision was sent, so that another one reports the reopening. */
  was_notified: z.boolean(),
});
export type ReopenResult = z.infer<typeof reopenResultSchema>;

/** Changes of a membership that `undoChange` undoes before their email is sent. */
export const UNDOABLE = ['revoked', 'end-set'] as const satisfies readonly GuideAction[];
export type Undoable = (typeof UNDOABLE)[number];
export const undoInputSchema = z.strictObject({
  user_id: documentId,
  action: z.enum(UNDOABLE),
  /** When the change that the card showed was made: another one may have followed. ISO 8601. */
  at: z.iso.datetime(),
});

/** Why a call was refused, sent as `details.reason` of the error, and the error's code. Screens translate the reason. */
export const REFUSALS = {
  'not-signed-in': 'unauthenticated',
  'not-admin': 'permission-denied',
  'invalid-input': 'invalid-argument',
  'note-too-long': 'out-of-range',
  'unknown-request': 'not-found',
  'already-decided': 'already-exists',
  'changed-meanwhile': 'aborted',
  'own-request': 'failed-precondition',
  'profile-missing': 'aborted',
  'profile-unreadable': 'failed-precondition',
  'nothing-applied': 'failed-precondition',
  'reason-missing': 'failed-precondition',
  // From reopening and revoking.
  'not-decided': 'failed-precondition',
  superseded: 'aborted',
  'not-verified': 'failed-precondition',
  'end-changed': 'aborted',
  'year-changed': 'aborted',
  'undo-late': 'failed-precondition',
  // From questions and answers.
  'no-question': 'failed-precondition',
  'question-sent': 'failed-precondition',
  'too-many-questions': 'resource-exhausted',
  'names-differ': 'failed-precondition',
  'updated-too-often': 'resource-exhausted',
  // From naming and removing admins.
  'not-eligible': 'failed-precondition',
  'already-admin': 'already-exists',
  'own-role': 'failed-precondition',
  'no-admin': 'not-found',
  // From publishing content.
  'content-changed': 'aborted',
  // From the account's own calls.
  'withdrawn-too-often': 'resource-exhausted',
  'account-closing': 'failed-precondition',
  'too-many-accounts': 'resource-exhausted',
  'last-admin': 'failed-precondition',
} as const;
export type Refusal = keyof typeof REFUSALS;

export const refusalDetailsSchema = z.object({
  reason: z.enum(keysOf(REFUSALS)),
  /** For `changed-meanwhile`: names of the fields that differ from what the card showed. */
  changed: z.optional(z.array(z.enum(GUIDE_FIELD_NAMES))),
});
export type RefusalDetails = z.infer<typeof refusalDetailsSchema>;

/**
 * Returns whether a pending request is a withdrawn verification that was returned. Rejecting it ends the verification
 * again, even if its term has ended; the guide cannot withdraw it.
 */
export function wasRevoked(request: Pick<VerificationRequest, 'returned'>): boolean {
  return request.returned?.decision === 'revoked';
}

/** Whether a request applies for just what is approved. */
export function asksForSame(
  { applied }: Pick<VerificationRequest, 'applied'>,
  approved: ApprovedValues | null | undefined,
): boolean {
  return Boolean(applied && approved && changedValues(approved, applied).length === 0);
}

/** Whether nothing was said about a request, so that it may be approved with others. */
export function isWordless({ returned, what_changed, questions = [] }: VerificationRequest): boolean {
  return !returned && !what_changed && questions.length === 0;
}

/** Whether an approval extends the term: a withdrawn verification that was returned is no second renewal. */
export function extendsTerm(request: Pick<VerificationRequest, 'kind' | 'returned'>): boolean {
  return request.kind === RENEWAL && !wasRevoked(request);
}

/** What a decision changes of a guide profile. */
type DecidedFields = Pick<
  GuideProfile,
  'is_verified' | 'verification_status' | 'approved' | 'open_request_id'
>;

/**
 * Returns the server-owned fields of the guide profile after a decision. A rejection ends a verification
 * only if the guide was not verified before: after a rejected change the approved values stay public.
 * @param applied the values that are approved: those submitted, never the current ones; undefined for a rejection.
 */
export function decidedFields(
  profile: Pick<GuideProfile, 'is_verified' | 'approved'>,
  applied: ApprovedValues | undefined,
  decided_at: Date,
): Partial<DecidedFields> {
  if (!applied)
    return { verification_status: profile.is_verified ? 'approved' : 'rejected', open_request_id: null };
  // Approving a change must not make an established guide look new.
  const continued = profile.is_verified && profile.approved;
  const since = continued && { verified_since: verifiedSince(continued) };
  return {
    is_verified: true,
    verification_status: 'approved',
    approved: { ...applied, decided_at, ...since },
    open_request_id: null,
  };
}

/** Returns the current values of the fields that a decision changes. */
export function beforeDecision(
  {
    is_verified,
    verification_status,
    approved = null,
  }: Pick<GuideProfile, 'is_verified' | 'verification_status' | 'approved'>,
  membership: Membership | undefined,
): BeforeDecision {
  return { is_verified, verification_status, approved, membership: membershipBefore(membership) };
}

/** In an entry about no guide. */
export const NOTHING_BEFORE: BeforeDecision = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
};

/** The server-owned fields of a guide profile whose verification was ended. */
export const REVOKED_FIELDS: DecidedFields = {
  is_verified: false,
  verification_status: 'rejected',
  approved: null,
  open_request_id: null,
};

/**
 * Returns the server-owned fields of the guide profile after its owner withdrew the open request: the
 * state before it.
 */
export function withdrawnFields({
  is_verified,
  verification_status,
}: Pick<GuideProfile, 'is_verified' | 'verification_status'>): Partial<DecidedFields> {
  return { verification_status: is_verified ? 'approved' : verification_status, open_request_id: null };
}

/** What an admin can do with a request. */
export const REQUEST_ACTIONS = [...DECISIONS, 'revoked', 'reopened'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** What an entry of `decision_journal` about a guide records; the guide reads it. */
const GUIDE_ACTIONS = [
  ...REQUEST_ACTIONS,
  /** By the guide. */
  'withdrawn',
  /** A membership whose term ended. */
  'ended',
  /** An admin set another end. */
  'end-set',
  /** An admin took a decision back at once, and the request is open again. */
  'taken-back',
  /** An admin undid another entry at once. */
  'undone',
] as const;
export type GuideAction = (typeof GUIDE_ACTIONS)[number];

/** What an entry of `decision_journal` records. */
export const JOURNAL_ACTIONS = [
  ...GUIDE_ACTIONS,
  /** The account of a member. */
  'deleted',
  /** An admin took data of many people out of the desk. */
  'exported',
  /** An admin changed the role of an account, which is then the `guide_id`. */
  'admin-named',
  'admin-removed',
  'editor-named',
  'editor-removed',
  /** An admin chose on which day terms end. */
  'year-set',
  /** An admin published another address or number of the office. */
  'office-set',
  /** An application to the school, named by its number. */
  'application-answered',
  'application-erased',
] as const;
export type JournalAction = (typeof JOURNAL_ACTIONS)[number];

export function isGuideAction(action: JournalAction): action is GuideAction {
  return GUIDE_ACTIONS.some((one) => one === action);
}

/** What an admin took out of the desk; the input of `recordExport`. */
export const exportedSchema = z.strictObject({
  what: z.enum(['spreadsheet', 'addresses', 'journal', 'applications', 'births', 'application']),
  /** View and filters as in the address of the desk; a search may be a name, and is only said to be one. */
  filters: z.string().check(z.maxLength(500)),
  rows: z.int().check(z.positive()),
});
export type Exported = z.infer<typeof exportedSchema>;

/** The journal stays when the account ends, without these. */
const NAMES = { full_name: true, georgian_name: true, latin_name: true } as const;

/** What an approval confirmed. */
const confirmedSchema = z.partial(appliedSchema, NAMES);
export type Confirmed = z.input<typeof confirmedSchema>;

/** `decision_journal/{id}`. */
export const journalEntrySchema = z.object({
  action: z.enum(JOURNAL_ACTIONS),
  /** '' if no request was changed. */
  request_id: z.string(),
  /** '' if it is about no guide. */
  guide_id: z.string(),
  /** '' for automatic actions. */
  actor_id: z.string(),
  notes: z.nullable(z.string()),
  before: z.extend(beforeDecisionSchema, { approved: z.nullable(z.partial(approvedSchema, NAMES)) }),
  /** Number and end after the action. */
  membership: membershipEntrySchema,
  /** Of approvals. */
  confirmed: z.optional(confirmedSchema),
  exported: z.optional(exportedSchema),
  /** Of approvals: accounts that looked like the guide's, of which the admin said that they are another person's. */
  other_people: z.optional(z.array(z.string())),
  /** Of deletions: whether the member was in the public directory. */
  was_listed: z.optional(z.boolean()),
  application: z.optional(z.object({ number: z.int(), step: z.enum([...APPLICATION_ANSWERS, 'erased']) })),
  /** The end of the association's year before and after, and how many members it touched. */
  year: z.optional(z.object({ before: yearEndSchema, after: yearEndSchema, touched: z.int() })),
  at: timestamp,
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;
