import { useT } from '../../i18n/use-t.ts';
import { ASSOCIATION_LINKS } from '../../navigation/association-links.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import './AssociationLinks.css';

/** The other pages of the association, beside the text. */
export function AssociationLinks({ shown }: { readonly shown: string }) {
  const t = useT();
  return (
    <nav className="association-links" aria-label={t('shell.nav.association')}>
      <ul>
        {ASSOCIATION_LINKS.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to} {...(to === shown ? { 'aria-current': 'page' as const } : {})}>
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
