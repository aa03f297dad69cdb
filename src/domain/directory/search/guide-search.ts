/**
 * The search of the directory: free text word by word, filters with counts, pages. For the server: the
 * index and its words are not for browsers.
 */
import type { Lang } from '../../lang.ts';
import { DIRECTORY_GROUP_SLUGS, directoryGroupsOf } from '../../guide/professions.ts';
import { GUIDES_PER_PAGE, type GuideQuery } from '../guide-query.ts';
import { createFilterTable, type Facets, type FilterTable } from './filters.ts';
import { plainLatin } from '../../spelling/letters.ts';
import { createNameIndex } from './name-index.ts';
import { factsOf, nameWordsOf, type GuideFacts, type SearchableGuide } from './searchable-guide.ts';
import { soundKeys } from '../../spelling/sound-keys.ts';
import { EVERYBODY_FACT, stemsOfWord, type Fact } from './vocabulary.ts';
import { findByText, type TextMatch } from './free-text.ts';
import { createAnswerOrder, type AnswerOrder } from './order.ts';
import type { ScoredGuides } from './word-scores.ts';

export interface GuideSearchResult<Guide> {
  /** The guides of the page, the best answer first. */
  readonly guides: readonly Guide[];
  /** Guides on all pages. */
  readonly total: number;
  /** The page shown: the last one where the query asks for a later one. */
  readonly page: number;
  readonly pages: number;
  readonly text: TextMatch;
  /** Words of the text that no guide has anything to do with, however they are spelled. */
  readonly unknownWords: readonly string[];
  readonly facets: Facets;
}

export interface GuideSearch<Guide> {
  /** @param lang of the page: equal answers follow the order of names in it. */
  readonly find: (query: GuideQuery, lang: Lang) => GuideSearchResult<Guide>;
}

/** Results of functions that are asked the same again and again, as names repeat. */
function remembered(compute: (word: string) => string[]): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const result = known.get(word) ?? compute(word);
    known.set(word, result);
    return result;
  };
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
  const keysOf = remembered(soundKeys);
  const stems = remembered(stemsOfWord);
  // Most words are their own key, which the field of keys has.
  const latinOf = remembered((word) => [plainLatin(word)].filter((latin) => !keysOf(word).includes(latin)));
  const nameWords = guides.map(nameWordsOf);
  const joined = (words: readonly string[], keys: (word: string) => string[]) =>
    [...new Set(words.flatMap(keys))].join(' ');
  return {
    count: guides.length,
    nameWords,
    withFact: postings(known),
    names: createNameIndex(
      nameWords.map((words, place) => ({
        name: joined(words, keysOf),
        latin: joined(words, latinOf),
        own: joined(known[place]?.ownWords ?? [], stems),
      })),
    ),
  };
}

function createFilters(guides: readonly SearchableGuide[], known: readonly GuideFacts[]): FilterTable {
  return createFilterTable(
    guides.map((guide, place) => ({
      profession: directoryGroupsOf(guide.profession),
      language: known[place]?.languages ?? [],
      region: known[place]?.regions ?? [],
      level: guide.certification_level ? [guide.certification_level] : [],
    })),
  );
}

/** The index of these guides. About 20 ms for 1 000 of them; make it again when they change. */
export function createGuideSearch<Guide extends SearchableGuide>(
  guides: readonly Guide[],
): GuideSearch<Guide> {
  const known = guides.map(factsOf);
  const scored = toScoredGuides(guides, known);
  const filters = createFilters(guides, known);
  const orders = new Map<Lang, AnswerOrder>();
  const everybody = guides.map((_, place) => place);
  return {
    find: (query, lang) => {
      const order = orders.get(lang) ?? createAnswerOrder(guides, lang);
      orders.set(lang, order);
      const { text, scores, unknownWords } = findByText(scored, query.q);
      const found = scores ? everybody.filter((place) => (scores[place] ?? 0) > 0) : everybody;
      const passing = found.filter((place) => filters.passes(place, query));
      const section = DIRECTORY_GROUP_SLUGS.findIndex((slug) => slug === query.profession);
      const listed = order.sorted(passing, scores, section);
      const pages = Math.max(1, Math.ceil(listed.length / GUIDES_PER_PAGE));
      const page = Math.min(query.page, pages);
      const shown = listed.slice((page - 1) * GUIDES_PER_PAGE, page * GUIDES_PER_PAGE);
      return {
        guides: shown.flatMap((place) => guides[place] ?? []),
        total: listed.length,
        page,
        pages,
        text,
        unknownWords,
        facets: filters.facets(found, query),
      };
    },
  };
}
