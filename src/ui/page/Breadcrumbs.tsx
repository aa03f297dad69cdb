import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../links/LocalLink.tsx';

export interface Crumb {
  /** Path without the language prefix. */
  readonly to: string;
  readonly text: string;
}

/** The parent pages of this page; the page itself is shown by its heading. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <MuiBreadcrumbs
      className="no-print"
      aria-label={t('shell.breadcrumbs')}
      sx={{ mb: 1.5, typography: 'subtitle2', '& a': { display: 'inline-block', py: 0.25 } }}
    >
      {crumbs.map(({ to, text }) => (
        <LocalLink key={to} to={to} underline="hover">
          {text}
        </LocalLink>
      ))}
    </MuiBreadcrumbs>
  );
}
