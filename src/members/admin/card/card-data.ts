/** What a card shows of a request, what has changed since the last approval of its guide, and what can be done. Pure. */
import type { ApprovedField, SeenField } from '../../../domain/guide/guide-fields.ts';
import {
  type ApprovedValues,
  type GuideProfile,
  approvedValues,
  changedValues,
} from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import { lastDecided, standingRejection } from '../../../domain/verification/request-state.ts';
import {
  asksForSame,
  changedSinceApproval,
  type Decision,
  type Undoable,
  type VerificationRequest,
} from '../../../domain/verification/verification.ts';
import type { Row } from '../../firebase/firestore/live.ts';

export interface CardData {
  readonly id: string;
  readonly request: VerificationRequest;
  readonly profile: Profile | undefined;
  /** Undefined if it is missing or cannot be read. */
  readonly guide: GuideProfile | undefined;
  readonly membership: Membership | undefined;
  /** All requests of the guide, newest first. */
  readonly attempts: readonly Row<VerificationRequest>[];
  /** What the request asks for, or confirmed once approved; if it was rejected, what is approved, if anything is. */
  readonly about: ApprovedValues | undefined;
  /** The name of `about`; else the account's, or a placeholder if none is stored. */
  readonly name: string;
  readonly isOwn: boolean;
  /** Whether the open question is this admin's, who alone takes it back. */
  readonly isAsker: boolean;
}

export function lastApproval({ attempts }: Pick<CardData, 'attempts'>): Row<VerificationRequest> | undefined {
  return attempts.find(({ data }) => data.status === 'approved');
}

export function aboutOf(
  { status, applied }: VerificationRequest,
  guide: GuideProfile | undefined,
): ApprovedValues | undefined {
  if (status !== 'rejected' && applied) return applied;
  return guide?.is_verified && guide.approved ? guide.approved : applied;
}

export function asApproved(guide: GuideProfile): GuideProfile {
  return guide.is_verified && guide.approved ? { ...guide, ...approvedValues(guide.approved) } : guide;
}

/** The changed fields that needed no approval, so that no admin has seen them; undefined if it is not known. */
export function unseenFields({ guide, profile, attempts }: CardData): SeenField[] | undefined {
  const seen = lastApproval({ attempts })?.data.seen;
  return guide?.approved && seen ? changedSinceApproval(seen, guide, profile) : undefined;
}

/** Returns the fields in which a request differs from the last approval, as far as its values are known. */
export function renewalChanges(card: CardData): (ApprovedField | SeenField)[] {
  const { applied } = card.request;
  const approved = card.guide?.approved;
  return [...(applied && approved ? changedValues(approved, applied) : []), ...(unseenFields(card) ?? [])];
}

/** Returns the rejected request that an open one repeats: as far as is known, nothing has changed since. */
export function repeatedRejection({ request, guide, profile, attempts }: CardData) {
  const earlier = standingRejection(attempts.filter(({ data }) => data.status !== 'pending'));
  if (request.status !== 'pending' || !earlier?.seen || !guide) return undefined;
  const changed = changedSinceApproval(earlier.seen, guide, profile);
  return asksForSame(request, earlier.applied) && changed.length === 0 ? earlier : undefined;
}

const DECIDED_STEPS = ['reopen', 'revoke', 'set-end'] as const;

/** Each one opens a dialog first, because the guide will read the reason. */
export type DecidedStep = (typeof DECIDED_STEPS)[number];

/**
 * Only the request that was decided last can be reopened, ignoring those that the guide withdrew. A
 * verification is withdrawn at the approval that gave it, or at the newest request if no approval is
 * known. Admins cannot change their own requests.
 */
export function possibleSteps(card: CardData): DecidedStep[] {
  const { id, request, guide, membership, attempts, isOwn } = card;
  const latest = lastDecided(attempts);
  const given = lastApproval(card) ?? attempts[0];
  const isDecided = request.status !== 'pending' && Boolean(request.before);
  const isOver = request.status === 'approved' && membership?.state === 'withdrawn';
  const canRevoke = given?.id === id && guide?.is_verified === true;
  const isPossible = {
    reopen: latest?.id === id && isDecided && !isOver && !guide?.open_request_id,
    revoke: canRevoke,
    'set-end': canRevoke && membership?.state === 'valid',
  };
  return isOwn ? [] : DECIDED_STEPS.filter((step) => isPossible[step]);
}

export interface CardStep<Action = Decision | Undoable> {
  readonly action: Action;
  readonly at: Date;
  /** The admin who decided; undefined for the one of this desk, and for a step that others may not mean. */
  readonly by?: string | null | undefined;
}

/** Returns what was done last and could be undone, if it is not too long ago. */
export function lastStep(card: CardData): CardStep | undefined {
  const { status, closed_as, reviewed_at: at, reviewed_by: by } = card.request;
  const { end_set } = card.membership ?? {};
  const possible = possibleSteps(card);
  const steps: CardStep[] = [];
  if (possible.includes('reopen') && status !== 'pending' && at)
    steps.push({ action: closed_as === 'revoked' ? closed_as : status, at, by });
  if (possible.includes('set-end') && end_set?.by_admin) steps.push({ action: 'end-set', at: end_set.at });
  return steps.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
}
