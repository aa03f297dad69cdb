import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parseGuideQuery } from '../../domain/directory/guide-query.ts';
import { createDirectory } from '../../domain/directory/search/directory.ts';
import type { Lang } from '../../domain/lang.ts';
import { FIRST_CARDS, PAGE_CARDS } from '../../domain/settings.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { sampleGuideCard } from '../../members/firebase/testing/sample-documents.ts';
import { GuidesPage } from './GuidesPage.tsx';

const DIRECTORY = createDirectory([
  ...Array.from({ length: 2.5 * PAGE_CARDS }, (_, index) =>
    sampleGuideCard(`canyon-${index}`, `Canyon Guide${index}`, 'canyoning'),
  ),
  sampleGuideCard('ana-lomidze', 'Ana Lomidze', 'rafting', {
    languages: ['en', 'ka'],
    accepts_messages: true,
  }),
  sampleGuideCard('giorgi-beridze', 'Giorgi Beridze', 'rafting', {
    regions: ['racha'],
    certification_level: 'trainee',
    description: 'Ridges above Stepantsminda.',
    experience_years: 7,
    specialties: ['glaciers'],
  }),
  sampleGuideCard('tamar-kavtaradze', 'თამარ ქავთარაძე', 'rafting', {
    georgian_name: 'თამარ ქავთარაძე',
    latin_name: 'Tamar Kavtaradze',
    regions: ['svaneti', 'ბახმარო'],
    description: '',
  }),
]);

async function draw(search = '', lang: Lang = 'en', directory = DIRECTORY): Promise<void> {
  cleanup();
  const query = parseGuideQuery(new URLSearchParams(search));
  await renderInLang(
    <GuidesPage page={directory.find(query, lang, 0)} query={query} />,
    lang,
    ['shell', 'guides', 'fields'],
    `/en/guides${search}`,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cardOf = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (!found) throw new Error(`No card of ${name}`);
  return within(found);
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an empty directory invites guides to register, and has no search', async () => {
  await draw('', 'en', createDirectory([]));
  expect(screen.getByRole('heading', { name: 'No guides found' })).toBeVisible();
  const invitations = screen.getAllByRole('link', { name: 'Register as Guide' });
  expect(invitations).toHaveLength(2);
  for (const link of invitations) expect(link).toHaveAttribute('href', '/en/guide-profile');
  expect(screen.queryByRole('search')).toBeNull();
  expect(document.querySelector('[data-island]')).toBeNull();
});

test('an address with a filter shows its guides, fields and title', async () => {
  await draw('?q=svaneti&language=en');
  expect(screen.getByRole('status')).toHaveTextContent('1 guide found');
  expect(names()).toEqual(['Ana Lomidze']);
  expect(screen.getByRole('searchbox')).toHaveValue('svaneti');
  expect(document.title).toMatch(/^Guides directory: English, svaneti –/u);
  expect(hrefOf('Check a membership by its number')).toBe('/en/check');
  expect(hrefOf('Show all guides')).toBe('/en/guides');
});

test('words that match nobody exactly show who comes closest', async () => {
  await draw('?q=berise');
  expect(screen.getByRole('status')).toHaveTextContent('1 close match');
  expect(screen.getByText(/^No guide matches these words exactly/u)).toBeVisible();
  expect(names()).toEqual(['Giorgi Beridze']);
  await draw('?q=zzzzqq');
  expect(screen.getByText(/^No guide’s page says: .*zzzzqq.*\. Try another word/u)).toBeVisible();
});

test('a word that nobody matches is left out, and named', async () => {
  await draw('?q=svaneti+zzzzqq+lomidze');
  expect(screen.getByText('Left out, because no guide’s page says so: zzzzqq.')).toBeVisible();
  expect(names()).toEqual(['Ana Lomidze']);
  await draw('?q=zzzzqq+beridze');
  expect(screen.getByRole('status')).toHaveTextContent('1 guide found');
  expect(names()).toEqual(['Giorgi Beridze']);
  await draw('?q=zzzzqq');
  expect(screen.queryByText(/^Left out/u)).toBeNull();
});

