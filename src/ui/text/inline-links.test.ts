import { expect, it } from 'vitest';
import { inlineParts } from './inline-links.ts';
import { serializeJsonLd } from '../../seo/JsonLd.tsx';

it('splits text at its links', () => {
  expect(inlineParts('See [News](/news) and [them](https://a.org), call [112](tel:112).')).toEqual([
    'See ',
    { text: 'News', href: '/news' },
    ' and ',
    { text: 'them', href: 'https://a.org' },
    ', call ',
    { text: '112', href: 'tel:112' },
    '.',
  ]);
});

it('leaves text without links, and links with other targets, as text', () => {
  expect(inlineParts('plain')).toEqual(['plain']);
  for (const text of ['[x](javascript:alert)', '[x](//a.org)', '[x](/news()', '[x](/news[)'])
    expect(inlineParts(text)).toEqual([text]);
});

it('text cannot close the script element of structured data', () => {
  expect(serializeJsonLd({ name: '</script><b>' })).not.toContain('<');
});
