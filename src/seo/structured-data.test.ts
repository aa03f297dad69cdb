import { expect, it } from 'vitest';
import { contact } from '../content/contact.ts';
import { BUILT_IN } from '../content/published.ts';
import { site } from '../content/site.ts';
import { schoolPrograms } from '../content/school-programs.ts';
import { serializeJsonLd } from './JsonLd.tsx';
import { guideCardAddress, shareCardName } from './share-card-name.ts';
import { absoluteUrl } from './site-url.ts';
import { courseData, itemListData, newsListData, organizationData } from './structured-data.ts';

it('describes the association with the site’s own facts', () => {
  expect(organizationData('en')).toMatchObject({
    name: site.name.en,
    url: absoluteUrl('/en'),
    email: contact.email,
    telephone: contact.phone?.display,
    foundingDate: String(site.foundedYear),
    sameAs: [contact.instagram, contact.facebook],
  });
  expect(organizationData('ka', false)).toMatchObject({ name: site.name.ka, foundingDate: undefined });
});

it('numbers lists from one', () => {
  const positions = (data: object) =>
    Object.values(data).flatMap((value) =>
      Array.isArray(value) ? value.map(({ position }) => position) : [],
    );
  expect(positions(itemListData('Steps', [{ name: 'Ask' }, { name: 'Wait' }]))).toEqual([1, 2]);
  expect(positions(newsListData('News', BUILT_IN.news.slice(0, 3), 'en'))).toEqual([1, 2, 3]);
  expect(positions(newsListData('News', [], 'en'))).toEqual([]);
});

it.each([
  [
    { minGel: 300, maxGel: 300 },
    { '@type': 'Offer', price: 300 },
  ],
  [
    { minGel: 300, maxGel: 500 },
    { '@type': 'AggregateOffer', lowPrice: 300, highPrice: 500 },
  ],
  [{ minGel: 300 }, undefined],
  [{ maxGel: 500 }, undefined],
])('a programme that costs %j is offered as %j', (cost, offer) => {
  const [program] = schoolPrograms;
  if (!program) throw new Error('The school has no programme');
  const { offers } = courseData(
    { ...program, cost: { ...program.cost, minGel: undefined, maxGel: undefined, ...cost } },
    'en',
    [],
  );
  const told = offer && { category: 'Paid', priceCurrency: 'GEL', ...offer };
  expect(offers).toEqual(told);
});

it('a programme has the starts that are to come', () => {
  const [program] = schoolPrograms;
  if (!program) throw new Error('The school has no programme');
  const intake = { id: 'a', programme: program.id, state: 'open', first_day: '2027-03-14' } as const;
  const place = { ka: 'თბილისი', en: 'Tbilisi' };
  const off = { ...intake, place, state: 'cancelled' } as const;
  const { hasCourseInstance } = courseData(program, 'en', [{ ...intake, place, price: 300 }, off]);
  expect(hasCourseInstance).toEqual([
    expect.objectContaining({
      startDate: '2027-03-14',
      location: 'Tbilisi',
      offers: expect.objectContaining({ price: 300 }),
    }),
  ]);
  expect(courseData(program, 'en', [off])['hasCourseInstance']).toBeUndefined();
});

it('is a graph in which no text can end the script element', () => {
  const graph = (data: string): unknown => JSON.parse(data);
  const one = { '@type': 'Thing', name: '</script>' };
  expect(serializeJsonLd(one)).not.toContain('<');
  expect(graph(serializeJsonLd(one))).toMatchObject({ '@graph': [one] });
  expect(graph(serializeJsonLd([one, one]))).toMatchObject({ '@graph': [one, one] });
});

it('has preview image URLs by page and language', () => {
  expect(shareCardName('/', 'ka')).toBe('/media/social/home-ka.jpg');
  expect(shareCardName('/association/about', 'en')).toBe('/media/social/association-about-en.jpg');
  expect(guideCardAddress('giorgi-beridze', 'en')).toBe('/en/api/guides/giorgi-beridze/card.jpg');
});
