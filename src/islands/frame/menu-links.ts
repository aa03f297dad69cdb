/** The entries of the menus. */
import type { MessageId } from '../../i18n/catalogue.ts';

export interface MenuLink {
  /** Path without the language prefix. */
  readonly to: string;
  readonly label: MessageId;
}

/**
 * The professions menu (specification, section 2): those of `MENU_PROFESSIONS`, which a test compares, by names that
 * the types of the labels need.
 */
export const PROFESSION_LINKS: readonly MenuLink[] = (
  [
    'mountain-guide',
    'trekking-guide',
    'alpine-climbing-instructor',
    'ski-guide',
    'ski-teacher',
    'rock-climbing-guide',
  ] as const
).map((slug) => ({ to: `/professions/${slug}`, label: `shell.profession.${slug}` as const }));

/** Shown below the professions of the menu: the page that also lists the others. */
const ALL_PROFESSIONS: MenuLink = { to: '/professions', label: 'shell.allProfessions' };

export const PROFESSIONS_MENU: readonly MenuLink[] = [...PROFESSION_LINKS, ALL_PROFESSIONS];

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

export const FOOTER_MENU: readonly MenuLink[] = [
  { to: '/association/about', label: 'shell.association.about' },
  { to: '/association/partners', label: 'shell.association.partners' },
  { to: '/news', label: 'shell.nav.news' },
];

export const FOOTER_LEGAL: readonly MenuLink[] = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.terms' },
];
