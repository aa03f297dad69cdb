/** One page of results of the directory: what a visitor is sent of it. */
import * as z from 'zod/mini';
import { DIRECTORY_GROUP_SLUGS, type DirectoryGroupSlug } from '../guide/professions.ts';
import { GUIDES_PER_PAGE } from './guide-query.ts';
import { guideCardSchema, type GuideCard } from './public-guide.ts';

/** Cards of each section while no profession is chosen: a row of a wide page, and few enough for a phone. */
export const FIRST_CARDS = 3;
/** Cards of a page of one profession. */
export const PAGE_CARDS = GUIDES_PER_PAGE;

/** The choices of a filter that lead somewhere, each with the number of its guides. */
const facetSchema = z.array(z.object({ code: z.string(), count: z.int() }));

/** A part of the directory: what is on one page of results. */
export const directoryPageSchema = z.object({
  /** Guides in the whole directory. */
  listed: z.int(),
  /** Guides that match. */
  found: z.int(),
  /** How the free text was met: see `TextMatch` of the search. */
  text: z.enum(['none', 'words', 'similar', 'nobody']),
  /** Words of the text that no guide has anything to do with. */
  unknownWords: z.array(z.string()),
  facets: z.object({
    profession: facetSchema,
    language: facetSchema,
    region: facetSchema,
    level: facetSchema,
  }),
  sections: z.array(
    z.object({
      group: z.enum(DIRECTORY_GROUP_SLUGS),
      /** Guides of the section that match; the page may have fewer of them. */
      count: z.int(),
      slugs: z.array(z.string()),
    }),
  ),
  /** The card of each slug in the sections; a guide may be in several. */
  guides: z.array(guideCardSchema),
});
export type DirectoryPage = z.infer<typeof directoryPageSchema>;

export interface DirectorySection {
  readonly group: DirectoryGroupSlug;
  readonly count: number;
  readonly guides: readonly GuideCard[];
}

/** The sections of a page with their cards. */
export function sectionsOf({ sections, guides }: DirectoryPage): DirectorySection[] {
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  return sections.map(({ group, count, slugs }) => ({
    group,
    count,
    guides: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
  }));
}
