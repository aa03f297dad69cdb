/**
 * The directory as visitors see it: free text word by word, filters with counts, sections and pages. For the server
 * only: browsers load neither the index nor its words.
 */
import type { Lang } from '../../lang.ts';
import { ownSections } from '../../guide/claims.ts';
import { DIRECTORY_GROUP_SLUGS } from '../../guide/professions.ts';
import { plainLatin } from '../../spelling/letters.ts';
import { soundKeys } from '../../spelling/sound-keys.ts';
import { FIRST_CARDS, PAGE_CARDS } from '../../settings.ts';
import type { DirectoryPage } from '../directory-page.ts';
import { EVERY_GUIDE, isNarrowed, NARROWING_NAMES, type GuideQuery } from '../guide-query.ts';
import type { GuideCard } from '../public-guide.ts';
import { facetsOf, passes } from './filters.ts';
import { findByText } from './free-text.ts';
import { createResultOrder, onTurn, type ResultOrder } from './order.ts';
import { factsOf, nameWordsOf, type GuideFacts, type SearchableGuide } from './searchable-guide.ts';
import { createTermIndex } from './term-index.ts';
import { EVERYBODY_FACT, factName, kindOf, stemsOfWord, type Fact } from './vocabulary.ts';
import type { ScoredGuides } from './word-scores.ts';

type Page<Guide> = Omit<DirectoryPage, 'guides'> & { guides: Guide[] };

/** All listed guides, ready to search. */
export interface Directory<Guide = GuideCard> {
  readonly guides: readonly Guide[];
  /** @param day its number, for whose turn it is in the sections of the whole directory. */
  readonly find: (query: GuideQuery, lang: Lang, day: number) => Page<Guide>;
}

export function createDirectory<Guide extends SearchableGuide>(guides: readonly Guide[]): Directory<Guide> {
  // The index is built on the first search: a visit to one guide does not need it.
  let search: Directory<Guide>['find'] | undefined;
  return {
    guides,
    find: (query, lang, day) => (search ??= createSearch(guides))(query, lang, day),
  };
}

function postings(guides: readonly GuideFacts[]): ReadonlyMap<Fact, readonly number[]> {
  const lists = new Map<Fact, number[]>([[EVERYBODY_FACT, [...guides.keys()]]]);
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

/** About 20 ms for 1 000 guides. */
function createSearch<Guide extends SearchableGuide>(unsorted: readonly Guide[]): Directory<Guide>['find'] {
  // By slug, so that equal guides have one order in every language, however they come from the database.
  const guides = unsorted.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const known = guides.map(factsOf);
  // This is most of the work and only free text needs it, so the first page of a new instance does not wait for it.
  let scored: ScoredGuides | undefined;
  const orders = new Map<Lang, ResultOrder>();
  const everybody = [...guides.keys()];
  const passing = (places: readonly number[], query: GuideQuery) =>
    places.filter((place) => passes(known[place]?.codes ?? [], query));
  const guidesAt = (places: readonly number[]) => places.flatMap((place) => guides[place] ?? []);
  return (query, lang, day) => {
    const inOrder = orders.get(lang) ?? createResultOrder(guides, lang);
    orders.set(lang, inOrder);
    const { scores, facts, ...met } = findByText(() => (scored ??= toScoredGuides(guides, known)), query.q);
    const byText = scores ? everybody.filter((place) => (scores[place] ?? 0) > 0) : everybody;
    const listed = passing(byText, query);
    const page = Math.min(query.page, Math.max(1, Math.ceil(listed.length / PAGE_CARDS)));
    const without = NARROWING_NAMES.filter((name) => listed.length === 0 && query[name] !== '').map(
      (name) => ({
        name,
        count: passing(name === 'q' ? everybody : byText, { ...query, [name]: '' }).length,
      }),
    );
    const chosen = DIRECTORY_GROUP_SLUGS.find((slug) => slug === query.profession);
    // Some guides of every section, or one page of a list, in which each guide is once.
    const lists = isNarrowed(query)
      ? [
          {
            group: chosen ?? ('' as const),
            places: listed,
            shown: inOrder(listed, scores, chosen).slice((page - 1) * PAGE_CARDS, page * PAGE_CARDS),
          },
        ]
      : DIRECTORY_GROUP_SLUGS.map((group) => {
          const places = passing(everybody, { ...EVERY_GUIDE, profession: group });
          return { group, places, shown: inOrder(onTurn(places, day, FIRST_CARDS), undefined, group) };
        });
    const filled = lists.filter(({ places }) => places.length > 0);
    const isOwn = (guide: Guide, group: string) => ownSections(guide).some((section) => section === group);
    return {
      ...met,
      listed: guides.length,
      found: listed.length,
      readings: [...new Set(facts.map((fact) => factName(fact, lang)))],
      isPlaceRead: facts.some((fact) => ['place', 'region'].includes(kindOf(fact))),
      without: without.filter(({ count }) => count > 0),
      facets: facetsOf(
        byText.map((place) => known[place]?.codes ?? []),
        query,
      ),
      sections: filled.map(({ group, places, shown }) => ({
        group,
        count: places.length,
        own: guidesAt(places).filter((guide) => isOwn(guide, group)).length,
        slugs: guidesAt(shown).map(({ slug }) => slug),
      })),
      guides: guidesAt([...new Set(filled.flatMap(({ shown }) => shown))]),
    };
  };
}
