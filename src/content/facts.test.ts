/** The facts of the specification (sections 3 and 9) as the content states them. */
import { describe, expect, it } from 'vitest';
import { message } from '../../tests/support/messages.ts';
import { DIRECTORY_GROUP_SLUGS, MENU_PROFESSIONS, PROFESSION_SLUGS } from '../domain/guide/professions.ts';
import { about } from './association/about.ts';
import { ats } from './association/ats.ts';
import { history } from './association/history.ts';
import { ifmga } from './association/ifmga.ts';
import { mediaKit } from './association/media-kit.ts';
import { whatWeDo } from './association/what-we-do.ts';
import { becomingGuide } from './becoming-guide.ts';
import { home } from './home.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { BUILT_IN } from './published.ts';
import { HOME_PROFESSIONS, professionCards } from './professions/cards.ts';
import { PROFESSION_DETAILS } from './professions/details.ts';
import { schoolPrograms } from './school-programs.ts';
import type { Block, ProfessionDetails } from './schema.ts';
import { site } from './site.ts';
import { inlineParts } from '../ui/text/inline-links.ts';

const FIGURE = /\d[\d,]*\+?/g;

/** All texts inside a value in one language. */
function textsOf(value: unknown, lang: 'en' | 'ka'): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (key, item: unknown) => {
    if (key === lang && typeof item === 'string') texts.push(item);
    return item;
  });
  return texts;
}

/** All figures of a value's texts in one language, thousands separators removed. */
function figures(value: unknown, lang: 'en' | 'ka'): string[] {
  return textsOf(value, lang).flatMap((text) =>
    [...text.matchAll(FIGURE)].map(([figure]) => figure.replaceAll(',', '')),
  );
}

