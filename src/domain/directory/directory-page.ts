/** One page of results of the directory: what a visitor is sent of it. */
import * as z from 'zod/mini';
import { DIRECTORY_GROUP_SLUGS, type DirectoryGroupSlug } from '../guide/professions.ts';
import { guideCardSchema, type GuideCard } from './public-guide.ts';

/** Cards of each section while no profession is chosen. */
export const FIRST_CARDS = 6;
/** Cards of a page of one profession. */
export const PAGE_CARDS = 24;
/** A part of the directory: what is on one page of results. */
export const directoryPageSchema = z.object({
  /** Guides in the whole directory. */
  listed: z.int(),
  /** Guides that match. */
  found: z.int(),
  /** Stored languages that listed guides speak, most spoken first. */
  languages: z.array(z.string()),
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
