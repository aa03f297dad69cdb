/** Structured data of the breadcrumbs (schema.org), created from the visible ones. */
import type { Lang } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';
import type { Crumb } from '../ui/page/Breadcrumbs.tsx';
import type { JsonLdObject } from './JsonLd.tsx';
import { absoluteUrl } from './site-url.ts';

/** Returns the visible breadcrumbs, followed by the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], page: Crumb, lang: Lang): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, page].map(({ to, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absoluteUrl(localPath(to, lang)),
    })),
  };
}
