import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { site } from '../../content/site.ts';
import { localPath } from '../../domain/paths.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import type { MenuLink } from './menu-links.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** Returns the properties of links to pages; marked is the one to the current page. */
export function useMenuLinks(links: readonly MenuLink[]) {
  const { t, lang } = useI18n();
  const { path } = usePage();
  return links.map(({ to, label }) => ({
    href: localPath(to, lang),
    children: typeof label === 'string' ? t(label) : label[lang],
    ...(path === to ? { 'aria-current': 'page' as const } : {}),
  }));
}

export const FEDERATION_LINK = { href: site.federation.url, rel: 'noopener', children: <FederationName /> };

function FederationName() {
  const t = useT();
  return (
    <>
      {t('shell.nav.federation')}
      <span className="visually-hidden"> – {t('shell.nav.federationHint')}</span>
      <Icon name="external" size={16} />
    </>
  );
}

interface MenuItemsProps {
  readonly links: readonly (ReturnType<typeof useMenuLinks>[number] | typeof FEDERATION_LINK)[];
}

/** The items of a list of links. */
export function MenuItems({ links }: MenuItemsProps) {
  return links.map((link) => (
    <ListItem key={link.href} disablePadding>
      <ListItemButton {...link} />
    </ListItem>
  ));
}
