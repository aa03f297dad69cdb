import { screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { Block } from '../../content/schema.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { PartnerLink } from '../links/PartnerLink.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { MarkedList } from './MarkedList.tsx';
import { RichText } from './RichText.tsx';
import { WrittenIn } from './WrittenIn.tsx';

const both = (text: string) => ({ en: text, ka: `${text} (ქართ.)` });

const BLOCKS: readonly Block[] = [
  { kind: 'heading', id: 'levels', text: both('Levels') },
  both('See [News](/news) and [them](https://a.example).'),
  { kind: 'list', items: [both('One'), both('Two')] },
  { kind: 'list', ordered: true, items: [both('First')] },
  { kind: 'facts', title: both('At a glance'), entries: [{ label: both('Cost'), value: both('Free') }] },
  { kind: 'facts', entries: [{ label: both('Hours'), value: both('Ten') }] },
];

it('draws the texts of content with their links', async () => {
  await renderInLang(<RichText blocks={BLOCKS} lang="en" idPrefix="en-" />, 'en', ['shell']);
  expect(screen.getByRole('heading', { name: 'Levels' })).toHaveAttribute('id', 'en-levels');
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/en/news');
  expect(screen.getByRole('link', { name: 'them' })).toHaveAttribute('href', 'https://a.example');
  expect(screen.getByText('One').closest('ul')).not.toBeNull();
  expect(screen.getByText('First').closest('ol')).not.toBeNull();
  expect(screen.getByText('One').closest('ol')).toBeNull();
  const boxes = [...document.querySelectorAll('.fact-box')].map((box) => box.textContent);
  expect(boxes).toEqual(['At a glanceCostFree', 'HoursTen']);
  expect(document.querySelectorAll('.fact-box > strong')).toHaveLength(1);
});

it('draws a text in another language than the page', async () => {
  await renderInLang(<RichText blocks={BLOCKS} lang="ka" />, 'en', ['shell']);
  const heading = screen.getByRole('heading', { name: 'Levels (ქართ.)' });
  expect(heading).toHaveAttribute('id', 'levels');
  expect(heading.parentElement).toHaveAttribute('lang', 'ka');
});

it.each([
  ['en', 'English, სვანური, 112', ['სვანური']],
  ['ka', 'English, სვანური, 112', ['English']],
  ['en', 'English', []],
] as const)('on a page in %s marks the entries of %j in the other script', async (lang, text, marked) => {
  await renderInLang(
    <p>
      <MarkedList text={text} />
    </p>,
    lang,
    ['shell'],
  );
  expect(document.querySelector('p')).toHaveTextContent(text, { normalizeWhitespace: false });
  expect([...document.querySelectorAll('span[lang]')].map(({ textContent }) => textContent)).toEqual(marked);
});

it('says in which language a text is, unless it is that of the page', async () => {
  await renderInLang(<WrittenIn lang="ka" />, 'en', ['guides']);
  expect(screen.getByText('Written in Georgian')).toBeInTheDocument();
  for (const lang of ['en', undefined] as const) {
    await renderInLang(<WrittenIn lang={lang} />, 'en', ['guides']);
  }
  expect(document.querySelectorAll('p')).toHaveLength(1);
});

test('a partner without an address is named only', async () => {
  await renderInLang(<PartnerLink url={undefined}>A</PartnerLink>, 'en', ['shell']);
  expect(screen.getByText('A').closest('a')).toBeNull();
  await renderInLang(<PartnerLink url="https://b.example">B</PartnerLink>, 'en', ['shell']);
  expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('href', 'https://b.example');
});

test('a picture of the first view is loaded at once, others as they come near', async () => {
  await renderInLang(
    <>
      <Picture name="contact-hero" alt={both('A hut')} sizes="50vw" priority focus={20} />
      <Picture name="contact-hero" alt="Later" sizes="50vw" />
      <Picture name="no-such-picture" alt="Missing" sizes="50vw" />
    </>,
    'en',
    ['shell'],
  );
  const first = screen.getByRole('img', { name: 'A hut' });
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('decoding', 'sync');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveStyle({ objectPosition: '50% 20%' });
  expect(first.getAttribute('srcset')).toMatch(/^\/media\/contact-hero-\d+\.webp \d+w, /u);
  expect(first.getAttribute('src')).toMatch(/^\/media\/contact-hero-\d+\.webp$/u);
  const later = screen.getByRole('img', { name: 'Later' });
  expect(later).toHaveAttribute('loading', 'lazy');
  expect(later).toHaveAttribute('decoding', 'async');
  expect(later).toHaveAttribute('fetchpriority', 'auto');
  expect(later.style.objectPosition).toBe('');
  expect(screen.getAllByRole('img')).toHaveLength(2);
});
