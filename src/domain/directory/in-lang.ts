/**
 * What of a guide a page in one language shows, chosen on the server: texts in the language where there
 * are any, addresses in letters that its readers know, and specialties by name, so that browsers need no
 * catalogue of them.
 */
import { REGION_NAMES } from '../guide/catalogues/regions.ts';
import { SPECIALTY_NAMES } from '../guide/catalogues/specialties.ts';
import { textInLang } from '../guide/own-words.ts';
import { codeName, type Lang } from '../lang.ts';
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

/** Georgian letters say nothing to readers of English: the places they name are called the same in Latin ones. */
function addressInLang(address: string, lang: Lang): string {
  if (lang === 'ka' || !GEORGIAN_ALONE.test(address)) return address;
  return romanizedName(address.replaceAll(GEORGIAN_WORDS, (word) => ENGLISH_NAMES.get(word) ?? word));
}

function cardInLang<Card extends GuideCard>(card: Card, lang: Lang): Card {
  return {
    ...card,
    specialties: card.specialties.map((stored) => codeName(SPECIALTY_NAMES, stored, lang)),
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
