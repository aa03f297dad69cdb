/** Typed queries and the guides of `testing/guides.ts` they must find. */
import { describe, expect, it } from 'vitest';
import { EVERY_GUIDE } from '../guide-query.ts';
import { createDirectory } from './directory.ts';
import type { SearchableGuide } from './searchable-guide.ts';
import { SOME_GUIDES } from './testing/guides.ts';

const search = createDirectory(SOME_GUIDES);

function find(q: string) {
  const { guides, found: total, text, unknownWords } = search.find({ ...EVERY_GUIDE, q }, 'en', 0);
  return { found: guides.map(({ slug }) => slug), total, text, unknownWords };
}

const SKI = 'grosswang gulbani margiani burduli bedoidze';

/** The query, and the slugs of all its results in order. */
const FOUND: readonly (readonly [query: string, slugs: string])[] = [
  // Professions
  ['ski', SKI],
  ['ski guide', SKI],
  ['Ski guides', SKI],
  ['ski teacher', SKI],
  ['სათხილამურო გამყოლი', SKI],
  ['თხილამურები', SKI],
  ['rock climber', 'gelashvili tsiklauri'],
  ['Skiführer', SKI],
  ['Skiführerin Deutsch Mestia', 'margiani'],
  ['Skiführer Swanetien', 'margiani gulbani'],
  ['Kasbegi', 'sujashvili marsagishvili'],
  ['Pferde Tuschetien', 'idoidze'],
  ['Skilehrer', SKI],
  ['klettern Tbilisi', 'gelashvili'],
  ['climbing instructor', 'gelashvili tsiklauri khergiani'],
  ['rock climbing instructor in Tbilisi', 'gelashvili'],
  ['კლდეზე ცოცვის ინსტრუქტორი', 'gelashvili tsiklauri'],
  ['ცოცვის მასწავლებელი თბილისში', 'gelashvili'],
  ['инструктор по скалолазанию', 'gelashvili tsiklauri'],
  ['კლდეზე ცოცვა', 'gelashvili tsiklauri'],
  ['horseback riding', 'idoidze gogochuri'],
  ['ცხენები', 'idoidze gogochuri'],
  ['canyon', 'chikovani kvaratskhelia'],
  ['ველოსიპედი', 'turmanidze'],
  // Specialties
  ['birdwatching', 'maisuradze'],
  ['wine', 'maisuradze'],
  ['cell', 'maisuradze'],
  ['heliski', 'burduli'],
  ['kayaking', 'lomidze'],
  ['French ice climbing', 'khergiani'],
  ['a guide for a family with kids', 'marsagishvili'],
  ['child friendly walking', 'marsagishvili'],
  ['kinderfreundlich', 'marsagishvili'],
  ['wandern mit Kindern', 'marsagishvili'],
  ['Führer für Familien', 'marsagishvili'],
  ['familienfreundlich', 'marsagishvili'],
  ['Familienwanderung', 'marsagishvili'],
  ['Fahrrad', 'turmanidze'],
  ['Fahrradtour', 'turmanidze'],
  ['Wildwasser', 'lomidze kipiani'],
  ['ლაშქრობა ბავშვებთან ერთად', 'marsagishvili'],
  ['ბაკურიანი სნოუბორდი', 'grosswang'],
  // Places and regions
  ['mestia ski', 'margiani gulbani'],
  ['თხილამურებით მესტიაში', 'margiani gulbani'],
  ['სათხილამურო გამყოლი სვანეთი', 'margiani gulbani'],
  ['svanetshi satxilamuro gamkoli', 'margiani gulbani'],
  ['kazbegi', 'sujashvili marsagishvili'],
  ['yazbegi', 'sujashvili marsagishvili'],
  ['Казбеги', 'sujashvili marsagishvili'],
  ['სამთო გამყოლები ყაზბეგში', 'sujashvili marsagishvili'],
  ['trekking Ushguli', 'japaridze svan'],
  ['kazbek hiking', 'marsagishvili'],
  ['tushetia horse', 'idoidze'],
  ['ცხენით თუშეთში', 'idoidze'],
  ['racha rafting', 'kipiani'],
  ['კანიონი სამეგრელოში', 'chikovani kvaratskhelia'],
  ['mtb batumi', 'turmanidze'],
  ['climbing in Tbilisi', 'gelashvili'],
  ['gudauri off-piste', 'bedoidze'],
  // Languages
  ['german rafting', 'lomidze'],
  ['a ski guide who speaks German in Svaneti', 'margiani'],
  ['german-speaking ski guide', 'grosswang margiani bedoidze'],
  ['ლაგოდეხში გერმანულად', 'lagazidze'],
  ['hebrew', 'kistauri'],
  ['français', 'idoidze khergiani'],
  ['turkish canyoning', 'kvaratskhelia'],
  ['german', 'grosswang lomidze margiani lagazidze bedoidze germane'],
  // Russian words; places are matched by sound
  ['лыжный гид', SKI],
  ['гид на лыжах в Местии', 'margiani gulbani'],
  ['Гид Местия', 'margiani khergiani gulbani japaridze svan'],
  ['проводник в Сванетии', 'japaridze margiani khergiani gulbani svan'],
  ['русскоязычный лыжный гид', 'gulbani'],
  ['конные туры в Тушетии', 'idoidze'],
  ['скалолазание Тбилиси', 'gelashvili'],
  ['горный гид Казбеги', 'sujashvili marsagishvili'],
  ['каньонинг', 'chikovani kvaratskhelia'],
  ['поход с детьми', 'marsagishvili'],
  ['велотуры Батуми', 'turmanidze'],
  // Levels
  ['master guide', 'margiani'],
  ['სტაჟიორი', 'marsagishvili'],
  // Names
  ['kifiani', 'kipiani'],
  ['Циклаури', 'tsiklauri'],
  ['ჰერგიანი', 'khergiani'],
  ['gogochuri merab', 'gogochuri'],
  ['David Kapanadze', 'kapanadze-f kapanadze-q'],
  ['davit kafanadze', 'kapanadze-f kapanadze-q'],
  ['davit qapanadze', 'kapanadze-q kapanadze-f'],
  ['გროსვანგი', 'grosswang'],
  ['giorgi ushguli', 'japaridze'],
  // One letter from Giorgi, and one from a gorge.
  ['Георгий', 'japaridze chikovani kvaratskhelia'],
  ['Георгий Джапаридзе', 'japaridze'],
  ['სუჯაშვილთან', 'sujashvili'],
  ['germane', 'germane grosswang lomidze margiani lagazidze bedoidze'],
  ['ana', 'gelashvili'],
  // Incomplete words
  ['svane', 'svan japaridze margiani khergiani gulbani'],
  ['freerid', 'margiani bedoidze'],
  ['საპალ', 'idoidze'],
  ['kvarats', 'kvaratskhelia'],
  // Typing errors
  ['freride gudauri', 'bedoidze'],
  ['raftnig', 'lomidze kipiani'],
  // The place, not a profession that one letter is missing from.
  ['Mesita', 'margiani khergiani gulbani japaridze svan'],
  ['ski giude', SKI],
  ['kazbeggi trekking', 'marsagishvili'],
  ['mestai ski', 'margiani gulbani'],
  ['სვანეტი თხილამურები', 'margiani gulbani'],
  ['gogochuti', 'gogochuri'],
  // More words than the search looks at
  ['ski guides mestia svaneti german english georgian freeride avalanche master zzzz', 'margiani'],
];

