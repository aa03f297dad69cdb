import Link, { type LinkProps } from '@mui/material/Link';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

export interface LocalLinkProps extends Omit<LinkProps, 'href'> {
  /** A path of the site without the language prefix, or any address. */
  readonly to: string;
}

/** A link, in the language of this page; the browser loads the document. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const lang = useLang();
  // Pages have an address in each language, files and other sites have one.
  return <Link {...rest} href={/^\/(?!media\/|files\/)/u.test(to) ? localPath(to, lang) : to} />;
}
