import { DEFAULT_LANG, PAGE_LANGS, type Lang } from '../domain/lang.ts';
import { escapeHtml } from '../domain/escape-html.ts';
import { localPath } from '../domain/paths.ts';

/** The part of the sitemap that the function serves: the guides of the directory. */
export const GUIDES_SITEMAP = '/sitemap-guides.xml';

/**
 * Returns a sitemap in which each URL lists its page in all languages (sitemaps.org, Google's hreflang).
 * @param paths without the language prefix.
 */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const urlIn = (lang: Lang) => `${origin}${localPath(path, lang)}`;
    const alternates = [...PAGE_LANGS.map((lang) => [lang, urlIn(lang)]), ['x-default', urlIn(DEFAULT_LANG)]]
      .map(
        ([hreflang = '', href = '']) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      )
      .join('');
    return PAGE_LANGS.map((lang) => `<url><loc>${escapeHtml(urlIn(lang))}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Private screens have `noindex`, which crawlers must be able to read, so nothing is disallowed. */
export function robotsTxt(origin: string): string {
  const sitemaps = ['/sitemap.xml', GUIDES_SITEMAP].map((path) => `Sitemap: ${origin}${path}\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
