/** Generates the demo association: the same people every time. Pure; writes nothing. */
import { DAY_MS } from '../../src/domain/timestamp.ts';
import { CERTIFICATION_LEVELS } from '../../src/domain/guide/certification.ts';
import {
  guideProfileSchema,
  type ApprovedValues,
  type GuideProfile,
} from '../../src/domain/guide/guide-profile.ts';
import { PUBLICATION_NOTICE_VERSION } from '../../src/domain/verification/publication-consent.ts';
import { newMembership, type Membership } from '../../src/domain/membership/membership.ts';
import { EDITOR_PROFESSIONS, type EditorProfession } from '../../src/domain/guide/professions.ts';
import { slugCandidates } from '../../src/domain/directory/slug.ts';
import { proposedNames, type ScriptNames } from '../../src/domain/spelling/proposed-names.ts';
import { DEMO_ACCOUNTS } from '../../src/firebase/auth/demo-accounts.ts';
import { createRandom, type Random } from './random.ts';
import { FIRST_NAMES } from './names.ts';
import { personOf, phoneOf, pick, profileTexts, spokenLanguages } from './people.ts';
import { REJECTION_REASONS } from './texts.ts';
import { FIRST_NUMBER } from '../../src/domain/settings.ts';

export const VERIFIED_GUIDES = 150;
const PENDING_GUIDES = 12;
const REJECTED_GUIDES = 5;

/** Days before today on which the first accounts were created; everything else happens later. */
const FIRST_DAY = 250;

export interface DemoRequest {
  readonly id: string;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly requested_at: Date;
  readonly reviewed_at?: Date;
  readonly admin_notes?: string;
}

export interface DemoMember {
  readonly uid: string;
  readonly email: string;
  readonly googleId: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
  readonly isAdmin: boolean;
  readonly look: 'man' | 'woman';
  /** Seed of the drawn picture; absent: initials. */
  readonly portrait?: number;
  readonly guide?: GuideProfile;
  readonly request?: DemoRequest;
  readonly membership?: Membership;
}

type RequestState = 'verified' | 'pending' | 'rejected';

/** The server-owned fields. */
function serverFields(
  standing: RequestState,
  own: ApprovedValues,
  decided_at: Date,
  slug: string | null,
  requestId: string,
): Pick<GuideProfile, 'is_verified' | 'verification_status' | 'slug' | 'approved' | 'open_request_id'> {
  if (standing === 'verified') {
    return {
      is_verified: true,
      verification_status: 'approved',
      slug,
      approved: { ...own, decided_at },
      open_request_id: null,
    };
  }
  return standing === 'pending'
    ? { is_verified: false, verification_status: 'pending', open_request_id: requestId }
    : { is_verified: false, verification_status: 'rejected', open_request_id: null };
}

function requestOf(
  id: string,
  standing: RequestState,
  requested_at: Date,
  decided: Date,
  index: number,
): DemoRequest {
  if (standing === 'pending') return { id, status: 'pending', requested_at };
  if (standing === 'verified') return { id, status: 'approved', requested_at, reviewed_at: decided };
  const admin_notes = REJECTION_REASONS[index % REJECTION_REASONS.length] ?? '';
  return { id, status: 'rejected', requested_at, reviewed_at: decided, admin_notes };
}

const padded = (index: number) => String(index).padStart(3, '0');

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly googleId: string;
  readonly name?: string;
}

function firstDay(today: number): number {
  return today - FIRST_DAY * DAY_MS;
}

function freeSlug(fullName: string, uid: string, taken: Set<string>): string {
  for (const slug of slugCandidates(fullName, uid)) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error('unreachable: candidates are endless');
}

/** Every section of the directory has some guides; a few guides have no profession. */
function professionOf(random: Random, index: number): '' | EditorProfession {
  if (index % 29 === 28) return '';
  const shared = index % EDITOR_PROFESSIONS.length;
  return pick(random, index < 26 ? EDITOR_PROFESSIONS.slice(shared, shared + 1) : EDITOR_PROFESSIONS);
}

/** Start of the random numbers that were added later, so that the people stay the same. */
const MORE = 10_000;

/** Returns the names without the one in the other script. */
function withoutOtherScript(names: ScriptNames, typed: string): ScriptNames {
  const { georgian_name, latin_name } = names;
  return {
    georgian_name: georgian_name === typed ? typed : '',
    latin_name: latin_name === typed ? typed : '',
  };
}

