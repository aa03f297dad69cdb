/** The entries of the menus. */
import { professionCards } from '../../content/professions/cards.ts';
import { MENU_PROFESSIONS } from '../../domain/guide/professions.ts';
import type { Localized } from '../../domain/lang.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

export interface MenuLink {
  /** Path without the language prefix. */
  readonly to: string;
  readonly label: MessageId | Localized;
}

/** The professions menu (specification, section 2), and below it the page that also lists the others. */
export const PROFESSIONS_MENU: readonly MenuLink[] = [
  ...MENU_PROFESSIONS.flatMap((menuSlug) => professionCards.filter(({ slug }) => slug === menuSlug)).map(
    ({ slug, title }) => ({ to: `/professions/${slug}`, label: title }),
  ),
  { to: '/professions', label: 'shell.allProfessions' },
];

/** The association's pages in the order of its menu (specification, section 2). */
export const ASSOCIATION_LINKS: readonly MenuLink[] = (
  [
    'about',
    'history',
    'governance',
    'safety-guidelines',
    'partners',
    'media-kit',
    'mission',
    'ifmga',
    'ats',
    'what-we-do',
  ] as const
).map((name) => ({ to: `/association/${name}`, label: `shell.association.${name}` as const }));

export const PLAIN_LINKS: readonly MenuLink[] = [
  { to: '/guides', label: 'shell.nav.guides' },
  { to: '/news', label: 'shell.nav.news' },
  { to: '/becoming-guide', label: 'shell.nav.becoming-guide' },
  { to: '/contact', label: 'shell.nav.contact' },
];

export const CHECK_LINK: MenuLink = { to: '/check', label: 'shell.nav.check' };

export const FOOTER_MENU: readonly MenuLink[] = [
  { to: '/association/about', label: 'shell.association.about' },
  { to: '/association/partners', label: 'shell.association.partners' },
  { to: '/news', label: 'shell.nav.news' },
  CHECK_LINK,
];

export const FOOTER_LEGAL: readonly MenuLink[] = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.terms' },
];
