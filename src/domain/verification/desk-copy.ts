/**
 * Data that the server copies to requests and accounts, so that the admin pages read one document per
 * card or row and can search it. Copies are for display only: every decision uses the original documents.
 * Where no copy exists yet, the pages read the originals. Pure.
 */
import * as z from 'zod/mini';
import { guideProfileSchema, type GuideProfile } from '../guide/guide-profile.ts';
import { regionName } from '../guide/catalogues/regions.ts';
import { profileSchema, type Profile } from '../guide/profile.ts';
import { PAGE_LANGS } from '../lang.ts';
import { membershipSchema, type Membership } from '../membership/membership.ts';
import { searchWords } from '../desk-search/search-words.ts';
import { verificationRequestSchema } from './verification.ts';
import { ADMIN_ROLE } from '../roles.ts';

/** Number of a guide's requests that are copied: the newest ones, and the newest decided ones. */
export const MAX_ATTEMPTS = 20;

const attemptSchema = z.object({ id: z.string(), data: verificationRequestSchema });

/**
 * Everything that the card of a request shows besides the request itself. Parts that cannot be read are
 * missing.
 */
export const deskCopySchema = z.object({
  profile: z.catch(z.nullable(profileSchema), null),
  guide: z.catch(z.nullable(guideProfileSchema), null),
  membership: z.catch(z.nullable(membershipSchema), null),
  /** Requests of the guide, including this one, newest first. */
  attempts: z.array(attemptSchema),
});
export type DeskCopy = z.infer<typeof deskCopySchema>;

/** A request as the admin pages read it. */
export const deskRequestSchema = z.extend(verificationRequestSchema, {
  desk: z.catch(z.optional(deskCopySchema), undefined),
  search_words: z.catch(z.optional(z.array(z.string())), undefined),
});

/** What a row of the account list shows besides the account. */
const accountMarksSchema = z.object({
  is_guide: z.boolean(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  /** Of a verified guide whose account has another name since. */
  approved_name: z.optional(z.string()),
});
export type AccountMarks = z.infer<typeof accountMarksSchema>;

/** An account as the admin pages read it. */
export const deskProfileSchema = z.extend(profileSchema, {
  desk: z.catch(z.optional(accountMarksSchema), undefined),
  search_words: z.catch(z.optional(z.array(z.string())), undefined),
});
export type DeskProfile = z.infer<typeof deskProfileSchema>;

/** `figures/desk`: the numbers on the tabs. */
export const DESK_FIGURES = 'desk';
export const deskFiguresSchema = z.object({
  pending: z.number(),
  approved: z.number(),
  rejected: z.number(),
  users: z.number(),
});
export type DeskFigures = z.infer<typeof deskFiguresSchema>;

/** A stored document. */
export type Stored = Readonly<Record<string, unknown>>;

/** The stored documents of one account; undefined for those that do not exist. */
export interface DeskSources {
  readonly profile: Stored | undefined;
  readonly guide: Stored | undefined;
  readonly membership: Stored | undefined;
  readonly role: Stored | undefined;
  /** Those that are copied, newest first. */
  readonly requests: readonly { readonly id: string; readonly data: Stored }[];
}

/** The fields added to a document for the admin pages. */
export interface DeskFields extends Stored {
  readonly desk: Stored;
  readonly search_words: readonly string[];
}

/** A document without what is stored in it for the desk. */
export function withoutDeskFields(stored: Stored): Stored {
  const { desk: _copy, search_words: _words, ...rest } = stored;
  return rest;
}

function attemptsOf(requests: DeskSources['requests']) {
  const approval = requests.find(({ data }) => data['status'] === 'approved');
  return requests.map((request) => {
    const { seen, ...data } = withoutDeskFields(request.data);
    // Only the values seen at the latest approval count.
    return { id: request.id, data: request === approval && seen !== undefined ? { ...data, seen } : data };
  });
}

interface Parsed {
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
  readonly membership: Membership | undefined;
}

function parse({ profile, guide, membership }: DeskSources): Parsed {
  return {
    profile: profileSchema.safeParse(profile).data,
    guide: guideProfileSchema.safeParse(guide).data,
    membership: membershipSchema.safeParse(membership).data,
  };
}

/** Returns the search words of a request, or of an account without one: names, places, email, phone, number. */
function wordsOf({ profile, guide, membership }: Parsed, appliedName: string | undefined): string[] {
  return searchWords({
    names: [
      profile?.full_name,
      guide?.georgian_name,
      guide?.latin_name,
      guide?.full_name,
      guide?.approved?.full_name,
      appliedName,
    ].flatMap((name) => name ?? []),
    others: [
      guide?.address ?? '',
      ...PAGE_LANGS.flatMap((lang) => (guide?.regions ?? []).map((region) => regionName(region, lang))),
    ],
    number: membership?.number ?? null,
    email: profile?.email ?? null,
    phone: guide?.phone ?? '',
  });
}

/** What is stored in each request of the account, by the request's id. */
export function requestFieldsOf(sources: DeskSources): ReadonlyMap<string, DeskFields> {
  const { profile, guide, membership, requests } = sources;
  const parsed = parse(sources);
  const desk = {
    profile: profile ? withoutDeskFields(profile) : null,
    guide: guide ?? null,
    membership: membership ?? null,
    attempts: attemptsOf(requests),
  };
  return new Map(
    requests.map(({ id, data }) => {
      const { applied } = verificationRequestSchema.safeParse(data).data ?? {};
      return [id, { desk, search_words: wordsOf(parsed, applied?.full_name) }];
    }),
  );
}

/** What is stored in the profile of the account. */
export function profileFieldsOf(sources: DeskSources): DeskFields {
  const parsed = parse(sources);
  const is_verified = parsed.guide?.is_verified === true;
  const approved = is_verified ? parsed.guide?.approved?.full_name : undefined;
  const desk: AccountMarks = {
    is_guide: sources.guide !== undefined,
    is_verified,
    is_admin: sources.role?.['role'] === ADMIN_ROLE,
    ...(approved === undefined || approved === parsed.profile?.full_name ? {} : { approved_name: approved }),
  };
  return { desk: { ...desk }, search_words: wordsOf(parsed, undefined) };
}
