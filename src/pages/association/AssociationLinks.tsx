import { useT } from '../../i18n/use-t.ts';
import { ASSOCIATION_LINKS } from '../../islands/frame/association-links.ts';
import { MenuLinks } from '../../ui/links/MenuLinks.tsx';
import './AssociationLinks.css';

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
  const name = only === undefined ? '' : ` association-links--${only}`;
  return (
    <nav className={`association-links${name}`} aria-label={t('shell.nav.association')}>
      <ul className="plain-list">
        <MenuLinks links={ASSOCIATION_LINKS} />
      </ul>
    </nav>
  );
}
