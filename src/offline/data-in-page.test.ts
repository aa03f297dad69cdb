import { expect, it } from 'vitest';
import { pageDocument } from '../server/page-document.ts';
import { dataInPage, pageOfApi } from './data-in-page.ts';

it.each([
  ['/api/guides', '/guides'],
  ['/en/api/guides?q=ski&page=2', '/en/guides?q=ski&page=2'],
  ['/en/api/guides/ana-lomidze', '/en/ana-lomidze'],
  ['/api/guides/ana-lomidze', '/ana-lomidze'],
])('%s is shown by %s', (answer, page) => {
  const url = pageOfApi(new URL(answer, 'https://guides.example'));
  expect(url.href).toBe(`https://guides.example${page}`);
});

it('reads the answer of a page as it was written', () => {
  const html =
    '<html lang="ka"><head><!--head--><!--styles--></head><body><div id="root"></div></body></html>';
  const template = { html, styles: { css: '', address: '/a.css' }, fonts: { ka: [], en: [] } };
  const value = { name: '</script><script>', kind: 'guide' };
  const page = {
    lang: 'ka',
    head: '<script type="application/ld+json">{}</script>',
    roots: [{ html: '' }],
  } as const;
  const withData = pageDocument(template, { ...page, data: { id: 'page-data', value } });
  expect(JSON.parse(dataInPage(withData) ?? '')).toEqual(value);
  expect(dataInPage(pageDocument(template, page))).toBeUndefined();
});
