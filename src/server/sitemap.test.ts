import { expect, it } from 'vitest';
import { robotsTxt, sitemapXml } from './sitemap.ts';

it('includes the translations of every address in the sitemap', () => {
  const xml = sitemapXml('https://x.org', ['/a']);
  expect(xml.match(/<loc>/gu)).toHaveLength(2);
  expect(xml.match(/hreflang="en" href="https:\/\/x\.org\/en\/a"/gu)).toHaveLength(2);
  expect(robotsTxt('https://x.org')).toContain('Sitemap: https://x.org/sitemap.xml\n');
  expect(robotsTxt('https://x.org')).toContain('Sitemap: https://x.org/sitemap-guides.xml\n');
});
