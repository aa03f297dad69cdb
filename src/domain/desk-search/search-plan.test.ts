import { describe, expect, test } from 'vitest';
import { planSearch } from './search-plan.ts';
import { searchWords, type Searched } from './search-words.ts';

const GUIDE: Searched = {
  names: ['გიორგი ყიფიანი', 'Giorgi Qipiani'],
  others: ['მესტია', 'Svaneti', 'სვანეთი'],
  number: 1042,
  email: 'g.kipo@example.com',
  phone: '+995 599 11 22 01',
};
const stored = searchWords(GUIDE);

/** Returns the number of the attempt that finds it; undefined if none does. */
function attemptThatFinds(typed: string, words: readonly string[] = stored): number | undefined {
  const plan = planSearch(typed);
  if (!plan?.accepts(words)) return undefined;
  const at = plan.attempts.findIndex((values) => values.some((value) => words.includes(value)));
  return at < 0 ? undefined : at;
}

describe('finds a typed name in any script and spelling', () => {
  test.each([
    'გიორგი', 'გიო', 'giorgi', 'GIO', 'ყიფიანი', 'qipiani', 'kipiani', 'yipiani', 'Кипиани', 'ᲧᲘᲤᲘᲐᲜᲘ', 'კიფიანი',
    'Mestia', 'მესტ', 'svaneti', 'სვანეთი', '1042', 'g.kipo', 'kipo', 'g.kipo@', 'G.Kipo@example.com',
  ])('%s', (typed) => {
    expect(attemptThatFinds(typed)).toBeDefined();
  }); // oxfmt-ignore

  test.each(['გიორგი ყიფ', 'kipiani gio', 'Qipiani Giorgi'])('%s, by the narrowest words', (typed) => {
    expect(planSearch(typed)?.attempts).toHaveLength(2);
    expect(attemptThatFinds(typed)).toBe(0);
  });

  test('of which the ending of the nominative is none', () => {
    const words = searchWords({ ...GUIDE, names: ['თამარ ბერიძე', 'Nestor Beridze'] });
    expect(
      ['თამარი', 'თამარი ბერ', 'nestori', 'beridze nestori'].map((typed) => attemptThatFinds(typed, words)),
    ).toEqual([0, 0, 0, 0]);
  });

  test('finds a name together with a place, by the longest word', () => {
    expect(attemptThatFinds('gio mestia')).toBe(1);
    expect(planSearch('gio mestia')?.attempts[1]).toEqual(['mestia']);
  });
});

test.each(['iorgi', 'beridze', 'giorgi beridze', 'ushguli', '042', 'g.kipo@other.com', 'example', 'gmail'])(
  '%s finds somebody else',
  (typed) => {
    expect(attemptThatFinds(typed)).toBeUndefined();
  },
);

test.each(['guide-159', 'Guide-15', 'guide-159@'])('%s finds the email address in one query', (typed) => {
  const email = 'guide-159@example.com';
  const plan = planSearch(typed);
  expect(plan?.attempts[0]).toEqual([`@${typed.toLowerCase()}`]);
  expect(attemptThatFinds(typed, searchWords({ ...GUIDE, email }))).toBe(0);
  expect(attemptThatFinds(typed, searchWords({ ...GUIDE, email: 'guideline@example.com' }))).toBeUndefined();
});

describe('a member number', () => {
  const member = searchWords({ ...GUIDE, number: 1153 });
  const others: readonly [string, Partial<Searched>][] = [
    ['an address', { email: 'demo-guide-1153@example.com' }],
    ['a longer number', { number: 11531 }],
    ['a place', { others: ['1153 m'] }],
  ];

  test.each(['1153', ' #1153 ', '№1153', 'N1153', 'n 1153', 'no. 1153', 'Member no. 1153', 'ნომერი: 1153'])(
    '%j, typed whole, finds its member first',
    (typed) => {
      expect(attemptThatFinds(typed, member)).toBe(0);
    },
  );

  test.each(others)('typed whole finds %s only when no member has it', (_name, other) => {
    expect(attemptThatFinds('1153', searchWords({ ...GUIDE, ...other }))).toBe(1);
  });

  test('is found by its beginning', () => {
    expect(attemptThatFinds('115', member)).toBe(1);
  });

  test('is matched with its doubled digits', () => {
    expect(attemptThatFinds('1153', searchWords({ ...GUIDE, number: 153 }))).toBeUndefined();
  });
});

