/**
 * The guide search: free text word by word, filters with counts, pages. For the server only:
 * browsers load neither the index nor its words.
 */
import type { Lang } from '../../lang.ts';
import type { DirectoryPage } from '../directory-page.ts';
import { ownSections } from '../../guide/claims.ts';
import { DIRECTORY_GROUP_SLUGS, type DirectoryGroupSlug } from '../../guide/professions.ts';
import { EVERY_GUIDE, NARROWING_NAMES, type GuideQuery } from '../guide-query.ts';
import { facetsOf, passes, type Facets } from './filters.ts';
import { plainLatin } from '../../spelling/letters.ts';
import { createTermIndex } from './term-index.ts';
import { factsOf, nameWordsOf, type GuideFacts, type SearchableGuide } from './searchable-guide.ts';
import { soundKeys } from '../../spelling/sound-keys.ts';
import { EVERYBODY_FACT, factName, kindOf, stemsOfWord, type Fact } from './vocabulary.ts';
import { findByText, type TextMatch } from './free-text.ts';
import { createResultOrder, onTurn, type ResultOrder } from './order.ts';
import type { ScoredGuides } from './word-scores.ts';
import { PAGE_CARDS } from '../../settings.ts';

/** What pages and sections have in common. */
interface Found {
  /** Matching guides on all pages, each counted once. */
  readonly total: number;
  readonly text: TextMatch;
  /** Words of the text that match no guide in any spelling. */
  readonly unknownWords: readonly string[];
  readonly readings: readonly string[];
  readonly isPlaceRead: boolean;
  readonly without: DirectoryPage['without'];
  readonly facets: Facets;
}

/** One page of guides, the best match first. */
export interface FoundPage<Guide> extends Found {
  /** Those of the last page when the query asks for a later one. */
  readonly guides: readonly Guide[];
  /** Matching guides whose own section is the chosen one. */
  readonly own: number;
}

/** The non-empty sections in the catalogue's order; a guide may be in several. */
export interface FoundSections<Guide> extends Found {
  readonly sections: readonly {
    readonly group: DirectoryGroupSlug | '';
    /** Matching guides of the section. */
    readonly count: number;
    /** Those of them whose own section it is. */
    readonly own: number;
    /** Some of them, in the order of `order.ts`. */
    readonly guides: readonly Guide[];
  }[];
}

/** Finds guides for a page in the language `lang`, in the order of `order.ts`. */
export interface GuideSearch<Guide> {
  readonly find: (query: GuideQuery, lang: Lang) => FoundPage<Guide>;
  /** Returns all sections. @param most guides of a section, those whose turn it is on that day. */
  readonly findSections: (lang: Lang, most: number, day: number) => FoundSections<Guide>;
}

function postings(guides: readonly GuideFacts[]): ReadonlyMap<Fact, readonly number[]> {
  const lists = new Map<Fact, number[]>([[EVERYBODY_FACT, guides.map((_, place) => place)]]);
  for (const [place, { facts }] of guides.entries()) {
    for (const fact of facts) {
      const list = lists.get(fact);
      if (list) list.push(place);
      else lists.set(fact, [place]);
    }
  }
  return lists;
}

function toScoredGuides(guides: readonly SearchableGuide[], known: readonly GuideFacts[]): ScoredGuides {
  // Most words are their own sound key, and the key field already holds those.
  const latinOf = (word: string) => [plainLatin(word)].filter((latin) => !soundKeys(word).includes(latin));
  const nameWords = guides.map(nameWordsOf);
  const joined = (words: readonly string[], keys: (word: string) => string[]) =>
    [...new Set(words.flatMap(keys))].join(' ');
  return {
    count: guides.length,
    nameWords,
    withFact: postings(known),
    names: createTermIndex(
      ['name', 'latin', 'own'],
      nameWords.map((words, place) => ({
        name: joined(words, soundKeys),
        latin: joined(words, latinOf),
        own: joined(known[place]?.ownWords ?? [], stemsOfWord),
      })),
    ),
  };
}

/**
 * Builds the index of these guides, about 20 ms for 1 000. Build a new one when the guides change.
 */
export function createGuideSearch<Guide extends SearchableGuide>(
  guides: readonly Guide[],
): GuideSearch<Guide> {
  const known = guides.map(factsOf);
  // This is most of the work and only free text needs it, so the first page of a new instance does
  // not wait for it.
  let scored: ScoredGuides | undefined;
  const orders = new Map<Lang, ResultOrder>();
  const everybody = [...guides.keys()];
  const codesAt = (places: readonly number[]) => places.map((place) => known[place]?.codes ?? []);
  const passing = (places: readonly number[], query: GuideQuery) =>
    places.filter((place) => passes(known[place]?.codes ?? [], query));
  const guidesAt = (places: readonly number[]) => places.flatMap((place) => guides[place] ?? []);
  const ownOf = (places: readonly number[], group: string) =>
    guidesAt(places).filter((guide) => ownSections(guide).some((section) => section === group)).length;
  const ask = (query: GuideQuery, lang: Lang) => {
    const order = orders.get(lang) ?? createResultOrder(guides, lang);
    orders.set(lang, order);
    const { text, scores, unknownWords, facts } = findByText(
      () => (scored ??= toScoredGuides(guides, known)),
      query.q,
    );
    const byText = scores ? everybody.filter((place) => (scores[place] ?? 0) > 0) : everybody;
    const listed = passing(byText, query);
    const without = () =>
      NARROWING_NAMES.filter((name) => query[name] !== '')
        .map((name) => ({
          name,
          count: passing(name === 'q' ? everybody : byText, { ...query, [name]: '' }).length,
        }))
        .filter(({ count }) => count > 0);
    const found: Found = {
      total: listed.length,
      text,
      unknownWords,
      readings: [...new Set(facts.map((fact) => factName(fact, lang)))],
      isPlaceRead: facts.some((fact) => ['place', 'region'].includes(kindOf(fact))),
      without: listed.length > 0 ? [] : without(),
      facets: facetsOf(codesAt(byText), query),
    };
    const sorted = (places: readonly number[], group: string) =>
      order.sorted(
        places,
        scores,
        DIRECTORY_GROUP_SLUGS.find((slug) => slug === group),
      );
    return { found, listed, sorted, inTurn: order.inTurn };
  };
  return {
    find: (query, lang) => {
      const { found, listed, sorted } = ask(query, lang);
      const pages = Math.max(1, Math.ceil(listed.length / PAGE_CARDS));
      const page = Math.min(query.page, pages);
      const shown = sorted(listed, query.profession).slice((page - 1) * PAGE_CARDS, page * PAGE_CARDS);
      return { ...found, guides: guidesAt(shown), own: ownOf(listed, query.profession) };
    },
    findSections: (lang, most, day) => {
      const { found, inTurn, sorted } = ask(EVERY_GUIDE, lang);
      const sections = DIRECTORY_GROUP_SLUGS.map((group) => ({
        group,
        places: passing(inTurn(), { ...EVERY_GUIDE, profession: group }),
      })).filter(({ places }) => places.length > 0);
      return {
        ...found,
        sections: sections.map(({ group, places }) => ({
          group,
          own: ownOf(places, group),
          count: places.length,
          guides: guidesAt(sorted(onTurn(places, day, most), group)),
        })),
      };
    },
  };
}
