/** What editors write and publish, as documents. The records themselves are parsed by `content/schema.ts`. */
import * as z from 'zod/mini';
import { PAGE_LANGS, type Lang } from '../lang.ts';
import { timestamp } from '../timestamp.ts';
import { documentId } from '../verification/verification.ts';

/** News are documents of their own; each other kind is one document, with its name as id. */
export const CONTENT_KINDS = ['news', 'contact', 'partners', 'people', 'downloads', 'intakes'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const kind = z.enum(CONTENT_KINDS);
export type ContentRecord = Record<string, unknown>;
/** With them an object passes for a text or a list, and whatever writes or measures it fails. */
const MISLEADING = /"(?:length|toString|valueOf)":/u;
const plain = z.json().check(z.refine((value) => !MISLEADING.test(JSON.stringify(value))));
/** A value of Firestore's own types, which no form writes, is none: such as a reference, which is without an end. */
const record: z.ZodMiniType<ContentRecord> = z.record(z.string(), z.catch(plain, null));

/** The fields of a value, or the items of a list; none if it has none. */
export function asFields(value: unknown): ContentRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export const contentDraftSchema = z.object({
  kind,
  record,
  /** Counts the saves: a save names the one that it follows, so that no editor overwrites another unseen. */
  revision: z.int(),
  updated_at: timestamp,
  updated_by: z.string(),
});
export type ContentDraft = z.infer<typeof contentDraftSchema>;

const publishedFields = {
  kind,
  record,
  is_withdrawn: z.boolean(),
  published_at: timestamp,
  published_by: z.string(),
};

/** `content/{id}` */
export const contentSchema = z.object({
  ...publishedFields,
  /** Of the draft. */
  revision: z.int(),
  /** Addresses of a news item before it was renamed. */
  former_slugs: z.array(z.string()),
});
export type PublishedRecord = z.infer<typeof contentSchema>;

/** `content_history/{…}` */
export const contentHistorySchema = z.object({ ...publishedFields, content_id: z.string() });

/** The published records in every release, from which the next deployment's build starts. */
export const CONTENT_FILE = '/content.json';

export const PUBLISHING_STATE = 'state';

/** `publishing/state` */
export const publishingSchema = z.object({
  /** The number of the last publication, and of the one that visitors see. */
  wanted: z.int(),
  live: z.int(),
  stage: z.enum(['queued', 'drawing', 'live', 'failed']),
  /** Why it failed. */
  reason: z.optional(z.enum(['deploying', 'hosting', 'drawing'])),
  /** The event that works on it. */
  run: z.optional(z.string()),
  at: timestamp,
});
export type Publishing = z.infer<typeof publishingSchema>;

/** Contact details that only admins change: where messages and applications go, and the number that each email names. */
export const OFFICE_FIELDS = ['email', 'phone'] as const;
/** '' for none. */
export type Office = Readonly<Record<(typeof OFFICE_FIELDS)[number], string>>;

/** @param contact as it is stored, or what an editor writes. */
export function officeOf({ email, phone }: { readonly email?: unknown; readonly phone?: unknown }): Office {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { email: text(email), phone: text(phone) };
}

export const publishInputSchema = z.strictObject({
  id: documentId,
  /** Of the draft that the editor saw. */
  revision: z.int(),
  withdraw: z.boolean(),
  /** What of the office the admin was shown, where it is otherwise than published. */
  office: z.optional(z.strictObject({ email: z.string(), phone: z.string() })),
});

export const previewInputSchema = z.strictObject({
  id: documentId,
  kind,
  record,
  lang: z.enum(PAGE_LANGS),
});
export const previewResultSchema = z.object({ html: z.string() });

const faultSchema = z.object({
  path: z.string(),
  fault: z.enum([
    'missing',
    'length',
    'too-much',
    'too-many',
    'invalid',
    'dead-link',
    'no-file',
    'link-kind',
    'slug-taken',
    'date',
    'slug',
    'admins-only',
  ]),
});
/** What is wrong with a field, named by its path: `title.ka`, `body.2.image.alt.en`. */
export type ContentFault = z.infer<typeof faultSchema>;

/** Nothing is published as long as there are faults. */
export const publishResultSchema = z.object({ faults: z.array(faultSchema) });

/** Documents by their ids. */
export type PublishedRecords = Readonly<Record<string, PublishedRecord>>;

export interface SiteFile {
  /** Below the root of the site, with a slash at the beginning. */
  readonly path: string;
  readonly text: string;
}

/** The part of the site's code that the functions publish with; it holds the built-in records and their schemas. */
export interface SiteFiles {
  /** Files of the build that the drawn pages need: another release has others. */
  readonly needs: readonly string[];
  /** The address of a news item that visitors may know. */
  readonly presentRecord: (
    id: string,
    published: PublishedRecords,
  ) => Pick<ContentDraft, 'kind' | 'record'> | undefined;
  readonly office: (published: PublishedRecords) => Office;
  readonly faultsOf: (
    id: string,
    draft: Pick<ContentDraft, 'kind' | 'record'>,
    published: PublishedRecords,
    hasFile?: (path: string) => boolean,
  ) => ContentFault[];
  /** Whether the build has this file of `/media`. */
  readonly hasMedia: (path: string) => boolean;
  /** Draws every page that is a file, with all that follows from the records. */
  readonly drawFiles: (published: PublishedRecords, version: number) => SiteFile[];
  /** Draws the page on which a draft will be seen. */
  readonly drawPreview: (
    id: string,
    draft: Pick<ContentDraft, 'kind' | 'record'>,
    published: PublishedRecords,
    lang: Lang,
  ) => string;
}
