/**
 * What of a guide a page in one language shows, chosen on the server: texts in the language where there
 * are any, addresses in letters that its readers know, and specialties by name, so that browsers need no
 * catalogue of them.
 */
import { specialtyName } from '../guide/catalogues/specialties.ts';
import { textInLang } from '../guide/own-words.ts';
import type { Lang } from '../lang.ts';
import type { DirectoryPage } from './directory-page.ts';
import type { GuideCard, PublicGuide } from './public-guide.ts';
import { romanizedName } from './slug.ts';

/** An address with Georgian letters and no others. */
const GEORGIAN_ALONE = /^(?:[ა-ჰᲐ-Ჿ]|\P{L})+$/u;

/** Georgian letters say nothing to readers of English: the places they name are called the same in Latin ones. */
function addressInLang(address: string, lang: Lang): string {
  return lang === 'en' && GEORGIAN_ALONE.test(address) ? romanizedName(address) : address;
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