test('a filter that nobody matches says which one to leave out', async () => {
  await draw('?language=ja&region=racha');
  expect(screen.getByRole('heading', { name: 'No guides found' })).toBeVisible();
  expect(names()).toEqual([]);
  expect(hrefOf('Without “Speaks: a choice that is not in the list”: 1 guide')).toBe(
    '/en/guides?region=racha',
  );
  expect(screen.getByRole('combobox', { name: 'Speaks' })).toHaveDisplayValue(
    'a choice that is not in the list',
  );
  await draw('?profession=chess&q=ana', 'ka');
  expect(hrefOf('თუ მოხსნით „არჩევანი, რომელიც სიაში არ არის“: 1 გამყოლი')).toBe('/guides?q=ana');
});

test('a list says in which order it is, and how the words were read', async () => {
  await draw('?q=svaneti');
  expect(screen.getByRole('region', { name: 'svaneti best matches first' })).toBeVisible();
  expect(screen.getByText('Read as: Svaneti. Guides who show an address there come first.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Show 24 more: svaneti/u })).toHaveAttribute(
    'href',
    '/en/guides?q=svaneti&page=2',
  );
  await draw('?language=en', 'ka');
  expect(screen.getByRole('region', { name: 'ინგლისური ანბანის მიხედვით' })).toBeVisible();
  expect(screen.queryByText(/გავიგეთ/u)).toBeNull();
});

test('a member number that finds nobody leads to its check', async () => {
  await draw('?q=%E2%84%961118');
  expect(hrefOf('Check number 1118')).toBe('/en/check/1118');
  await draw('?q=zzzzqq', 'ka');
  expect(screen.getByRole('heading', { name: 'გამყოლი ვერ მოიძებნა' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^ნომრის შემოწმება/u })).toBeNull();
  // The person may be a member who is not listed.
  expect(hrefOf('წევრობის შემოწმება ნომრით')).toBe('/check');
});

describe('a card', () => {
  test('has in each section the profession and level by which the guide stands there', async () => {
    const both = createDirectory([
      sampleGuideCard('dato-ubilava', 'Dato Ubilava', 'trekking', {
        certification_level: 'master',
        further_professions: [
          { profession: 'mountain-guide', certification_level: 'trainee' },
          { profession: 'ski-touring', certification_level: 'certified' },
        ],
      }),
    ]);
    const shown = async (search: string) => {
      await draw(search, 'en', both);
      const { textContent } = screen.getByRole('heading', { level: 3 }).parentElement ?? document.body;
      return [textContent, document.querySelector('[data-level]') !== null];
    };
    const texts = (text: string) => expect.stringContaining(text);
    expect(await shown('?profession=mountain-guide')).toEqual([texts('UbilavaMountain Guide'), true]);
    expect(
      screen.getByText('Trekking Guide (Master Guide), Ski Touring Guide (Certified Guide)'),
    ).toBeVisible();
    expect(await shown('?profession=trekking-guide')).toEqual([texts('UbilavaTrekking Guide'), false]);
    // Also listed there.
    expect(await shown('?profession=ski-teacher')).toEqual([texts('Ski Touring Guidealso listed'), false]);
    expect(await shown('?level=certified')).toEqual([texts('UbilavaSki Touring Guide'), false]);
    expect(await shown('?q=ubilava')).toEqual([texts('UbilavaTrekking Guide'), false]);
  });

  test('shows what the guide shows, and nothing else', async () => {
    await draw();
    const open = cardOf('Giorgi Beridze');
    expect(open.getByText('Ridges above Stepantsminda.')).toBeVisible();
    expect(open.getByText('7 years')).toBeVisible();
    expect(open.getByText('Georgian')).toBeVisible();
    expect(within(open.getByRole('list', { name: 'Specialties' })).getByText('glaciers')).toBeVisible();
    expect(open.getByText(/trainee/iu, { selector: 'strong' })).toBeVisible();
    expect(hrefOf('View Profile: Giorgi Beridze')).toBe('/en/giorgi-beridze');
    const hidden = cardOf('Tamar Kavtaradze');
    // If the address is hidden, the line shows the regions, with own words marked, and the country, once.
    expect(hidden.getByText(/^Svaneti, .*Georgia$/u)).toBeVisible();
    expect(hidden.getByText('ბახმარო')).toHaveAttribute('lang', 'ka');
    expect(hidden.queryByText('Regions')).toBeNull();
    expect(hidden.queryByRole('list', { name: 'Specialties' })).toBeNull();
  });

  test('leads by its message button to the form, and promises no message to a guide who takes none', async () => {
    await draw();
    expect(hrefOf('Message: Ana Lomidze')).toBe('/en/messages/to/ana-lomidze');
    expect(hrefOf('Contact: Giorgi Beridze')).toBe('/en/messages/to/giorgi-beridze');
  });
});

test('a section marks guides of another profession, and explains trainees', async () => {
  const nika = sampleGuideCard('nika-trekking', 'Nika Trekking', 'trekking', {
    certification_level: 'trainee',
  });
  await draw('', 'en', createDirectory([nika, { ...nika, slug: 'hidden', certification_level: undefined }]));
  // In both sections.
  expect(screen.getAllByText('Certification level not shown')).toHaveLength(2);
  await draw('', 'en', createDirectory([nika]));
  const section = (name: RegExp) => within(screen.getByRole('region', { name }));
  expect(section(/^Trekking guides 1/u).queryByText('also listed here')).toBeNull();
  expect(
    section(/^Mountain guides 1 whose main profession is another/u).getByText('also listed here'),
  ).toBeVisible();
  expect(
    section(/^Trekking guides 1/u).getByText(/leads guests only together with a certified guide/u),
  ).toBeVisible();
  // One guide is one card where the list is narrowed.
  await draw('?language=ka', 'en', createDirectory([nika]));
  expect(section(/^Georgian/u).queryByText('also listed here')).toBeNull();
  expect(names()).toEqual(['Nika Trekking']);
});

test('the whole directory shows some of each section, says that their order changes daily, and leads to all', async () => {
  await draw();
  const section = within(
    screen.getByRole('region', { name: 'Canyoning guides 60 guides, in an order that changes daily' }),
  );
  expect(section.getAllByRole('article')).toHaveLength(FIRST_CARDS);
  const all = section.getByRole('link', { name: 'Show all 60: Canyoning guides' });
  expect(all).toHaveAttribute('href', '/en/guides?profession=canyoning-guide');
  const whole = screen.getByRole('region', { name: 'Rafting guides 3 guides, in alphabetical order' });
  expect(within(whole).queryByRole('link', { name: /^Show/u })).toBeNull();
  await draw('?profession=rafting-guide');
  expect(
    screen.getByRole('region', { name: 'Rafting guides 3 guides, in alphabetical order' }),
  ).toBeVisible();
});

test('a later page of a section leads to the page before and the one after', async () => {
  await draw('?profession=canyoning-guide&page=2');
  expect(names()).toHaveLength(PAGE_CARDS);
  expect(hrefOf('Previous page')).toBe('/en/guides?profession=canyoning-guide');
  const more = screen.getByRole('link', { name: /^Show 12 more/u });
  expect(more).toHaveAttribute('href', '/en/guides?profession=canyoning-guide&page=3');
  expect(more).toHaveAttribute('rel', 'nofollow');
  await draw('?profession=canyoning-guide&page=3');
  expect(names()).toHaveLength(PAGE_CARDS / 2);
  expect(screen.queryByRole('link', { name: /^Show \d/u })).toBeNull();
});

test('the lists are open when one of them is used, even where it has no results', async () => {
  await draw();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await draw('?level=trainee');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  await draw('?language=en&region=guria&level=master');
  const lists = screen.getByRole('group');
  expect(lists).toHaveAttribute('open');
  expect(within(lists).getByText(/3/u, { selector: 'summary' })).toBeVisible();
  const region = screen.getByRole('combobox', { name: /Region/u });
  expect(region).toHaveValue('guria');
  expect(within(region).getAllByRole('option', { name: 'Guria (0)' })).toHaveLength(1);
});

test('the keyboard goes from the field to the results without passing filters and sections', async () => {
  await draw();
  const stops = [...document.querySelectorAll('a, button, input, select, summary')];
  const from = stops.indexOf(screen.getByRole('searchbox'));
  const way = stops.findIndex((stop) => stop.textContent === 'Skip to the results');
  expect(way - from).toBe(2);
  expect(stops[way]).toHaveAttribute('href', '#results');
  expect(document.querySelector('#results')).toHaveAttribute('tabindex', '-1');
});

test('the form sends its fields, with the section, in the order of the address', async () => {
  await draw('?q=ana&profession=rafting-guide&language=en');
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', '/en/guides');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['q', 'ana'],
    ['profession', 'rafting-guide'],
    ['language', 'en'],
    ['region', ''],
    ['level', ''],
  ]);
});
