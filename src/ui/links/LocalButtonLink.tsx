import Button, { type ButtonProps } from '@mui/material/Button';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

export interface LocalButtonLinkProps extends Omit<ButtonProps<'a'>, 'href'> {
  /** A path of the site without the language prefix. */
  readonly to: string;
}

export function LocalButtonLink({ to, ...rest }: LocalButtonLinkProps) {
  return <Button {...rest} href={localPath(to, useLang())} />;
}
