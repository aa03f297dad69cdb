import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MENUS } from '../../content/routes.ts';
import { useT } from '../../i18n/use-t.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import { FEDERATION_LINK, useMenuLinks } from './MenuItems.tsx';

/** From this width on, in rem, all labels have room with air between them. */
export const ROOMY = 87.5;

const Navigation = styled('nav')(({ theme }) => ({
  '& > ul': { display: 'flex', gap: '0.125rem' },
  '& > ul > li > a, & .dropdown > button': {
    gap: '0.3rem',
    whiteSpace: 'nowrap',
    // Georgian words are wider than English ones.
    '&:lang(ka)': {
      fontSize: '0.9375rem',
      [theme.breakpoints.down(ROOMY)]: { paddingInline: '0.3125rem' },
    },
  },
}));

/** The menu of wide screens. */
export function MainNavigation() {
  const t = useT();
  const links = [...useMenuLinks(MENUS.pages), FEDERATION_LINK];
  return (
    <Navigation className="main-nav no-print" aria-label={t('shell.nav.label')}>
      <ul className="plain-list">
        <li>
          <DropdownMenu name="professions" label={t('shell.nav.professions')} paths={MENUS.professions} />
        </li>
        <li>
          <DropdownMenu name="association" label={t('shell.nav.association')} paths={MENUS.association} />
        </li>
        {links.map((link) => (
          <li key={link.href}>
            <Button variant="nav" color="inherit" {...link} />
          </li>
        ))}
      </ul>
    </Navigation>
  );
}
