import type { MenuLink } from '../../ui/links/MenuLinks.tsx';

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
