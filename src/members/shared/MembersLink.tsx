import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { MembersPath } from '../../content/routes.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { buttonLinkClass, type ButtonLinkLook } from '../../ui/links/LocalButtonLink.tsx';

interface MembersLinkProps extends LinkProps {
  /** Without the language prefix. */
  readonly to: MembersPath | `${MembersPath}#${string}`;
}

/** A link to another screen of the application, which loads no document. */
export function MembersLink({ to, ...rest }: MembersLinkProps) {
  return <Link {...rest} to={localPath(to, useLang())} />;
}

interface MembersButtonLinkProps extends ButtonLinkLook {
  readonly to: MembersLinkProps['to'];
  readonly children: ReactNode;
}

/** The same that looks like a button. */
export function MembersButtonLink({ to, children, ...look }: MembersButtonLinkProps) {
  return (
    <MembersLink to={to} className={buttonLinkClass(look)}>
      {children}
    </MembersLink>
  );
}
