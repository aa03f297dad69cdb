/** Nobody becomes a member twice: finds the members and applicants who may be the person of a request. Pure. */
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Profile } from '../guide/profile.ts';
import { MAX_SAME_PEOPLE, type VerificationRequest } from '../verification/verification.ts';
import type { DeskPerson, RequestFields } from './desk-rows.ts';
import { toRequestRow, type RequestRow } from './request-rows.ts';
import { comparisonWith, type SameTrait } from './search.ts';

const NAMES = ['full_name', 'georgian_name', 'latin_name'] as const;

/** A request with the documents of its person, as far as they can be read. */
interface Applicant {
  readonly request: Pick<VerificationRequest, 'user_id' | 'applied'>;
  readonly guide: Pick<GuideProfile, 'approved' | 'phone'> | undefined;
  readonly profile: Pick<Profile, 'email'> | undefined;
}

export interface SamePerson extends Pick<RequestRow, 'user_id' | 'full_name' | 'person'> {
  /** What is the same; never empty. */
  readonly same: readonly SameTrait[];
}

/**
 * Returns those with most in common first. Nobody is compared whose names are approved already.
 * @param open all requests that are open.
 */
export function findSamePeople(
  { request: { user_id, applied }, guide, profile }: Applicant,
  people: ReadonlyMap<string, DeskPerson>,
  open: readonly { readonly id: string; readonly data: RequestFields }[],
): readonly SamePerson[] {
  const { approved, phone = '' } = guide ?? {};
  if (!applied || (approved && NAMES.every((name) => approved[name] === applied[name]))) return [];
  const members = [...people.values()]
    .filter(({ membership }) => membership)
    .map((person) => ({ user_id: person.id, full_name: person.full_name, person }));
  const waiting = open.map((one) => toRequestRow(one, people));
  // A member who waits for a decision is one of them.
  const candidates = new Map([...members, ...waiting].map((one) => [one.user_id, one]));
  candidates.delete(user_id);
  const names = NAMES.map((name) => applied[name]);
  const traitsOf = comparisonWith(names, phone, profile?.email ?? '');
  return Array.from(candidates.values(), (one) => ({ ...one, same: traitsOf(one) }))
    .filter(({ same }) => same.length > 0)
    .toSorted((a, b) => b.same.length - a.same.length)
    .slice(0, MAX_SAME_PEOPLE);
}
