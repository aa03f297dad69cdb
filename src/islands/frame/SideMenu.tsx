import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ContactLinks, SocialLinks } from './ContactLinks.tsx';
import { FederationLink } from './MainNavigation.tsx';
import { ASSOCIATION_LINKS } from './association-links.ts';
import { PLAIN_LINKS, PROFESSIONS_MENU } from './menu-links.ts';
import { MenuLinks } from '../../ui/links/MenuLinks.tsx';
import { UserBlock } from './UserBlock.tsx';

/**
 * The menu of small screens, from the right. A modal `<dialog>`: the browser itself traps the focus,
 * makes the page behind it inert, closes it on Escape and returns the focus.
 */
export function SideMenu() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  const open = () => {
    // The browser focuses the first link, which must already be rendered.
    flushSync(() => setIsOpen(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  // A click on the backdrop is reported on the dialog itself; a link leaves the menu.
  const onClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink || event.target === dialog.current) close();
  };

  return (
    <>
      <button
        type="button"
        className="tool-button menu-button"
        aria-label={t('shell.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" size={24} />
      </button>
      {/* Escape and the close button do the same for the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className="side-menu"
        aria-label={t('shell.menu.title')}
        onClose={() => setIsOpen(false)}
        onClick={onClick}
      >
        {isOpen ? <SideMenuContent onClose={close} /> : null}
      </dialog>
    </>
  );
}

function SideMenuContent({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <div className="side-menu__content">
      <button
        type="button"
        className="tool-button side-menu__close"
        aria-label={t('shell.menu.close')}
        onClick={onClose}
      >
        <Icon name="close" size={24} />
      </button>
      <UserBlock onSignedOut={onClose} />
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
