import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import type { MenuLink } from '../../ui/links/MenuLinks.tsx';

/** Returns the properties of links to pages; marked is the one to the current page. */
export function useMenuLinks(links: readonly MenuLink[]) {
  const t = useT();
  const lang = useLang();
  const { path } = usePage();
  return links.map(({ to, label }) => ({
    href: localPath(to, lang),
    children: t(label),
    ...(path === to ? { 'aria-current': 'page' as const } : {}),
  }));
}
