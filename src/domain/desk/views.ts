/** The views of the register: questions about members that are asked again and again. Pure. */
import { isCurrent, mayRenew, stateAt } from '../membership/membership.ts';
import { lastDayOf } from '../membership/term.ts';
import { keysOf } from '../record-of.ts';
import { LATE_DAYS } from '../settings.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import { DAY_MS } from '../timestamp.ts';
import { openQuestion } from '../verification/questions.ts';
import { RENEWAL, type VerificationRequest } from '../verification/verification.ts';
import type { DeskPerson } from './desk-rows.ts';
import type { RequestRow } from './request-rows.ts';

export interface ViewContext {
  readonly now: Date;
  /** By the account; nobody has two. */
  readonly openRequests: ReadonlyMap<string, VerificationRequest>;
}

/** @param open all open requests. */
export function viewContext(now: Date, open: readonly { readonly data: VerificationRequest }[]): ViewContext {
  return { now, openRequests: new Map(open.map(({ data }) => [data.user_id, data])) };
}

type View = (person: DeskPerson, context: ViewContext) => boolean;

/** The membership is valid, and a renewal may be requested: it ends within 90 days (`RENEWAL_DAYS`). */
const endsSoon: View = ({ membership }, { now }) =>
  membership !== undefined && isCurrent(membership, now) && mayRenew(membership, tbilisiDay(now));

/** In the order of the desk; the names are those in the address. */
const VIEWS = {
  members: ({ membership }, { now }) => membership !== undefined && isCurrent(membership, now),
  'ends-soon': endsSoon,
  'not-renewed': (person, context) =>
    endsSoon(person, context) && context.openRequests.get(person.id)?.kind !== RENEWAL,
  /** The last day of the term was in this year, in Georgia, and the member has no other term since. */
  'ended-this-year': ({ membership }, { now }) =>
    membership !== undefined &&
    stateAt(membership, now) === 'ended' &&
    lastDayOf(membership.ends_at)?.slice(0, 4) === tbilisiDay(now).slice(0, 4),
  /** A request has been open for more than seven days (`LATE_DAYS`), and does not wait for its guide. */
  'waits-long': ({ id }, { now, openRequests }) => {
    const request = openRequests.get(id);
    if (!request?.requested_at || openQuestion(request)) return false;
    return request.requested_at.getTime() < now.getTime() - LATE_DAYS * DAY_MS;
  },
  /** A verified guide has changed something that needs no approval, and so no admin has seen it, since the last approval. */
  changed: ({ guide }) => guide?.is_verified === true && guide.is_changed,
  'no-picture': ({ guide, avatar_url }) => guide?.is_verified === true && !avatar_url,
} as const satisfies Readonly<Record<string, View>>;

export type ViewName = keyof typeof VIEWS;
export const VIEW_NAMES: readonly ViewName[] = keysOf(VIEWS);

type RequestView = (request: Pick<RequestRow, 'kind' | 'task'>, adminId: string) => boolean;

/** Views of the open requests; the names are those in the address. */
export const REQUEST_VIEWS = {
  renewals: ({ kind }) => kind === RENEWAL,
  mine: ({ task }, adminId) => task?.assignee_id === adminId,
} as const satisfies Readonly<Record<string, RequestView>>;
export type RequestViewName = keyof typeof REQUEST_VIEWS;
export const REQUEST_VIEW_NAMES: readonly RequestViewName[] = keysOf(REQUEST_VIEWS);

const OF_ENDS: readonly ViewName[] = ['ends-soon', 'not-renewed', 'ended-this-year'];

/** Whether any valid membership has an end. */
export function haveEnds(people: readonly DeskPerson[], { now }: ViewContext): boolean {
  return people.some(({ membership }) => membership?.ends_at && isCurrent(membership, now));
}

export function shownViews(people: readonly DeskPerson[], context: ViewContext) {
  const names = haveEnds(people, context) ? VIEW_NAMES : VIEW_NAMES.filter((name) => !OF_ENDS.includes(name));
  return names.map((name) => [name, inView(people, name, context).length] as const);
}

export function inView(people: readonly DeskPerson[], name: ViewName | undefined, context: ViewContext) {
  return name === undefined ? people : people.filter((person) => VIEWS[name](person, context));
}
