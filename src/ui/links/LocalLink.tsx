import Link, { type LinkProps } from '@mui/material/Link';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

export interface LocalLinkProps extends Omit<LinkProps, 'href'> {
  /** A path of the site without the language prefix. */
  readonly to: string;
}

/** A link to a page of the site in the language of this page; the browser loads the document. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <Link {...rest} href={localPath(to, useLang())} />;
}
