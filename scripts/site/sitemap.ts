import { escapeAttribute } from './page-document.ts';

export interface SitemapEntry {
  /** Absolute addresses of the page in both languages. */
  readonly ka: string;
  readonly en: string;
}

/** A sitemap in which each address names its twin in the other language (sitemaps.org, Google's hreflang). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ ka, en }) =>
    [ka, en].map((address) =>
      [
        '<url>',
        `<loc>${escapeAttribute(address)}</loc>`,
        `<xhtml:link rel="alternate" hreflang="ka" href="${escapeAttribute(ka)}"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${escapeAttribute(en)}"/>`,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeAttribute(ka)}"/>`,
        '</url>',
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Private screens carry `noindex`, which crawlers must be able to read, so nothing is disallowed. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
