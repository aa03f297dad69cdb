/** Generates the demo association: the same people every time. Pure; writes nothing. */
import { faker } from '@faker-js/faker/locale/ka_GE';
import { DAY_MS } from '../../src/domain/timestamp.ts';
import { CERTIFICATION_LEVELS, type CertificationLevel } from '../../src/domain/guide/certification.ts';
import {
  guideProfileSchema,
  type GuideProfile,
  type RequestStatus,
} from '../../src/domain/guide/guide-profile.ts';
import { loadPhones, toPhone } from '../../src/domain/guide/phone.ts';
import { PUBLICATION_NOTICE_VERSION } from '../../src/domain/verification/publication-consent.ts';
import { newMembership, type Membership } from '../../src/domain/membership/membership.ts';
import { EDITOR_PROFESSIONS, type EditorProfession } from '../../src/domain/guide/professions.ts';
import { slugCandidates } from '../../src/domain/directory/slug.ts';
import { DEMO_ACCOUNTS } from '../../src/members/firebase/auth/demo-accounts.ts';
import { chance, personOf, pick, profileTexts, spokenLanguages } from './people.ts';
import { REJECTION_REASONS } from './texts.ts';
import { FIRST_NUMBER } from '../../src/domain/settings.ts';
await loadPhones();

/** Numbers of guides, in this order: those with the state of `guide@`, `pending@` and `rejected@`. */
const GUIDES = { approved: 150, pending: 12, rejected: 5 } as const;

/**
 * With it the association has what `guides.test.ts` asks for. Each guide's faker starts from the sum of it and
 * the guide's number, so that a change of one guide leaves the others as they are.
 */
const SEED = 1020;

/** Days before today on which the first accounts were created; everything else happens later. */
const FIRST_DAY = 250;

/** Names that tests know, by number. */
const KNOWN_NAMES: Readonly<Record<number, string>> = { 1: 'Jaba Kharebava' };

/** Pictures in `portraits/`, such as `man-1.webp`. */
const PORTRAITS = { man: 7, woman: 5 } as const;

/** The last day of the demo association's year. */
export const DEMO_YEAR_END = { month: 3, day: 31 } as const;

interface DemoRequest {
  readonly id: string;
  readonly status: RequestStatus;
  readonly requested_at: Date;
  readonly reviewed_at?: Date;
  readonly admin_notes?: string;
}

export interface DemoMember {
  readonly uid: string;
  readonly email: string;
  readonly googleId: string;
  readonly name: string;
  readonly created_at: Date;
  readonly isAdmin: boolean;
  /** File of the picture; absent: initials. */
  readonly portrait?: string;
  readonly guide?: GuideProfile;
  readonly request?: DemoRequest;
  readonly membership?: Membership;
}

type Account = Pick<DemoMember, 'uid' | 'email' | 'googleId'> & { readonly name?: string };

/** An account of the account chooser. */
function demoAccount(kind: string): Account & { readonly name: string } {
  const found = DEMO_ACCOUNTS.find((account) => account.email.startsWith(`${kind}@`));
  if (!found) throw new Error(`No demo account ${kind}@…`);
  return { uid: `demo-${kind}`, email: found.email, googleId: found.sub, name: found.name };
}

function numberedAccount(index: number): Account {
  const padded = String(index).padStart(3, '0');
  return {
    uid: `demo-guide-${padded}`,
    email: `guide-${padded}@example.org`,
    googleId: `demo-google-${padded}`,
    ...(KNOWN_NAMES[index] && { name: KNOWN_NAMES[index] }),
  };
}

function plainMember(kind: string, isAdmin: boolean, today: number): DemoMember {
  return { ...demoAccount(kind), created_at: new Date(today - FIRST_DAY * DAY_MS), isAdmin };
}

function freeSlug(fullName: string, uid: string, taken: Set<string>): string {
  for (const slug of slugCandidates(fullName, uid)) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error('unreachable: candidates are endless');
}

/** How many guides have each profession before the commonest get more. */
const GUIDES_OF_EACH = 8;
const COMMONEST: readonly EditorProfession[] = ['mountain-guide', 'ski-touring', 'rock-climbing', 'trekking'];

/** A few guides have none. */
function professionOf(index: number): '' | EditorProfession {
  if (index % 29 === 28) return '';
  const isEach = index < GUIDES_OF_EACH * EDITOR_PROFESSIONS.length;
  return (isEach && EDITOR_PROFESSIONS[index % EDITOR_PROFESSIONS.length]) || pick(COMMONEST);
}

const EXPERIENCE: Readonly<Record<CertificationLevel, { readonly min: number; readonly max: number }>> = {
  trainee: { min: 0, max: 2 },
  assistant: { min: 2, max: 6 },
  certified: { min: 5, max: 20 },
  master: { min: 15, max: 35 },
};