describe('finds', () => {
  it('has more than fifty queries', () => {
    expect(new Set(FOUND.map(([query]) => query)).size).toBeGreaterThanOrEqual(50);
  });

  it.each(FOUND)('by "%s": %s', (query, slugs) => {
    expect(find(query).found).toEqual(slugs.split(' '));
  });
});

describe('finds every guide', () => {
  it.each(['', 'guide', 'გამყოლი', 'გამყოლები საქართველოში', 'guides in Georgia', 'the'])(
    'by "%s"',
    (query) => {
      expect(find(query).total).toBe(SOME_GUIDES.length);
    },
  );
});

describe('leaves out a word that matches nothing, and reports it,', () => {
  it.each([
    ['Taucherin Deutsch Mestia', 'margiani', ['taucherin']],
    ['ski photography', SKI, ['photography']],
    ['лыжный водолаз', SKI, ['водолаз']],
    ['zzzz svanetti qqqxx ski', 'margiani gulbani', ['zzzz', 'qqqxx']],
  ])('by "%s": %s, %j', (query, slugs, unknownWords) => {
    expect(find(query)).toMatchObject({ found: slugs.split(' '), unknownWords });
  });
});

describe('finds nobody, and reports the words that match nothing,', () => {
  it.each([
    ['zzzz', ['zzzz']],
    ['山田', ['山田']],
    ['svaneti rafting', []],
    ['guide 1118', ['1118']],
    ['!!! 🏔', []],
  ])('by "%s": %j', (query, unknownWords) => {
    expect(find(query)).toEqual({ found: [], total: 0, text: 'nobody', unknownWords });
  });
});

