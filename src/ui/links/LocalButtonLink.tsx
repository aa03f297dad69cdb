import Button, { type ButtonProps } from '@mui/material/Button';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

/** @param props.to a path of the site without the language prefix. */
export function LocalButtonLink({ to, ...rest }: Omit<ButtonProps<'a'>, 'href'> & { readonly to: string }) {
  return <Button {...rest} href={localPath(to, useLang())} />;
}
