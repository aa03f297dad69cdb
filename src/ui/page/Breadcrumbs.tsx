import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../links/LocalLink.tsx';
import './Breadcrumbs.css';

export interface Crumb {
  /** Path without the language prefix. */
  readonly to: string;
  readonly text: string;
}

/** The parent pages of this page; the page itself is shown by its heading. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav className="breadcrumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {crumbs.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to}>{text}</LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
