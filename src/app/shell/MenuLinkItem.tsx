import type { KeyboardEventHandler } from 'react';
import { useLocation } from 'react-router-dom';
import { parsePath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import type { MenuLink } from '../../navigation/association-links.ts';

interface MenuLinkItemProps {
  readonly link: MenuLink;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
}

/** A link of a menu; marked if its page is the current one. */
export function MenuLinkItem({ link, onKeyDown }: MenuLinkItemProps) {
  const t = useT();
  const { path } = parsePath(useLocation().pathname);
  return (
    <LocalLink
      to={link.to}
      {...(path === link.to ? { 'aria-current': 'page' as const } : {})}
      {...(onKeyDown ? { onKeyDown } : {})}
    >
      {t(link.label)}
    </LocalLink>
  );
}
