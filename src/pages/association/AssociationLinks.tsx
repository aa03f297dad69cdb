import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useT } from '../../i18n/use-t.ts';
import { ASSOCIATION_LINKS } from '../../islands/frame/menu-links.ts';
import { useMenuLinks } from '../../islands/frame/MenuItems.tsx';

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
        {useMenuLinks(ASSOCIATION_LINKS).map((link) => (
          <li key={link.href}>
            <Link {...link} />
          </li>
        ))}
      </List>
    </Navigation>
  );
}

const Navigation = styled('nav')(({ theme: { breakpoints, vars } }) => ({
  borderBlockStart: `3px solid ${vars.palette.primary.main}`,
  '& a': {
    display: 'block',
    paddingBlock: '0.625rem',
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
    color: vars.palette.text.primary,
    '&:not(:hover)': { textDecoration: 'none' },
    '&:hover': { color: vars.palette.primary.main },
    '&[aria-current]': { fontWeight: 600, borderColor: vars.palette.secondary.main },
  },
  // Below the text it needs the spacing that the column provides beside it.
  [breakpoints.down('md')]: { marginBlockStart: '1.5rem' },
  [breakpoints.between('sm', 'md')]: {
    '& ul': { columns: 2, columnGap: '2rem' },
  },
}));
