/** The facts of the specification (sections 3 and 9) as the content states them. */
import { describe, expect, it } from 'vitest';
import { MENU_PROFESSIONS, PROFESSION_SLUGS, type ProfessionSlug } from '../domain/professions.ts';
import { about } from './association/about.ts';
import { ifmga } from './association/ifmga.ts';
import { becomingGuide } from './becoming-guide.ts';
import { home } from './home.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { HOME_PROFESSIONS, professionCards } from './professions/cards.ts';
import { loadProfessionDetails } from './professions/load-details.ts';
import { schoolPrograms } from './school-programs/school-programs.ts';
import { site } from './site.ts';

const FIGURE = /\d[\d,]*\+?/g;

/** All figures of a value's texts in one language, thousands separators removed. */
function figures(value: unknown, lang: 'en' | 'ka'): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (key, item: unknown) => {
    if (key === lang && typeof item === 'string') texts.push(item);
    return item;
  });
  return texts.flatMap((text) => [...text.matchAll(FIGURE)].map(([figure]) => figure.replaceAll(',', '')));
}

async function details(slug: ProfessionSlug) {
  return (await loadProfessionDetails[slug]()).details;
}

describe.each(['en', 'ka'] as const)('facts in %s', (lang) => {
  it.each([
    ['trekking-tour-guide', ['14', '248', '750']],
    ['mountain-leader', ['4', '350']],
    ['rock-climbing-guide', ['8', '320', '600']],
    ['ski-teacher', ['1000', '1200']],
    ['industrial-alpinism', ['600', '2200']],
  ])('programme %s: duration, hours and cost', (id, expected) => {
    const program = schoolPrograms.find((entry) => entry.id === id);
    const stated = [...figures(program?.duration, lang), ...figures(program?.cost, lang)];
    expect(stated).toEqual(expected);
  });

  it.each([
    ['mountain-guide', ['24', '25']],
    ['trekking-guide', ['8', '21', '14', '248', '750']],
    ['ski-teacher', ['1000', '1200']],
    ['rock-climbing-guide', ['8', '320', '600']],
    ['mountain-leader', ['4', '350']],
    ['industrial-alpinism', ['600', '2200']],
  ] as const)('profession %s: its box', async (slug, expected) => {
    expect(figures((await details(slug)).facts, lang)).toEqual(expected);
  });

  it('mountain guide: admission', async () => {
    const stated = figures((await details('mountain-guide')).admissions, lang);
    const inWords = lang === 'en' ? [] : [];
    expect([...stated, ...inWords].sort()).toEqual(
      ['4', '6+', '5', '30', '35', '100', '60', '4', '5'].sort(),
    );
  });

  it('mountain guide: the lead routes, whose numbers are words', async () => {
    const admissions = JSON.stringify((await details('mountain-guide')).admissions);
    const sentence = {
      en: 'At least four routes of grade 4b UIAA and one of 5b UIAA, led in the last five years',
      ka: 'ბოლო ხუთ წელიწადში ლიდირებით გავლილი სულ მცირე ოთხი 4b და ერთი 5b სირთულის (UIAA) მარშრუტი',
    };
    expect(admissions).toContain(sentence[lang]);
  });

  it('association and federation: years and numbers', () => {
    for (const fact of ['1998', '2016', '2021', '150', '1965', '25', '6000', '37', '2022']) {
      expect(figures(about, lang)).toContain(fact);
    }
    for (const fact of ['1965', '25', '6000', '37', '2022', '2021'])
      expect(figures(ifmga, lang)).toContain(fact);
    expect(figures(home.figures, lang)).toEqual(['1998', '150', '2016', '2021']);
  });
});

describe('collections', () => {
  it('nine professions have a card and a text; seven stand on the home page', () => {
    expect(professionCards.map(({ slug }) => slug)).toEqual([...PROFESSION_SLUGS]);
    expect(new Set(HOME_PROFESSIONS).size).toBe(7);
  });

  it('the two texts that wait for the official one say so and have no admissions', async () => {
    const menu = await Promise.all(MENU_PROFESSIONS.map(details));
    const waiting = menu.filter(({ body }) =>
      JSON.stringify(body).includes('official text is to be supplied'),
    );
    expect(waiting.map(({ slug }) => slug)).toEqual(['alpine-climbing-instructor', 'rock-climbing-guide']);
    expect(waiting.map(({ admissions }) => admissions)).toEqual([undefined, undefined]);
  });

  it('the ten articles of summer 2025, eleven partners, eleven programmes', () => {
    const summer = news
      .map(({ date }) => date)
      .filter((date) => date >= '2025-07-01' && date <= '2025-08-10');
    expect(summer).toHaveLength(10);
    expect([summer[0], summer.at(-1)]).toEqual(['2025-08-10', '2025-07-01']);
    expect(partners.length).toBeGreaterThanOrEqual(11);
    expect(schoolPrograms.map(({ id }) => id)).toEqual([
      'trekking-tour-guide',
      'mountain-leader',
      'rock-climbing-guide',
      'equestrian-tour-guide',
      'bicycle-tour-guide',
      'canyoning-guide',
      'extreme-speleo-tour-guide',
      'ski-teacher',
      'rafting-tour-guide',
      'industrial-alpinism',
      'overland-tour-guide',
    ]);
  });

  it('participants reach from 6 to 48; a price that is not given is on request', () => {
    expect(Math.min(...schoolPrograms.map(({ participants }) => participants.min))).toBe(6);
    expect(Math.max(...schoolPrograms.map(({ participants }) => participants.max))).toBe(48);
    for (const { cost, toConfirm } of schoolPrograms) {
      if (cost.minGel !== undefined) continue;
      expect(cost.text).toEqual({ en: 'On request', ka: 'შეთანხმებით' });
      expect(toConfirm).toContain('cost');
    }
  });

  it('six specialisations and the settings agree with the facts', () => {
    expect(becomingGuide.specialisations.items.map(({ id }) => id)).toEqual([
      'mountain',
      'alpine',
      'ski',
      'hiking',
      'horseback',
      'bike',
    ]);
    expect([site.foundedYear, site.schoolFoundedYear, site.federationMemberSince]).toEqual([
      1998, 2016, 2021,
    ]);
  });
});
