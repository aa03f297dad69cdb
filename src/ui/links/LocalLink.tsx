import Link, { type LinkProps } from '@mui/material/Link';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

/** A link, in the language of this page. @param props.to a path of the site without its prefix, or any address. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'href'> & { readonly to: string }) {
  const lang = useLang();
  // Pages have an address in each language, files and other sites have one.
  return <Link {...rest} href={/^\/(?!media\/|files\/)/u.test(to) ? localPath(to, lang) : to} />;
}