describe('a name with a typing error', () => {
  const isSimilar = (typed: string, words = stored) => {
    const similar = planSearch(typed)?.similar;
    return similar?.values.some((value) => words.includes(value)) && similar.accepts(words);
  };
  const SURNAMES = ['Chkhaidze', 'Tsereteli', 'Gogichaishvili', 'Kvirikashvili', 'რუსუდან', 'ნესტორ'];
  const words = searchWords({ ...GUIDE, names: SURNAMES });

  test.each([
    'chkheidze', 'tseretli', 'tserteli', 'tserteeli', 'gogichaishvlii', 'kvirikshvili', 'rusudanl',
    'ჩხეიძე', 'Церетли', 'mestja', 'nestori tseretli', 'zereteli', 'meztia',
  ])('%s is similar, and is no match', (typed) => {
    expect(attemptThatFinds(typed, words)).toBeUndefined();
    expect(isSimilar(typed, words)).toBe(true);
  }); // oxfmt-ignore

  test.each(['chkheitze', 'tsertli', 'gogiashvili', 'nestori beridze', 'ereteli', 'kvirkshvli'])(
    '%s is not similar enough',
    (typed) => {
      expect(isSimilar(typed, words)).not.toBe(true);
    },
  );

  test.each(['gigo', '11531', 'g.kipa@example.com', '599112202'])('%s may not differ at all', (typed) => {
    expect(planSearch(typed)?.similar).toBeUndefined();
  });
});

describe('a phone number', () => {
  test.each([
    '599112201', '+995 599 11 22 01', '995599112201', '(+995) 599-11-22-01', '0599 11 22 01', '00995 599/11.22.01',
    '59911', '599 11 22', '12201', '11 22 01',
  ])('%s finds its guide', (typed) => {
    expect(attemptThatFinds(typed)).toBe(0);
  }); // oxfmt-ignore

  test.each(['599112202', '991122', '2201', '+995', '599112201 tel'])('%s finds somebody else', (typed) => {
    expect(attemptThatFinds(typed)).toBeUndefined();
  });

  test('is also a member number if it may be one', () => {
    expect(attemptThatFinds('11531', searchWords({ ...GUIDE, number: 11531 }))).toBe(0);
  });

  test('is found in all its digits only: not by those of a member or an address', () => {
    expect(searchWords({ ...GUIDE, phone: '' }).filter((word) => word.startsWith('+'))).toEqual([]);
    expect(searchWords({ ...GUIDE, phone: 'call 599112201' })).toEqual(searchWords({ ...GUIDE, phone: '' }));
  });
});

describe('a key held down', () => {
  const many = searchWords({
    names: ['კახა ხარაძე', 'Kakha Kharadze', 'ანა აბაშიძე', 'Vaxtang Tsereteli'],
    others: ['ყაზბეგი', 'Oni'],
    number: 1111,
    email: 'qa.xa@example.com',
    phone: '',
  });

  test.each([
    'qqq',
    'qqqq',
    'xxxx',
    'x'.repeat(40),
    'ააააა',
    'ყყყყ',
    'wwww',
    'QqKk',
    'aaaa',
    'ooo',
    'kakha qqqq',
  ])('%s is nobody’s name, and asks for something all the same', (typed) => {
    expect(planSearch(typed)?.attempts.flat()).not.toEqual([]);
    expect(attemptThatFinds(typed, many)).toBeUndefined();
  });

  test.each(['k', 'ა', 'sh', 'Ann', 'Anna', 'Aa', 'll'])('%s is a beginning', (typed) => {
    const names = ['ანა აარონი', 'Lloyd Shota Kobia'];
    expect(attemptThatFinds(typed, searchWords({ ...GUIDE, names }))).toBeDefined();
  });
});

test.each(['', ' ', '…', '-'])('%j is nothing to search by', (typed) => {
  expect(planSearch(typed)).toBeUndefined();
});

test('keeps stored words and query values within the limits of Firestore', () => {
  const names = ['Yxcwy Xywc Cywx Wxyc Xcyw', 'x'.repeat(120)];
  expect(searchWords({ ...GUIDE, names }).length).toBeLessThanOrEqual(600);
  for (const values of planSearch('Yxcwy Xywc')?.attempts ?? [])
    expect(values.length).toBeLessThanOrEqual(30);
  expect(searchWords({ names: [], others: [], number: null, email: null, phone: '' })).toEqual([]);
  expect(stored.length).toBeLessThan(250);
});

describe('the attempts', () => {
  test('are by the longest word last, wherever it is', () => {
    for (const typed of ['gio svaneti', 'svaneti gio'])
      expect(planSearch(typed)?.attempts[1]).toEqual(['svaneti', 'svanet']);
    // Of words of one length the first.
    expect(planSearch('gia ana')?.attempts[1]).toEqual(planSearch('gia')?.attempts[0]);
  });

  test('are by a whole member number only where nothing else was typed', () => {
    expect(planSearch('1042')?.attempts).toHaveLength(2);
    expect(
      planSearch('1042 gio')
        ?.attempts.flat()
        .filter((value) => value === planSearch('1042')?.attempts[0]?.[0]),
    ).toEqual([]);
    expect(planSearch('gio')?.attempts).toHaveLength(1);
  });

  test('ignore words without letters and digits', () => {
    expect(planSearch('— gio')?.attempts).toEqual(planSearch('gio')?.attempts);
    expect(planSearch(' — ')).toBeUndefined();
  });
});
