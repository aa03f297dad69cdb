import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../domain/paths.ts';
import { usePreloadPath } from '../../navigation/preload-context.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

export interface LocalLinkProps extends Omit<RouteLinkProps, 'to'> {
  /** A path of the site without the language prefix. */
  readonly to: string;
}

/** An internal link that stays in the language of the page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const lang = useLang();
  const preload = usePreloadPath();
  return (
    <RouteLink
      to={localPath(to, lang)}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
      {...rest}
    />
  );
}
