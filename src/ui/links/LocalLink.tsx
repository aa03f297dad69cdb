import Link, { type LinkProps } from '@mui/material/Link';
import type { Lang } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

export interface LocalLinkProps extends Omit<LinkProps, 'href'> {
  /** A path of the site without the language prefix. */
  readonly to: string;
}

/** Pages have an address in each language, files have one. */
export function linkIn(href: string, lang: Lang): string {
  return /^\/(?!media\/|files\/)/u.test(href) ? localPath(href, lang) : href;
}

/** A link to a page or a file of the site in the language of this page; the browser loads the document. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <Link {...rest} href={linkIn(to, useLang())} />;
}
