import type { MessageId } from '../../i18n/catalogue.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from './LocalLink.tsx';

export interface MenuLink {
  /** Path without the language prefix. */
  readonly to: string;
  readonly label: MessageId;
}

/** The items of a list of links; marked is the one to the current page. */
export function MenuLinks({ links }: { readonly links: readonly MenuLink[] }) {
  const t = useT();
  const { path } = usePage();
  return links.map(({ to, label }) => (
    <li key={to}>
      <LocalLink to={to} {...(path === to ? { 'aria-current': 'page' as const } : {})}>
        {t(label)}
      </LocalLink>
    </li>
  ));
}
