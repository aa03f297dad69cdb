/** What the menus list, beside the association's pages. */
import { MENU_PROFESSIONS } from '../../domain/professions.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import type { MenuLink } from '../../ui/association-links.ts';

/** The slugs of the menu all have a message; the test of this file holds them together. */
const PROFESSION_LABELS = {
  'mountain-guide': 'shell.profession.mountain-guide',
  'trekking-guide': 'shell.profession.trekking-guide',
  'alpine-climbing-instructor': 'shell.profession.alpine-climbing-instructor',
  'ski-guide': 'shell.profession.ski-guide',
  'ski-teacher': 'shell.profession.ski-teacher',
  'rock-climbing-guide': 'shell.profession.rock-climbing-guide',
} as const satisfies Record<string, MessageId>;

function isLabelled(slug: string): slug is keyof typeof PROFESSION_LABELS {
  return slug in PROFESSION_LABELS;
}

export const PROFESSION_LINKS: readonly MenuLink[] = MENU_PROFESSIONS.filter(isLabelled).map((slug) => ({
  to: `/professions/${slug}`,
  label: PROFESSION_LABELS[slug],
}));

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
