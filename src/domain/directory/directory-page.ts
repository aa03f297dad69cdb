/** One page of directory results, as sent to a visitor. */
import type { DirectoryGroupSlug } from '../guide/professions.ts';
import type { GuideFilter } from './guide-filters.ts';
import type { NARROWING_NAMES } from './guide-query.ts';
import type { GuideCard } from './public-guide.ts';

interface ListedSection {
  /** '' for a list across all professions, in which nobody is twice. */
  readonly group: DirectoryGroupSlug | '';
  /** Matching guides of the section; the page may hold fewer. */
  readonly count: number;
  /** Those of them whose own section it is; the others are also listed here. */
  readonly own: number;
}

export interface DirectorySection extends ListedSection {
  readonly guides: readonly GuideCard[];
}

/** The part of the directory shown on one page of results. */
export interface DirectoryPage {
  /** Guides in the whole directory. */
  readonly listed: number;
  /** Guides that match. */
  readonly found: number;
  /** Whom the free text found: there was none; by its words; only by similar words; nobody, whatever the filters. */
  readonly text: 'none' | 'words' | 'similar' | 'nobody';
  /** Words of the text that match no guide. */
  readonly unknownWords: readonly string[];
  /** How words of the text were read: names of the catalogue, in the language of the page. */
  readonly readings: readonly string[];
  /** Whether one of them is a place. */
  readonly isPlaceRead: boolean;
  /** Where nobody matches: what could be left out, and how many guides match then. */
  readonly without: readonly { readonly name: (typeof NARROWING_NAMES)[number]; readonly count: number }[];
  /** The choices of each filter that have results, each with the number of its guides. */
  readonly facets: Readonly<
    Record<GuideFilter, readonly { readonly code: string; readonly count: number }[]>
  >;
  readonly sections: readonly (ListedSection & { readonly slugs: readonly string[] })[];
  /** The card of each slug in the sections; a guide may be in several. */
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