/** The parts of a page, by the fragments of its headings. */
function partsOf(body: readonly Block[]): string[] {
  return body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
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
    expect(figures(PROFESSION_DETAILS[slug].facts, lang)).toEqual(expected);
  });

  it('mountain guide: admission', async () => {
    const stated = figures(PROFESSION_DETAILS['mountain-guide'].admissions, lang);
    expect([...stated].sort()).toEqual(['4', '6+', '5', '30', '35', '100', '60', '4', '5'].sort());
  });

  it('mountain guide: the lead routes, whose numbers are words', async () => {
    const admissions = JSON.stringify(PROFESSION_DETAILS['mountain-guide'].admissions);
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
    for (const page of [ifmga, history]) {
      expect(figures(page, lang)).toEqual(
        expect.arrayContaining(['1965', '25', '6000', '37', '2022', '2021']),
      );
    }
    for (const page of [mediaKit, home, history]) {
      expect(figures(page, lang)).toEqual(expect.arrayContaining(['1998', '150', '2016', '2021']));
    }
    expect(figures(home.figures, lang)).toEqual(['1998', '150', '2016', '2021']);
  });

  it('the school: its founders, and what it issues', () => {
    const founders = {
      en: /two ministries and a resorts development company/u,
      ka: /ორ სამინისტროსა და კურორტების განვითარების კომპანიასთან ერთად/u,
    };
    const issued = {
      en: /state-recognised diplomas and certificates/u,
      ka: /სახელმწიფოს მიერ აღიარებულ დიპლომებსა და სერტიფიკატებს/u,
    };
    for (const page of [about, ats]) {
      expect(textsOf(page, lang).join(' ')).toMatch(founders[lang]);
      expect(textsOf(page, lang).join(' ')).toMatch(issued[lang]);
    }
    expect(textsOf(history, lang).join(' ')).toMatch(/ministries|სამინისტრო/u);
    expect(textsOf(home.about, lang).join(' ')).toMatch(issued[lang]);
  });

  it('the school: length, hours and cost of its programmes, and how many take part', () => {
    expect(figures(ats.body, lang)).toEqual(
      expect.arrayContaining([
        '6',
        '48',
        '4',
        '350',
        '14',
        '248',
        '750',
        '8',
        '320',
        '600',
        '1000',
        '1200',
        '2200',
      ]),
    );
  });

  it.each([
    ['mountain-guide', ['24', '25'], /Level IV|IV დონის/u],
    ['trekking-guide', ['8', '21'], /retraining|გადამზადება/u],
    ['ski-guide', [], /one-year programme|ერთწლიანი პროგრამა/u],
    ['ski-teacher', [], /Levels I to III|I–III დონე/u],
    ['mountain-leader', ['4'], /./u],
  ] as const)('profession %s: its card', (slug, expected, words) => {
    const card = professionCards.find((entry) => entry.slug === slug);
    expect(figures(card?.description, lang)).toEqual(expected);
    expect(card?.description[lang]).toMatch(words);
  });

  it.each([
    ['mountain-guide', /Diploma, Level IV|დიპლომი, IV დონე/u],
    ['ski-guide', /One year|ერთი წელი/u],
    ['ski-teacher', /I to III|I–III/u],
  ] as const)('profession %s: what its box says in words', async (slug, words) => {
    expect(textsOf(PROFESSION_DETAILS[slug].facts, lang).join(' | ')).toMatch(words);
  });

  it.each(PROFESSION_SLUGS)('profession %s leads to the school, or says whom to ask', async (slug) => {
    const text = textsOf(PROFESSION_DETAILS[slug], lang).join(' ');
    expect(text).toContain('](/association/ats)');
    const isTaught = schoolPrograms.some(({ profession }) => profession === slug);
    const sentOn = {
      en: /is not one of the \[school’s\].* please ask \[the association\]\(\/contact\)/u,
      ka: /თერთმეტ პროგრამაში არ შედის: .* \[ასოციაციაში\]\(\/contact\)/u,
    };
    expect(sentOn[lang].test(text)).toBe(!isTaught);
  });

  it('the school names the professions that it has no programme for, and whom to ask', () => {
    const links = inlineParts(message(lang, 'pages.programmesOthers')).flatMap((part) =>
      typeof part === 'string' ? [] : [part.href],
    );
    const others = PROFESSION_SLUGS.filter(
      (slug) => !schoolPrograms.some(({ profession }) => profession === slug),
    ).map((slug) => `/professions/${slug}`);
    expect(links.toSorted()).toEqual([...others, '/contact'].toSorted());
  });

  it('becoming a guide: four stages, six specialisations, three bodies, four steps', () => {
    const titles = (entries: readonly { readonly title: Readonly<Record<'en' | 'ka', string>> }[]) =>
      entries.map(({ title }) => title[lang]);
    const { training, specialisations, certifyingBodies, begin } = becomingGuide;
    expect({
      training: titles(training.steps),
      specialisations: titles(specialisations.items),
      bodies: titles(certifyingBodies.items),
      begin: titles(begin.steps),
    }).toEqual(
      {
        en: {
          training: ['Theory', 'Technical preparation', 'Practical training', 'Certification'],
          specialisations: [
            'Mountain Guide',
            'Alpine Guide',
            'Ski Guide',
            'Hiking Guide',
            'Horseback Guide',
            'Bike Guide',
          ],
          bodies: [
            'International Federation of Mountain Guides Associations (IFMGA)',
            'International mountain leaders union',
            'International ski instructors association',
          ],
          begin: [
            'Register and assess',
            'Choose a specialisation',
            'Complete the training',
            'Receive the certificate',
          ],
        },
        ka: {
          training: ['თეორია', 'ტექნიკური მომზადება', 'პრაქტიკული წვრთნა', 'სერტიფიცირება'],
          specialisations: [
            'სამთო გამყოლი',
            'ალპური გამყოლი',
            'სათხილამურო გამყოლი',
            'საფეხმავლო გამყოლი',
            'საცხენოსნო ტურის გამყოლი',
            'ველოტურის გამყოლი',
          ],
          bodies: [
            'სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაცია (IFMGA)',
            'სამთო ლიდერთა ასოციაციების საერთაშორისო კავშირი',
            'სათხილამურო ინსტრუქტორთა საერთაშორისო ასოციაცია',
          ],
          begin: ['რეგისტრაცია და შეფასება', 'სპეციალიზაციის არჩევა', 'კურსის გავლა', 'სერტიფიკატის მიღება'],
        },
      }[lang],
    );
  });

  it('numbers that a reader could hold against one another are told apart where they meet', () => {
    expect([PROFESSION_SLUGS.length, schoolPrograms.length, DIRECTORY_GROUP_SLUGS.length]).toEqual([
      9, 11, 14,
    ]);
    const counts = { en: /nine .* eleven .* fourteen/u, ka: /ცხრა .* თერთმეტი .* თოთხმეტი/u };
    expect(becomingGuide.specialisations.intro[lang]).toMatch(counts[lang]);
    const ways = PROFESSION_DETAILS['trekking-guide'].facts.map(({ label }) => label[lang]);
    expect(ways).toEqual(
      expect.arrayContaining([
        { en: 'For those who already guide', ka: 'მოქმედი გამყოლისთვის' }[lang],
        { en: 'For beginners, at the school', ka: 'დამწყებისთვის, სკოლაში' }[lang],
      ]),
    );
  });

  it('the text that waits for the official one says so', async () => {
    const note = { en: 'The official text is to be supplied.', ka: 'ოფიციალური ტექსტი მალე დაემატება.' };
    for (const slug of ['alpine-climbing-instructor', 'rock-climbing-guide'] as const) {
      expect(textsOf(PROFESSION_DETAILS[slug].body, lang)).toContain(note[lang]);
    }
  });

  it('contact: Tbilisi, Georgia', () => {
    expect(BUILT_IN.contact.address[lang]).toBe({ en: 'Tbilisi, Georgia', ka: 'თბილისი, საქართველო' }[lang]);
  });
});

