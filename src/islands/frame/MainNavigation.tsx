import { site } from '../../content/site.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { ASSOCIATION_LINKS } from './association-links.ts';
import { PLAIN_LINKS, PROFESSIONS_MENU } from './menu-links.ts';
import { MenuLinks } from '../../ui/links/MenuLinks.tsx';

/** The menu of wide screens. */
export function MainNavigation() {
  const t = useT();
  return (
    <nav className="main-nav" aria-label={t('shell.nav.label')}>
      <ul className="plain-list">
        <li>
          <DropdownMenu name="professions" label={t('shell.nav.professions')} links={PROFESSIONS_MENU} />
        </li>
        <li>
          <DropdownMenu name="association" label={t('shell.nav.association')} links={ASSOCIATION_LINKS} />
        </li>
        <MenuLinks links={PLAIN_LINKS} />
        <li>
          <FederationLink />
        </li>
      </ul>
    </nav>
  );
}

export function FederationLink() {
  const t = useT();
  return (
    <a href={site.federation.url} rel="noopener">
      {t('shell.nav.federation')}
      <span className="visually-hidden"> – {t('shell.nav.federationHint')}</span>
      <Icon name="external" size={16} />
    </a>
  );
}
