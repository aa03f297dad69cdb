/** For tests: `verification-desk.ts` with documents in memory. */
import { useSyncExternalStore } from 'react';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import { sampleGuide, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import type { Found, Live } from '../../firebase/firestore/live.ts';

interface Stored {
  readonly requests: Readonly<Record<string, VerificationRequest>>;
  readonly guides: Readonly<Record<string, GuideProfile>>;
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly memberships: Readonly<Record<string, Membership>>;
}

const NOTHING: Stored = { requests: {}, guides: {}, profiles: {}, memberships: {} };
let stored = NOTHING;
const listeners = new Set<() => void>();

/** Changes the documents, as somebody else or the server does. */
export function changeStored(change: (present: Stored) => Stored): void {
  stored = change(stored);
  for (const listener of listeners) listener();
}

export function clearStoredReads(): void {
  changeStored(() => NOTHING);
}

/** Stores a request, with account and guide profile of its guide. */
export function storeRequest(id: string, name: string, request: VerificationRequest): void {
  const uid = request.user_id;
  changeStored(({ requests, guides, profiles, memberships }) => ({
    memberships,
    requests: { ...requests, [id]: request },
    guides: { ...guides, [uid]: sampleGuide(uid, name) },
    profiles: { ...profiles, [uid]: sampleProfile(name) },
  }));
}

/** Changes a request. */
export function changeRequest(id: string, change: Partial<VerificationRequest>): void {
  changeStored((present) => {
    const request = present.requests[id];
    if (!request) throw new Error(`No request ${id}`);
    return { ...present, requests: { ...present.requests, [id]: { ...request, ...change } } };
  });
}

function useStored(): Stored {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stored,
  );
}

const MISSING = { status: 'missing' } as const;

function ready<T>(data: T | undefined): Live<T> {
  return data === undefined ? MISSING : { status: 'ready', data };
}

/** The same rows until a document changes, as from a listener. */
const known = new Map<string, { readonly of: Stored; readonly found: Live<Found<VerificationRequest>> }>();

function foundOf(
  key: string,
  present: Stored,
  accepts: (request: VerificationRequest) => boolean,
  sign: 1 | -1,
): Live<Found<VerificationRequest>> {
  const last = known.get(key);
  if (last?.of === present) return last.found;
  const rows = Object.entries(present.requests)
    .filter(([, request]) => accepts(request))
    .map(([id, data]) => ({ id, data }))
    .toSorted((a, b) => sign * (Number(a.data.requested_at) - Number(b.data.requested_at)));
  const found = { status: 'ready', data: { rows, count: rows.length } } as const;
  known.set(key, { of: present, found });
  return found;
}

export function usePendingRequests(): Live<Found<VerificationRequest>> {
  return foundOf('pending', useStored(), ({ status }) => status === 'pending', 1);
}

export function useRequestsOf(uid: string | undefined): Live<Found<VerificationRequest>> {
  return foundOf(uid ?? '', useStored(), ({ user_id }) => user_id === uid, -1);
}

export function useRequest(id: string): Live<VerificationRequest> {
  return ready(useStored().requests[id]);
}

export function useGuideProfileOf(uid: string | undefined): Live<GuideProfile> {
  return ready(useStored().guides[uid ?? '']);
}

export function useProfileOf(uid: string | undefined): Live<Profile> {
  return ready(useStored().profiles[uid ?? '']);
}

export function useMembershipOf(uid: string | undefined): Live<Membership> {
  return ready(useStored().memberships[uid ?? '']);
}

/** Of the association, which does not change in tests. */
export function useAssociationYear(): Live<{ readonly year_end: YearEnd }> {
  return { status: 'ready', data: { year_end: { month: 3, day: 31 } } };
}
