/**
 * What of a guide a page in one language shows, chosen on the server: texts in the language where there
 * are any, addresses in letters that its readers know, and specialties by name, so that browsers need no
 * catalogue of them.
 */
import { PLACES_OF_REGION } from '../guide/catalogues/places.ts';
import { REGION_NAMES } from '../guide/catalogues/regions.ts';
import { specialtyName } from '../guide/catalogues/specialties.ts';
import { textInLang } from '../guide/own-words.ts';
import type { Lang } from '../lang.ts';
import type { DirectoryPage } from './directory-page.ts';
import type { GuideCard, PublicGuide } from './public-guide.ts';
import { romanizedName } from '../spelling/romanize.ts';

/** An address with Georgian letters and no others. */
const GEORGIAN_ALONE = /^(?:[ა-ჰᲐ-Ჿ]|\P{L})+$/u;

const GEORGIAN_WORDS = /[ა-ჰ]+/gu;

/** Regions that English names otherwise than their letters: აჭარა is Adjara. */
const ENGLISH_NAMES = new Map(
  Object.values(REGION_NAMES).flatMap(({ ka, en }) => {
    const words = en.match(/\p{L}+/gu) ?? [];
    return (ka.match(GEORGIAN_WORDS) ?? []).map((word, index) => [word, words[index] ?? word] as const);
  }),
);

const LATIN_ALONE = /^(?:[a-z]|\P{L})+$/iu;
const LATIN_WORDS = /[a-z]+/giu;

/** Georgian place names by their Latin spelling; undefined where two places share one spelling. */
const GEORGIAN_NAMES = georgianNames();

function georgianNames(): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>([['georgia', 'საქართველო']]);
  const add = (latin: string, word: string) => {
    const key = latin.toLowerCase();
    names.set(key, names.has(key) && names.get(key) !== word ? undefined : word);
  };
  const words = Object.values(PLACES_OF_REGION)
    .flat()
    .flatMap((place) => place.match(GEORGIAN_WORDS) ?? []);
  for (const word of words) add(romanizedName(word), word);
  for (const [word, english] of ENGLISH_NAMES) add(english, word);
  return names;
}

/** Only whole: an address with one word in the other letters is harder to read than one that has none. */
function toGeorgian(address: string): string {
  const words = address.match(LATIN_WORDS) ?? [];
  const isKnown = words.every((word) => GEORGIAN_NAMES.get(word.toLowerCase()) !== undefined);
  if (!isKnown) return address;
  return address.replaceAll(LATIN_WORDS, (word) => GEORGIAN_NAMES.get(word.toLowerCase()) ?? word);
}

/**
 * Georgian letters say nothing to readers of English: the places they name are called the same in Latin ones. Latin ones that
 * name nothing but known places are Georgian on Georgian pages.
 */
function addressInLang(address: string, lang: Lang): string {
  if (lang === 'ka') return LATIN_ALONE.test(address) ? toGeorgian(address) : address;
  if (!GEORGIAN_ALONE.test(address)) return address;
  return romanizedName(address.replaceAll(GEORGIAN_WORDS, (word) => ENGLISH_NAMES.get(word) ?? word));
}

function cardInLang<Card extends GuideCard>(card: Card, lang: Lang): Card {
  return {
    ...card,
    specialties: card.specialties.map((stored) => specialtyName(stored, lang)),
    description: textInLang([card.description, card.other_description], lang),
    other_description: '',
    ...(card.address === undefined ? {} : { address: addressInLang(card.address, lang) }),
  };
}

export function guideInLang(guide: PublicGuide, lang: Lang): PublicGuide {
  return { ...cardInLang(guide, lang), bio: textInLang([guide.bio, guide.other_bio], lang), other_bio: '' };
}

export function pageInLang(page: DirectoryPage, lang: Lang): DirectoryPage {
  return { ...page, guides: page.guides.map((card) => cardInLang(card, lang)) };
}
