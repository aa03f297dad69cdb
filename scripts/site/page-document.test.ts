import { describe, expect, it } from 'vitest';
import { budgetFaults, firstPicture } from './check-budgets.ts';
import { pageDocument } from './page-document.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const template = {
  html: '<html lang="ka"><head><!--head--></head><body><div id="root"></div></body></html>',
  fonts: { ka: '/assets/ka.woff2', en: '/assets/en.woff2' },
};

describe('pageDocument', () => {
  it('sets language, font, head and root', () => {
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

  it('refuses a template without its places', () => {
    expect(() =>
      pageDocument({ ...template, html: '<html lang="ka">' }, { lang: 'ka', head: '', roots: [] }),
    ).toThrow(/head/u);
  });
});

it('names the twins of every address in the sitemap', () => {
  const xml = sitemapXml([{ ka: 'https://x.org/a', en: 'https://x.org/en/a' }]);
  expect(xml.match(/<loc>/gu)).toHaveLength(2);
  expect(xml.match(/hreflang="en" href="https:\/\/x\.org\/en\/a"/gu)).toHaveLength(2);
  expect(robotsTxt('https://x.org')).toContain('Sitemap: https://x.org/sitemap.xml');
});

it('finds pages over the budget', () => {
  const light = { address: '/', scriptKiB: 124, htmlKiB: 20, firstPictureKiB: 50, forbidden: [] };
  expect(budgetFaults([light])).toEqual([]);
  expect(budgetFaults([{ ...light, scriptKiB: 126 }])).toHaveLength(1);
  expect(budgetFaults([{ ...light, htmlKiB: 99, forbidden: ['a.js'] }])).toHaveLength(2);
  expect(budgetFaults([{ ...light, firstPictureKiB: 73 }])).toHaveLength(1);
  expect(budgetFaults([{ ...light, address: '/en/guides', scriptKiB: 200 }])).toEqual([]);
});

it('knows which picture a telephone fetches first', () => {
  const image = (name: string, more: string) =>
    `<img src="/x" srcSet="/media/${name}-480.webp 480w, /media/${name}-800.webp 800w" ${more}/>`;
  const first = image('a', 'fetchPriority="high"');
  expect(firstPicture(image('b', 'loading="lazy"') + first)).toBe('/media/a-800.webp');
  expect(
    firstPicture(`<picture><source media="x" srcSet="/media/a-portrait-600.webp 600w"/>${first}</picture>`),
  ).toBe('/media/a-portrait-600.webp');
  expect(firstPicture(image('b', 'loading="lazy"'))).toBeUndefined();
});