it.each([
  ['ski guide German Mestia', ['Ski guides', 'German', 'Mestia, Svaneti'], true],
  ['ski guides German Mestia', ['Ski guides', 'German', 'Mestia, Svaneti'], true],
  ['სათხილამურო გამყოლი გერმანული მესტია', ['Ski guides', 'German', 'Mestia, Svaneti'], true],
  ['სათხილამურო გამყოლები გერმანულად მესტიაში', ['Ski guides', 'German', 'Mestia, Svaneti'], true],
  ['Гид Местия', ['Mestia, Svaneti'], true],
  ['Mesita', ['Mestia, Svaneti'], true],
  // A region of that name.
  ['gudauri german', ['Gudauri and Mtiuleti', 'German'], true],
  // No guide is there; the sound of it is near that of names.
  ['Gori', ['Gori, Kartli'], true],
  ['master aspirant', [], false],
  ['master guide', ['Master Guide'], false],
  ['ski giorgi', [], false],
  ['', [], false],
])('says of "%s" how its words were read: %j', (q, readings, isPlaceRead) => {
  expect(search.find({ ...EVERY_GUIDE, q }, 'en', 0)).toMatchObject({ readings, isPlaceRead });
});

it('lists those who show an address at the place before those who work in its region', () => {
  const guide = (slug: string, more: Partial<SearchableGuide>): SearchableGuide => ({
    slug,
    full_name: slug,
    profession: 'trekking',
    languages: [],
    specialties: [],
    ...more,
  });
  const { find: findSome } = createDirectory([
    guide('a-works-there', { regions: ['svaneti'], address: 'Gudauri', profession: 'mountain-guide' }),
    // Without the address, which the guide hides.
    guide('b-hides-the-address', { regions: ['Mestia'] }),
    guide('c-lives-there', { regions: ['svaneti'], address: 'Mestia' }),
  ]);
  const found = (q: string) => findSome({ ...EVERY_GUIDE, q }, 'en', 0).guides.map(({ slug }) => slug);
  expect(found('mestia')).toEqual(['c-lives-there', 'b-hides-the-address', 'a-works-there']);
  expect(found('svaneti')).toEqual(['c-lives-there', 'a-works-there', 'b-hides-the-address']);
});

it('lists ski guides before ski teachers for "ski guide", wherever they live', () => {
  const guide = (slug: string, profession: string, address: string): SearchableGuide => ({
    slug,
    full_name: slug,
    profession,
    address,
    languages: ['de'],
    specialties: [],
    regions: ['svaneti'],
  });
  const { find: findSome } = createDirectory([
    guide('a-teacher-there', 'ski-teacher', 'Ushguli'),
    guide('b-guide', 'ski-touring', 'Tbilisi'),
  ]);
  const first = (q: string) => findSome({ ...EVERY_GUIDE, q }, 'en', 0).guides[0]?.slug;
  expect(first('ski guide german svaneti')).toBe('b-guide');
  expect(first('ski teacher svaneti')).toBe('a-teacher-there');
  expect(first('ski svaneti')).toBe('a-teacher-there');
});

it.each([
  ['', 'none'],
  ['ski', 'words'],
  ['ზურაბი მარსაგიშვილი', 'words'],
  ['raftnig', 'similar'],
  // Not the language that nearly everybody speaks.
  ['geor', 'nobody'],
  // A town, and the sound of the Russian mountains.
  ['Gori', 'similar'],
  ['გორი', 'similar'],
  ['zzzz', 'nobody'],
])('says of "%s" how it was met: %s', (query, text) => {
  expect(find(query).text).toBe(text);
});
