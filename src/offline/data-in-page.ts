/**
 * A cached page embeds the data it was rendered from, so it serves as fallback for an API response that was
 * never requested.
 */
import { PAGE_DATA_ELEMENT } from '../navigation/page-data-element.ts';
import { localPath, parsePath } from '../domain/paths.ts';

/** The page that shows the data of an address under `/api/guides`. */
export function pageOfApi(api: URL): URL {
  const { lang, path } = parsePath(api.pathname);
  const guide = path.replace('/api/guides', '');
  return new URL(localPath(guide || '/guides', lang) + api.search, api);
}

/** The data, as JSON text, that a page was rendered from; undefined for a page without any. */
export function dataInPage(html: string): string | undefined {
  return new RegExp(`<script [^>]*id="${PAGE_DATA_ELEMENT}"[^>]*>([^<]+)</script>`, 'u').exec(html)?.[1];
}