function guideMember(
  index: number,
  standing: RequestState,
  account: Account,
  taken: Set<string>,
  today: number,
): DemoMember {
  const random = createRandom(index + 1);
  const named = personOf(random, index - 10);
  const [first = named.first_name, last = named.last_name] = account.name?.split(' ') ?? [];
  const look = FIRST_NAMES.find(({ ka, latin }) => ka === first || latin === first)?.look ?? named.look;
  const person = { ...named, first_name: first, last_name: last, look };
  const profession = professionOf(random, index);
  const certification_level = pick(random, [...CERTIFICATION_LEVELS, 'certified', 'certified'] as const);
  const created_at = new Date(firstDay(today) + Math.floor(random.between(0, 150)) * DAY_MS + index * 60_000);
  const waited = standing === 'pending' ? Math.floor(random.between(0, 21)) : 40;
  const requested_at =
    standing === 'pending' ? new Date(today - waited * DAY_MS - index * 60_000) : created_at;
  const decided = new Date(requested_at.getTime() + Math.floor(random.between(1, 9)) * DAY_MS);
  const full_name = `${person.first_name} ${person.last_name}`;
  const requestId = `request-${account.uid}`;
  const names = account.name ? proposedNames(full_name) : named.names;
  const own = { full_name, ...names, profession, certification_level };
  // The name in the other script was entered after the approval and is waiting for one.
  const isWaiting = standing === 'verified' && index % 37 === 36;
  const confirmed = isWaiting ? { ...own, ...withoutOtherScript(names, full_name) } : own;
  return {
    ...account,
    first_name: person.first_name,
    last_name: person.last_name,
    look: person.look,
    created_at,
    isAdmin: false,
    ...(random.chance(0.68) ? { portrait: index } : {}),
    guide: guideProfileSchema.parse({
      user_id: account.uid,
      ...own,
      // Written with the picture.
      avatar_url: null,
      ...profileTexts(random, createRandom(MORE + index), profession, person.lang),
      experience_years: Math.floor(random.between(1, 26)),
      languages: spokenLanguages(random, person.language),
      phone: phoneOf(random),
      website: random.chance(0.25) ? `https://guide-${padded(index)}.example.org/` : null,
      show_phone: random.chance(0.55),
      show_address: random.chance(0.8),
      show_website: random.chance(0.7),
      show_experience: random.chance(0.85),
      show_certifications: random.chance(0.85),
      // Derived from the index, so that the random numbers of other guides do not change.
      accepts_messages: index % 7 !== 0,
      consent_version: PUBLICATION_NOTICE_VERSION,
      is_public: standing !== 'verified' || index % 41 !== 40,
      ...serverFields(
        standing,
        confirmed,
        decided,
        standing === 'verified' ? freeSlug(confirmed.georgian_name || full_name, account.uid, taken) : null,
        requestId,
      ),
      created_at,
      updated_at: decided.getTime() < today ? decided : created_at,
    }),
    request: requestOf(requestId, standing, requested_at, decided, index),
    ...(standing === 'verified' && {
      // No membership has ended, whatever today's date is.
      membership: { ...newMembership(account.uid, FIRST_NUMBER + index, new Date(today)), since: decided },
    }),
  };
}

function demoAccount(kind: string): Account & { readonly name: string } {
  const found = DEMO_ACCOUNTS.find((account) => account.email.startsWith(`${kind}@`));
  if (!found) throw new Error(`No demo account ${kind}@…`);
  return { uid: `demo-${kind}`, email: found.email, googleId: found.sub, name: found.name };
}

function plainMember(kind: string, isAdmin: boolean, today: number): DemoMember {
  const { name, ...account } = demoAccount(kind);
  const [first_name = '', last_name = ''] = name.split(' ');
  return { ...account, first_name, last_name, look: 'woman', created_at: new Date(firstDay(today)), isAdmin };
}

/**
 * Returns the members of the demo association: the same people every time, with dates relative to today,
 * so that no request looks forgotten.
 * @param today ms since 1970.
 */
export function demoMembers(today: number): DemoMember[] {
  const taken = new Set<string>();
  const account = (index: number): Account => ({
    uid: `demo-guide-${padded(index)}`,
    email: `guide-${padded(index)}@example.org`,
    googleId: `demo-google-${padded(index)}`,
  });
  const guides: DemoMember[] = [];
  const add = (count: number, standing: RequestState, first: Account) => {
    for (let made = 0; made < count; made += 1) {
      const index = guides.length;
      guides.push(guideMember(index, standing, made === 0 ? first : account(index), taken, today));
    }
  };
  add(VERIFIED_GUIDES, 'verified', demoAccount('guide'));
  add(PENDING_GUIDES, 'pending', demoAccount('pending'));
  add(REJECTED_GUIDES, 'rejected', demoAccount('rejected'));
  return [
    plainMember('admin', true, today),
    plainMember('admin2', true, today),
    plainMember('new', false, today),
    ...guides,
  ];
}
