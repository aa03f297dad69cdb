import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address within the site, with the language prefix. */
  readonly to: string;
  /** Stored in the entry of the history. */
  readonly state?: unknown;
  readonly replace?: boolean;
  /** Loads the page from the server, like a link without scripts. */
  readonly reloadDocument?: boolean;
}

/** React Router's `Link` without the parts for its data router, which would add 2 KiB to every page. */
export function RouteLink({
  to,
  state,
  replace,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: RouteLinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
