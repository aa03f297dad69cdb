import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { MENUS } from '../../content/routes.ts';
import { useT } from '../../i18n/use-t.ts';
import { MenuItems, useMenuLinks } from '../../islands/frame/MenuItems.tsx';

/** Links to the other pages of the association, next to the text or, on narrow screens, below it. */
export function AssociationLinks() {
  const t = useT();
  return (
    <Navigation className="no-print" aria-label={t('shell.nav.association')}>
      <List disablePadding>
        <MenuItems links={useMenuLinks(MENUS.association)} />
      </List>
    </Navigation>
  );
}

const Navigation = styled('nav')(({ theme: { breakpoints, vars } }) => ({
  borderBlockStart: `3px solid ${vars.palette.primary.main}`,
  '& li': { borderBlockEnd: `1px solid ${vars.palette.divider}` },
  [breakpoints.between('sm', 'md')]: {
    '& ul': { columns: 2, columnGap: '2rem' },
  },
}));
