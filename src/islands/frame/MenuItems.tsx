import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { MenuLink } from '../../ui/links/MenuLinks.tsx';
import { useMenuLinks } from './use-menu-links.ts';

/** The items of a list of links. */
export function MenuItems({ links }: { readonly links: readonly MenuLink[] }) {
  return useMenuLinks(links).map((link) => (
    <ListItem key={link.href} disablePadding>
      <ListItemButton {...link} />
    </ListItem>
  ));
}
