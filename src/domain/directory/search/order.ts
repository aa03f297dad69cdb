/** The order of guides with equal scores, and whose turn it is where only some are shown. */
import { GUIDE_TEXT_LANGS, readableLang, type Lang } from '../../lang.ts';
import { ownSections } from '../../guide/claims.ts';
import type { DirectoryGroupSlug } from '../../guide/professions.ts';
import { romanize } from '../../spelling/romanize.ts';
import type { SearchableGuide } from './searchable-guide.ts';

/**
 * Returns the name to sort by: in Georgian, Georgian names come before others; in English, names
 * are romanised.
 */
function sortName(guide: SearchableGuide, lang: Lang): string {
  if (readableLang(GUIDE_TEXT_LANGS, lang) === 'en')
    return romanize(guide.latin_name || guide.full_name).toLowerCase();
  const name = guide.georgian_name || guide.full_name;
  return `${/^[ა-ჰ]/u.test(name) ? 0 : 1}${name}`;
}

/**
 * Sorts places of guides for the pages of one language: higher scores first, then guides whose own section is requested,
 * then by name.
 */
export type ResultOrder = (
  places: readonly number[],
  scores: Int32Array | undefined,
  section: DirectoryGroupSlug | undefined,
) => number[];

/**
 * Returns those who are shown on a day: each day the next ones, so that in as many days as there are all are shown
 * equally often.
 * @param all in an order that is the same in every language.
 */
export function onTurn<Item>(all: readonly Item[], day: number, most: number): Item[] {
  const start = (day * most) % all.length;
  return [...all.slice(start), ...all.slice(0, start)].slice(0, most);
}

/** Ä beside A, not after Z. Georgian letters have the order of their code points. */
const { compare } = new Intl.Collator('en');

/** @param guides those of the same name in their order. */
export function createResultOrder(guides: readonly SearchableGuide[], lang: Lang): ResultOrder {
  const sections = guides.map(ownSections);
  const names = guides.map((guide) => sortName(guide, lang));
  const byName = [...guides.keys()].sort((a, b) => compare(names[a] ?? '', names[b] ?? ''));
  return (places, scores, section) => {
    const wanted = new Set(places);
    const scoreOf = (place: number) => scores?.[place] ?? 0;
    const isOther = (place: number) => Number(section && !sections[place]?.includes(section));
    return byName
      .filter((place) => wanted.has(place))
      .sort((a, b) => scoreOf(b) - scoreOf(a) || isOther(a) - isOther(b));
  };
}
