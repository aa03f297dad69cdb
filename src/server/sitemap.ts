import { DEFAULT_LANG, PAGE_LANGS, type Localized } from '../domain/lang.ts';
import { escapeHtml } from '../domain/escape-html.ts';

/** The part of the sitemap that the function serves: the guides of the directory. */
export const GUIDES_SITEMAP = '/sitemap-guides.xml';

/**
 * Returns a sitemap in which each URL lists its page in all languages (sitemaps.org, Google's hreflang).
 * @param entries the absolute URLs of each page.
 */
export function sitemapXml(entries: readonly Localized[]): string {
  const urls = entries.flatMap((entry) => {
    const alternates = [...PAGE_LANGS.map((lang) => [lang, entry[lang]]), ['x-default', entry[DEFAULT_LANG]]]
      .map(
        ([hreflang = '', href = '']) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      )
      .join('');
    return PAGE_LANGS.map((lang) => `<url><loc>${escapeHtml(entry[lang])}</loc>${alternates}</url>`);
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