/** Some guides have a second profession, and some of these a third. */
function furtherOf(index: number, profession: string): GuideProfile['further_professions'] {
  if (profession === '' || index % 12 !== 5) return [];
  const others = (['trekking', 'ski-touring', 'rock-climbing'] as const).filter((one) => one !== profession);
  return others
    .slice(0, index % 24 === 5 ? 1 : 2)
    .map((one, place) => ({ profession: one, certification_level: place === 0 ? 'certified' : 'assistant' }));
}

function datesOf(index: number, isPending: boolean, today: number) {
  const created = today + (index - FIRST_DAY) * DAY_MS;
  const requested = isPending ? today - faker.number.int({ max: 20 }) * DAY_MS - index * 60_000 : created;
  const decided = requested + faker.number.int({ min: 1, max: 8 }) * DAY_MS;
  return {
    created_at: new Date(created),
    requested_at: new Date(requested),
    decided_at: new Date(decided),
  };
}

function guideMember(
  index: number,
  status: RequestStatus,
  account: Account,
  slugs: Set<string>,
  today: number,
): DemoMember {
  faker.seed(SEED + index);
  const { uid } = account;
  const { full_name, names, look, lang, language } = personOf(index, account.name);
  const profession = professionOf(index);
  const certification_level = pick([...CERTIFICATION_LEVELS, 'certified', 'certified'] as const);
  const { created_at, requested_at, decided_at } = datesOf(index, status === 'pending', today);
  const { georgian_name, latin_name } = names;
  const further_professions = furtherOf(index, profession);
  const own = { full_name, georgian_name, latin_name, profession, certification_level, further_professions };
  // The name in the other script was entered after the approval and is waiting for one.
  const other = index % 37 === 36 && { [lang === 'ka' ? 'latin_name' : 'georgian_name']: '' };
  const approved = { ...own, ...other, decided_at };
  const requestId = `request-${uid}`;
  const isVerified = status === 'approved';
  const hasPortrait = chance(0.68) || index === 0;
  return {
    ...account,
    name: full_name,
    created_at,
    isAdmin: false,
    ...(hasPortrait && { portrait: `${look}-${1 + (index % PORTRAITS[look])}.webp` }),
    guide: guideProfileSchema.parse({
      user_id: uid,
      ...own,
      // Written with the picture.
      avatar_url: null,
      ...profileTexts(profession, certification_level, lang, language !== undefined),
      experience_years: faker.number.int(EXPERIENCE[certification_level]),
      languages: spokenLanguages(language),
      phone: toPhone(faker.phone.number({ style: 'international' })) ?? '',
      website: chance(0.25) ? `https://${uid}.example.org/` : null,
      show_phone: chance(0.55),
      show_address: chance(0.8),
      show_website: chance(0.7),
      show_experience: chance(0.85),
      show_certifications: chance(0.85),
      accepts_messages: index % 7 !== 0,
      consent_version: PUBLICATION_NOTICE_VERSION,
      is_public: !isVerified || index % 41 !== 40,
      // The server-owned fields.
      is_verified: isVerified,
      verification_status: status,
      open_request_id: status === 'pending' ? requestId : null,
      ...(isVerified && { approved, slug: freeSlug(approved.georgian_name || full_name, uid, slugs) }),
      created_at,
      updated_at: decided_at.getTime() < today ? decided_at : created_at,
    }),
    request: {
      id: requestId,
      status,
      requested_at,
      ...(status !== 'pending' && { reviewed_at: decided_at }),
      ...(status === 'rejected' && { admin_notes: pick(REJECTION_REASONS) }),
    },
    ...(isVerified && {
      // No membership has ended, whatever today's date is.
      membership: {
        ...newMembership(uid, FIRST_NUMBER + index, new Date(today), DEMO_YEAR_END),
        since: decided_at,
      },
    }),
  };
}

/**
 * Returns the members of the demo association: the same people every time, with dates relative to today,
 * so that no request looks forgotten.
 * @param today ms since 1970.
 */
export function demoMembers(today: number): DemoMember[] {
  const slugs = new Set<string>();
  const guides: DemoMember[] = [];
  const add = (status: RequestStatus, kind: string) => {
    for (let made = 0; made < GUIDES[status]; made += 1) {
      const index = guides.length;
      const account = made === 0 ? demoAccount(kind) : numberedAccount(index);
      guides.push(guideMember(index, status, account, slugs, today));
    }
  };
  add('approved', 'guide');
  add('pending', 'pending');
  add('rejected', 'rejected');
  const others = [plainMember('admin', true, today), plainMember('admin2', true, today)];
  return [...others, plainMember('new', false, today), ...guides];
}
