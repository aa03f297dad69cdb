import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useT } from '../../i18n/use-t.ts';
import { ASSOCIATION_LINKS } from '../../islands/frame/menu-links.ts';
import { MenuItems, useMenuLinks } from '../../islands/frame/MenuItems.tsx';

interface AssociationLinksProps {
  /**
   * On pages with more content below the text, the links are at the end on narrow screens; such pages
   * render both.
   */
  readonly only?: 'beside' | 'below';
}

/** Links to the other pages of the association, next to the text or, on narrow screens, below it. */
export function AssociationLinks({ only }: AssociationLinksProps) {
  const t = useT();
  const display = {
    beside: { xs: 'none', md: 'block' },
    below: { md: 'none' },
  };
  return (
    <Navigation
      className="no-print"
      aria-label={t('shell.nav.association')}
      sx={{ display: only && display[only] }}
    >
      <List disablePadding>
        <MenuItems links={useMenuLinks(ASSOCIATION_LINKS)} />
      </List>
    </Navigation>
  );
}

const Navigation = styled('nav')(({ theme: { breakpoints, vars } }) => ({
  borderBlockStart: `3px solid ${vars.palette.primary.main}`,
  '& li': { borderBlockEnd: `1px solid ${vars.palette.divider}` },
  // Below the text it needs the spacing that the column provides beside it.
  [breakpoints.down('md')]: { marginBlockStart: '1.5rem' },
  [breakpoints.between('sm', 'md')]: {
    '& ul': { columns: 2, columnGap: '2rem' },
  },
}));
