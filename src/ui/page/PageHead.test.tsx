import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '../../content/site.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { absoluteUrl } from '../../seo/site-url.ts';
import { NotFound } from './NotFound.tsx';
import { PageHead } from './PageHead.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';

const content = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;
const href = (selector: string) => document.querySelector(`link${selector}`)?.getAttribute('href');

it('tells search engines and other sites about a page in both languages', async () => {
  await renderInLang(<PageHead title="News" description="All news" />, 'en', ['shell'], '/en/news/');
  expect(document.title).toBe(`News – ${site.shortName.en}`);
  expect(content('description')).toBe('All news');
  expect(content('robots')).toBeUndefined();
  expect(href('[rel="canonical"]')).toBe(absoluteUrl('/en/news'));
  expect(href('[hreflang="ka"]')).toBe(absoluteUrl('/news'));
  expect(href('[hreflang="en"]')).toBe(absoluteUrl('/en/news'));
  expect(href('[hreflang="x-default"]')).toBe(absoluteUrl('/news'));
  expect(content('og:type')).toBe('website');
  expect(content('og:title')).toBe('News');
  expect(content('og:locale')).toBe('en_US');
  const others = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
  expect(others.map((meta) => meta.getAttribute('content'))).toEqual(['ka_GE']);
  expect(content('og:image')).toBe(absoluteUrl('/media/social/news-en.jpg'));
});

it('takes another preview image and type, and tells pages of one title apart', async () => {
  const head = <PageHead title="Nino" qualifier="Guide" description="" card="/nino.jpg" type="profile" />;
  await renderInLang(head, 'en', ['shell'], '/en/nino');
  expect(document.title).toBe(`Nino: Guide – ${site.shortName.en}`);
  expect(content('og:title')).toBe('Nino');
  expect(content('og:image')).toBe(absoluteUrl('/nino.jpg'));
  expect(content('og:type')).toBe('profile');
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  await renderInLang(<PageHead title="Nino" description="" jsonLd={{ '@type': 'Person' }} />, 'en', [
    'shell',
  ]);
  expect(document.querySelector('script[type="application/ld+json"]')).toHaveTextContent('Person');
});

it('does not write the name of the site twice', async () => {
  await renderInLang(<PageHead title={site.shortName.ka} description="" />, 'ka', ['shell']);
  expect(document.title).toBe(site.shortName.ka);
});

it('keeps private pages out of search engines', async () => {
  await renderInLang(<PageHead title="Profile" description="" noindex />, 'en', ['shell'], '/en/profile');
  expect(content('robots')).toBe('noindex');
  expect(href('[rel="canonical"]')).toBeUndefined();
  expect(content('og:title')).toBeUndefined();
});

it('a missing page is no page for search engines', async () => {
  await renderInLang(<NotFound />, 'en', ['shell'], '/en/none');
  expect(content('robots')).toBe('noindex');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/en');
});

it('a page begins with what it has: a line above its title, words below it, a picture', async () => {
  await renderInLang(<PageHero title="News" />, 'en', ['shell']);
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toHaveAttribute('tabindex', '-1');
  expect(document.querySelector('.page-hero__text')?.children).toHaveLength(1);
  expect(document.querySelector('.picture-frame')).toBeNull();
  cleanup();
  await renderInLang(<PageHero title="News" eyebrow="Above" lead="Below" />, 'en', ['shell']);
  expect(document.querySelector('.page-hero__text')).toHaveTextContent('AboveNewsBelow');
  cleanup();
  const picture = { name: 'contact-hero', alt: { en: 'A hut', ka: 'ქოხი' } };
  await renderInLang(<PageHero title="News" picture={picture} />, 'en', ['shell']);
  expect(screen.getByRole('img', { name: 'A hut' })).toBeInTheDocument();
});

it('a section is named by its heading', async () => {
  await renderInLang(
    <>
      <Section title="Prices" intro="In lari" id="prices" tone="ice" className="wide">
        Free
      </Section>
      <Section title="Dates" />
      <Section>Plain</Section>
    </>,
    'en',
    ['shell'],
  );
  const section = screen.getByRole('region', { name: 'Prices' });
  expect(section).toHaveAttribute('id', 'prices');
  expect(section).toHaveClass('wide');
  expect(section).toHaveTextContent('PricesIn lariFree');
  expect(section.querySelector('header > p')).toHaveTextContent('In lari');
  expect(document.querySelectorAll('header > p')).toHaveLength(1);
  const plain = screen.getByText('Plain').closest('section');
  expect(plain).not.toHaveAttribute('aria-labelledby');
  expect(plain).not.toHaveAttribute('id');
  expect(plain?.querySelector('header')).toBeNull();
});
