import { describe, expect, it } from 'vitest';
import { jsonForScript, pageDocument } from './page-document.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const template = {
  html: '<html lang="ka"><head><!--head--><!--styles--></head><body><div id="root"></div></body></html>',
  styles: { css: '.a{color:red}.b{color:blue}', address: '/assets/style.css' },
  fonts: { ka: ['/assets/ka.woff2'], en: ['/assets/en.woff2'] },
};

describe('pageDocument', () => {
  it('sets language, fonts, head and root', () => {
    const page = pageDocument(template, {
      lang: 'en',
      head: '<title>A $& B</title>',
      roots: [{ html: '<p>$1</p>', attributes: { id: 'root', 'data-x': '"<&' } }],
    });
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('href="/assets/en.woff2"');
    expect(page).toContain('<title>A $& B</title>');
    expect(page).toContain('<div id="root" data-x="&quot;&lt;&amp;"><p>$1</p></div>');
  });

  it('rejects a template without its placeholders', () => {
    expect(() =>
      pageDocument({ ...template, html: '<html lang="ka">' }, { lang: 'ka', head: '', roots: [] }),
    ).toThrow(/head/u);
  });
});

describe('jsonForScript', () => {
  it('cannot end its element or break a line, and is parsed unchanged', () => {
    const value = { text: '</script><!--<script>\u2028\u2029 ☃ "\\u003c"' };
    const written = jsonForScript(value);
    expect(written).not.toMatch(/[<\u2028\u2029]/u);
    expect(JSON.parse(written)).toEqual(value);
  });

  it('is in the page as data', () => {
    const page = pageDocument(template, {
      lang: 'ka',
      head: '',
      roots: [{ html: '' }],
      data: { id: 'page-data', value: { name: '</script>$&' } },
    });
    expect(page).toContain(
      String.raw`<script type="application/json" id="page-data">{"name":"\u003c/script>$&"}</script>`,
    );
  });
});

it('includes the translations of every address in the sitemap', () => {
  const xml = sitemapXml([{ ka: 'https://x.org/a', en: 'https://x.org/en/a' }]);
  expect(xml.match(/<loc>/gu)).toHaveLength(2);
  expect(xml.match(/hreflang="en" href="https:\/\/x\.org\/en\/a"/gu)).toHaveLength(2);
  expect(robotsTxt('https://x.org')).toContain('Sitemap: https://x.org/sitemap.xml\n');
  expect(robotsTxt('https://x.org')).toContain('Sitemap: https://x.org/sitemap-guides.xml\n');
});
