import type { ComponentProps } from 'react';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';

export interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site without the language prefix. */
  readonly to: string;
}

/** A link to a page of the site in the language of this page; the browser loads the document. */
export function LocalLink({ to, children, ...rest }: LocalLinkProps) {
  const lang = useLang();
  return (
    <a {...rest} href={localPath(to, lang)}>
      {children}
    </a>
  );
}
