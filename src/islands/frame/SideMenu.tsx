import { useT } from '../../i18n/use-t.ts';
import { MenuLinks } from '../../ui/links/MenuLinks.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ContactLinks, SocialLinks } from './ContactLinks.tsx';
import { FederationLink } from './MainNavigation.tsx';
import { ASSOCIATION_LINKS } from './association-links.ts';
import { PLAIN_LINKS, PROFESSIONS_MENU } from './menu-links.ts';
import { UserBlock } from './UserBlock.tsx';

/** The menu of small screens, from the right; worked by `side-menu.ts`. */
export function SideMenu() {
  const t = useT();
  return (
    <>
      <button
        type="button"
        className="tool-button menu-button"
        aria-label={t('shell.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={false}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog className="side-menu" aria-label={t('shell.menu.title')}>
        <SideMenuContent />
      </dialog>
    </>
  );
}

function SideMenuContent() {
  const t = useT();
  return (
    <div className="side-menu__content">
      <button type="button" className="tool-button side-menu__close" aria-label={t('shell.menu.close')}>
        <Icon name="close" size={24} />
      </button>
      <UserBlock />
      <nav aria-label={t('shell.nav.label')}>
        <ul className="plain-list side-menu__links">
          <MenuLinks links={[{ to: '/', label: 'shell.nav.home' }, ...PLAIN_LINKS]} />
          <li>
            <FederationLink />
          </li>
        </ul>
        <h2>{t('shell.nav.professions')}</h2>
        <ul className="plain-list side-menu__links">
          <MenuLinks links={PROFESSIONS_MENU} />
        </ul>
        <h2>{t('shell.nav.association')}</h2>
        <ul className="plain-list side-menu__links">
          <MenuLinks links={ASSOCIATION_LINKS} />
        </ul>
      </nav>
      <div className="side-menu__foot">
        <ContactLinks />
        <SocialLinks />
      </div>
    </div>
  );
}
