/** One page of directory results, as sent to a visitor. */
import * as z from 'zod/mini';
import { DIRECTORY_GROUP_SLUGS, type DirectoryGroupSlug } from '../guide/professions.ts';
import { facetsSchema, NARROWING_NAMES } from './guide-query.ts';
import { guideCardSchema, type GuideCard } from './public-guide.ts';

/** The part of the directory shown on one page of results. */
export const directoryPageSchema = z.object({
  /** Guides in the whole directory. */
  listed: z.int(),
  /** Guides that match. */
  found: z.int(),
  /** Whom the free text found: there was none; by its words; only by similar words; nobody, whatever the filters. */
  text: z.enum(['none', 'words', 'similar', 'nobody']),
  /** Words of the text that match no guide. */
  unknownWords: z.array(z.string()),
  /** How words of the text were read: names of the catalogue, in the language of the page. */
  readings: z.array(z.string()),
  /** Whether one of them is a place. */
  isPlaceRead: z.boolean(),
  /** Where nobody matches: what could be left out, and how many guides match then. */
  without: z.array(z.object({ name: z.enum(NARROWING_NAMES), count: z.int() })),
  facets: facetsSchema,
  sections: z.array(
    z.object({
      /** '' for a list across all professions, in which nobody is twice. */
      group: z.enum(['', ...DIRECTORY_GROUP_SLUGS]),
      /** Matching guides of the section; the page may hold fewer. */
      count: z.int(),
      /** Those of them whose own section it is; the others are also listed here. */
      own: z.int(),
      slugs: z.array(z.string()),
    }),
  ),
  /** The card of each slug in the sections; a guide may be in several. */
  guides: z.array(guideCardSchema),
});
export type DirectoryPage = z.infer<typeof directoryPageSchema>;

export interface DirectorySection {
  readonly group: DirectoryGroupSlug | '';
  readonly count: number;
  readonly own: number;
  readonly guides: readonly GuideCard[];
}

/** The sections of a page with their cards. */
export function sectionsOf({ sections, guides }: DirectoryPage): DirectorySection[] {
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  return sections.map(({ slugs, ...section }) => ({
    ...section,
    guides: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
  }));
}
