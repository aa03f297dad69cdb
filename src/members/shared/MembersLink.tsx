import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';
import type { MembersPath } from '../../content/routes.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

interface MembersLinkProps extends LinkProps {
  /** Without the language prefix. */
  readonly to: MembersPath | `${MembersPath}${'#' | '?'}${string}`;
}

/** A link to another screen of the application, which loads no document. */
export function MembersLink({ to, ...rest }: MembersLinkProps) {
  return <Link {...rest} to={localPath(to, useLang())} />;
}

type MembersButtonLinkProps = Pick<ButtonProps, 'variant' | 'children'> & Pick<MembersLinkProps, 'to'>;

/** The same that looks like a button. */
export function MembersButtonLink(props: MembersButtonLinkProps) {
  return <Button component={MembersLink} {...props} />;
}
