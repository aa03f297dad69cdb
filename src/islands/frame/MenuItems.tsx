import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { professionCards } from '../../content/professions/cards.ts';
import { site } from '../../content/site.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useFoundMessage, useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** Returns the properties of links to pages of `MENUS`; marked is the one to the current page. */
export function useMenuLinks(paths: readonly string[]) {
  const lang = useLang();
  const message = useFoundMessage();
  const { path } = usePage();
  return paths.map((to) => ({
    href: localPath(to, lang),
    children:
      message(`shell.page${to}`) ??
      professionCards.find(({ slug }) => to === `/professions/${slug}`)?.title[lang],
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
