/** Joins the requests of a list with their related documents. Pure. */
import type { ApprovedValues, GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import type { SortOrder } from '../../firebase/firestore/verification-desk.ts';
import type { Translate } from '../../../i18n/use-t.ts';
import type { CardState, DeskRequest, EarlierDecision } from './desk-state.ts';

/** A request with everything that its card shows. */
export interface JoinedRequest {
  /** As last shown in the list. */
  readonly request: DeskRequest;
  /** The current version, even after it has left the list. */
  readonly current: VerificationRequest;
  /**
   * Whether account and guide profile are available: copied into the request, or read for an open card.
   */
  readonly isLoaded: boolean;
  /** The name of `about`; else the account's, or a placeholder if none is stored. */
  readonly name: string;
  /**
   * What the request asks for while it waits, and what it confirmed once approved; else what is approved.
   * Undefined if none of it is known.
   */
  readonly about: ApprovedValues | undefined;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
  /** Undefined before the first approval. */
  readonly membership: Membership | undefined;
  /** All requests of the guide, newest first; undefined until they are read. */
  readonly attempts: readonly DeskRequest[] | undefined;
  /** Name of the admin who decided; undefined before a decision, or if unknown. */
  readonly reviewer: string | undefined;
  /** Whether it is the admin's own request. */
  readonly isOwn: boolean;
}

type RowsById<T> = ReadonlyMap<string, readonly { readonly data: T }[]>;

/** Rows by uid; a missing id has not been read yet, an empty list was read and is empty. */
interface JoinOptions {
  readonly profiles: RowsById<Profile>;
  readonly guides: RowsById<GuideProfile>;
  readonly memberships: RowsById<Membership>;
  readonly attempts: ReadonlyMap<string, readonly DeskRequest[]>;
  /** Requests that have left their list, by id. */
  readonly left: RowsById<VerificationRequest>;
  readonly adminId: string;
  /** The placeholder for a guide without a name. */
  readonly nameless: string;
}

/** Returns the last approval among a guide's requests, which are sorted newest first. */
export function lastApproval(attempts: readonly DeskRequest[] | undefined): DeskRequest | undefined {
  return attempts?.find(({ data }) => data.status === 'approved');
}

function requestTime({ data }: DeskRequest): number {
  return data.requested_at?.getTime() ?? 0;
}

/**
 * Merges the pinned pending requests into the list at their place in its order; for a request in both, the
 * list's version wins. A list without pinned requests is returned unchanged.
 */
export function mergePinned(
  listed: readonly DeskRequest[],
  pinned: readonly DeskRequest[],
  order: SortOrder,
): readonly DeskRequest[] {
  if (pinned.length === 0) return listed;
  const byId = new Map([...pinned, ...listed].map((request) => [request.id, request]));
  const sign = order === 'oldest' ? 1 : -1;
  // With the same time, sorted by id like the query.
  return [...byId.values()].sort(
    (a, b) => sign * (requestTime(a) - requestTime(b) || (a.id < b.id ? -1 : 1)),
  );
}

/** Attempts from a copy, with the request itself as listed. Cached, so that cards do not re-render. */
const attemptsOfCopy = new WeakMap<DeskRequest['data'], readonly DeskRequest[]>();

function copiedAttempts({ id, data }: DeskRequest): readonly DeskRequest[] | undefined {
  if (!data.desk) return undefined;
  const known = attemptsOfCopy.get(data);
  if (known) return known;
  const attempts = data.desk.attempts.map((attempt) => (attempt.id === id ? { id, data } : attempt));
  attemptsOfCopy.set(data, attempts);
  return attempts;
}

/** Returns the uids of the admins who decided any of these guides' requests. */
export function reviewersOf(
  requests: readonly DeskRequest[],
  { attempts, left }: Pick<JoinOptions, 'attempts' | 'left'>,
): string[] {
  const copied = requests.map((one) => copiedAttempts(one) ?? []);
  const all = [...attempts.values(), ...left.values(), ...copied].flat();
  return [...new Set(all.flatMap(({ data }) => data.reviewed_by ?? []))];
}

/** Prefers the documents that were read to the server's copies in the request. */
function ofGuide(request: DeskRequest, { profiles, guides, memberships, attempts }: JoinOptions) {
  const { user_id: uid, desk } = request.data;
  const isRead = profiles.has(uid) && guides.has(uid) && memberships.has(uid) && attempts.has(uid);
  if (desk && !isRead) {
    return {
      isLoaded: true,
      profile: desk.profile ?? undefined,
      guide: desk.guide ?? undefined,
      membership: desk.membership ?? undefined,
      attempts: copiedAttempts(request),
    };
  }
  return {
    isLoaded: profiles.has(uid) && guides.has(uid),
    profile: profiles.get(uid)?.[0]?.data,
    guide: guides.get(uid)?.[0]?.data,
    membership: memberships.get(uid)?.[0]?.data,
    attempts: attempts.get(uid),
  };
}

function aboutOf(
  { status, applied }: VerificationRequest,
  guide: GuideProfile | undefined,
): ApprovedValues | undefined {
  if (status !== 'rejected' && applied) return applied;
  return guide?.is_verified && guide.approved ? guide.approved : undefined;
}

export function joinRequest(request: DeskRequest, options: JoinOptions): JoinedRequest {
  const { left, profiles, adminId, nameless } = options;
  const known = ofGuide(request, options);
  const { profile, guide, attempts } = known;
  const now = left.get(request.id)?.[0]?.data ?? attempts?.find(({ id }) => id === request.id)?.data;
  const current = now ?? request.data;
  const about = aboutOf(current, guide);
  return {
    request,
    current,
    ...known,
    about,
    name:
      about?.full_name ||
      profile?.full_name ||
      guide?.full_name ||
      request.data.applied?.full_name ||
      nameless,
    reviewer: profiles.get(current.reviewed_by ?? '')?.[0]?.data.full_name,
    isOwn: request.data.user_id === adminId,
  };
}

/**
 * Returns another admin's decision on a request that this one still sees as pending, from the server's
 * refusal or from the live data.
 */
export function earlierDecision(
  { current, reviewer }: Pick<JoinedRequest, 'current' | 'reviewer'>,
  { earlier, phase }: CardState,
): EarlierDecision | undefined {
  if (earlier) return earlier;
  return phase === 'open' && current.status !== 'pending'
    ? { decision: current.status, reviewer }
    : undefined;
}

/** Returns who decided, and how, as a sentence or as the short mark of a row. */
export function earlierText(
  { decision, reviewer }: EarlierDecision,
  place: 'earlier' | 'row-earlier',
  t: Translate,
): string {
  return t(`admin.${place}-${decision}`, { reviewer: reviewer || t('admin.somebody') });
}