describe('pages', () => {
  it('have the parts that the specification names', () => {
    expect(partsOf(about.body)).toEqual(expect.arrayContaining(['history', 'school', 'today', 'federation']));
    expect(partsOf(whatWeDo.body)).toEqual(
      expect.arrayContaining(['youth', 'volunteers', 'alpinism', 'federations', 'destination']),
    );
    expect(whatWeDo.image).toBeDefined();
    expect(partsOf(privacy.body)).toEqual(
      expect.arrayContaining(['collected', 'use', 'sharing', 'security', 'rights', 'cookies', 'changes']),
    );
    expect(partsOf(terms.body)).toEqual([
      'use',
      'property',
      'responsibilities',
      'guides',
      'links',
      'liability',
      'changes',
      'law',
    ]);
  });

  it('have a long text for each profession of the menu, and admissions where the text is known', async () => {
    const words = (body: unknown, lang: 'en' | 'ka') => textsOf(body, lang).join(' ').split(' ').length;
    const isShort = ({ body }: ProfessionDetails) => words(body, 'en') < 300 || words(body, 'ka') < 220;
    expect(MENU_PROFESSIONS.filter((slug) => isShort(PROFESSION_DETAILS[slug]))).toEqual([]);
    const withAdmissions = MENU_PROFESSIONS.filter((slug) => PROFESSION_DETAILS[slug].admissions);
    expect(withAdmissions).toEqual(['mountain-guide', 'trekking-guide', 'ski-guide', 'ski-teacher']);
  });
});

describe('collections', () => {
  it('nine professions have a card and a text; seven stand on the home page', () => {
    expect(professionCards.map(({ slug }) => slug)).toEqual([...PROFESSION_SLUGS]);
    expect(new Set(HOME_PROFESSIONS).size).toBe(7);
  });

  it('the two texts that wait for the official one say so and have no admissions', async () => {
    const waiting = MENU_PROFESSIONS.filter((slug) =>
      JSON.stringify(PROFESSION_DETAILS[slug].body).includes('official text is to be supplied'),
    );
    expect(waiting).toEqual(['alpine-climbing-instructor', 'rock-climbing-guide']);
    for (const slug of waiting) expect(PROFESSION_DETAILS[slug].admissions).toBeUndefined();
  });

  it('the ten articles of summer 2025, eleven partners, eleven programmes', () => {
    const summer = BUILT_IN.news
      .map(({ date }) => date)
      .filter((date) => date >= '2025-07-01' && date <= '2025-08-10');
    expect(summer).toHaveLength(10);
    expect([summer[0], summer.at(-1)]).toEqual(['2025-08-10', '2025-07-01']);
    expect(BUILT_IN.partners.length).toBeGreaterThanOrEqual(11);
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
      expect(cost.text).toEqual({ en: 'On request', ka: 'გვკითხეთ' });
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
