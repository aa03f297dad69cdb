import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { site } from '../../content/site.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { ASSOCIATION_LINKS } from './association-links.ts';
import { PLAIN_LINKS, PROFESSIONS_MENU } from './menu-links.ts';
import { useMenuLinks } from './use-menu-links.ts';

/** From this width on, in rem, all labels have room with air between them. */
export const ROOMY = 87.5;

const Navigation = styled('nav')(({ theme }) => ({
  '& > ul': { display: 'flex', gap: '0.125rem', margin: 0, padding: 0, listStyle: 'none' },
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
  const links = useMenuLinks(PLAIN_LINKS);
  return (
    <Navigation className="main-nav no-print" aria-label={t('shell.nav.label')}>
      <ul>
        <li>
          <DropdownMenu name="professions" label={t('shell.nav.professions')} links={PROFESSIONS_MENU} />
        </li>
        <li>
          <DropdownMenu name="association" label={t('shell.nav.association')} links={ASSOCIATION_LINKS} />
        </li>
        {links.map((link) => (
          <li key={link.href}>
            <Button variant="nav" color="inherit" {...link} />
          </li>
        ))}
        <li>
          <Button variant="nav" color="inherit" href={site.federation.url} rel="noopener">
            <FederationName />
          </Button>
        </li>
      </ul>
    </Navigation>
  );
}

/** The text of the link to the federation. */
export function FederationName() {
  const t = useT();
  return (
    <>
      {t('shell.nav.federation')}
      <span className="visually-hidden"> – {t('shell.nav.federationHint')}</span>
      <Icon name="external" size={16} />
    </>
  );
}
