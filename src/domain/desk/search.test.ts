import { describe, expect, test } from 'vitest';
import { deskPerson } from '../../../tests/cases/desk-rows.ts';
import type { DeskPerson } from './desk-rows.ts';
import { searchPeople, searchRequests } from './search.ts';

const GUIDE = deskPerson({
  id: 'guide',
  full_name: 'გიორგი ყიფიანი',
  email: 'g.kipo@example.com',
  guide: {
    georgian_name: 'გიორგი ყიფიანი',
    latin_name: 'Giorgi Qipiani',
    address: 'მესტია',
    regions: ['svaneti'],
    phone: '+995 599 11 22 01',
  },
  membership: { number: 1042 },
});

/** How the person is found; undefined if not. */
function foundAs(typed: string, person: DeskPerson = GUIDE): 'match' | 'similar' | undefined {
  const { rows, isSimilar } = searchPeople([{ ...person }], typed);
  if (rows.length === 0) return undefined;
  return isSimilar ? 'similar' : 'match';
}

function named(...names: string[]): DeskPerson {
  return deskPerson({ full_name: names.join(' ') });
}

describe('finds a typed name in any script and spelling', () => {
  test.each([
    'გიორგი', 'გიო', 'giorgi', 'GIO', 'ყიფიანი', 'qipiani', 'kipiani', 'yipiani', 'Кипиани', 'ᲧᲘᲤᲘᲐᲜᲘ', 'კიფიანი',
    'Mestia', 'მესტ', 'svaneti', 'სვანეთი', '1042', 'g.kipo', 'kipo', ' g.kipo@ ', 'G.Kipo@example.com',
    'გიორგი ყიფ', 'kipiani gio', 'Qipiani Giorgi', 'gio mestia', '— gio', 'kipian 1042', 'no. 1042 gio',
  ])('%s', (typed) => {
    expect(foundAs(typed)).toBe('match');
  }); // oxfmt-ignore

  test.each(['თამარი', 'თამარი ბერ', 'nestori', 'beridze nestori'])(
    '%s: of which the ending of the nominative is none',
    (typed) => {
      expect(foundAs(typed, named('თამარ ბერიძე', 'Nestor Beridze'))).toBe('match');
    },
  );
});

test.each([
  'beridze', 'giorgi beridze', 'ushguli', '042', '1042 beridze', 'g.kipo@other.com', 'example', 'gmail', 'kipiani@', '10 42', 'gioi',
])('%s finds somebody else', (typed) => {
  expect(foundAs(typed)).toBeUndefined();
}); // oxfmt-ignore

test('finds the beginning of an email address before words that begin alike', () => {
  const people = ['guide-159@example.com', 'guide.1599@example.com'].map((email) =>
    deskPerson({ id: email, email }),
  );
  const all = [...people, named('Guide')];
  for (const typed of ['guide-159', 'Guide-159@']) {
    expect(searchPeople(all, typed).rows).toEqual(people.slice(0, 1));
  }
  expect(searchPeople(all, 'guide').rows).toEqual(all);
});

describe('a member number', () => {
  const member = deskPerson({ id: 'member', membership: { number: 1153 } });
  const others = [
    deskPerson({ id: 'with its email', email: 'demo-guide-1153@example.com' }),
    deskPerson({ id: 'with a longer one', membership: { number: 11531 } }),
    deskPerson({ id: 'of a place', guide: { address: '1153 m' } }),
  ];

  test.each(['1153', ' #1153 ', '№1153', 'N1153', 'n 1153', 'no. 1153', 'Member no. 1153', 'ნომერი: 1153'])(
    '%j, typed whole, finds its member alone',
    (typed) => {
      expect(searchPeople([...others, member], typed).rows).toEqual([member]);
    },
  );

  test('that no member has finds what begins with it', () => {
    expect(searchPeople(others, '1153').rows).toEqual(others);
    expect(foundAs('115', member)).toBe('match');
  });

  test('is matched with its doubled digits', () => {
    expect(foundAs('1153', deskPerson({ membership: { number: 153 } }))).toBeUndefined();
  });
});

describe('a name with a typing error', () => {
  const person = deskPerson({
    ...GUIDE,
    full_name: 'Chkhaidze Tsereteli Gogichaishvili Kvirikashvili რუსუდან ნესტორ',
    membership: undefined,
  });

  test.each([
    'chkheidze', 'tseretli', 'tserteli', 'tserteeli', 'gogichaishvlii', 'kvirikshvili', 'rusudanl', 'ereteli',
    'ჩხეიძე', 'Церетли', 'mestja', 'nestori tseretli', 'zereteli', 'meztia', 'nestr', 'rus tseretli', 'kvirtika',
    'kvirikashvilis',
  ])('%s is similar', (typed) => {
    expect(foundAs(typed, person)).toBe('similar');
  }); // oxfmt-ignore

  test.each(['chkheitze', 'tsertli', 'gogiashvili', 'nestori beridze', 'kvirkshvli'])(
    '%s is not similar enough',
    (typed) => {
      expect(foundAs(typed, person)).toBeUndefined();
    },
  );

  test.each(['gigo', '11531', 'g.kipa@example.com', '599112202'])('%s may not differ at all', (typed) => {
    expect(foundAs(typed)).toBeUndefined();
  });

  test('is shown only when nothing matches', () => {
    const [right, similar] = [named('Tsereteli'), named('Tsereteri')];
    expect(searchPeople([similar, right], 'tsereteli')).toEqual({ rows: [right], isSimilar: false });
    expect(searchPeople([right], 'beridze')).toEqual({ rows: [], isSimilar: false });
  });
});

describe('a phone number', () => {
  test.each([
    '599112201', '+995 599 11 22 01', '995599112201', '(+995) 599-11-22-01', '0599 11 22 01', '00995 599/11.22.01',
    '59911', '599 11 22', '12201', '11 22 01',
  ])('%s finds its guide', (typed) => {
    expect(foundAs(typed)).toBe('match');
  }); // oxfmt-ignore

  test.each(['599112202', '2201', '+995', '599112201 tel', 'tel 599112201'])(
    '%s finds somebody else',
    (typed) => {
      expect(foundAs(typed)).toBeUndefined();
      expect(foundAs(typed, named('Ana'))).toBeUndefined();
    },
  );
});

describe('a key held down', () => {
  const many = deskPerson({
    ...GUIDE,
    full_name: 'კახა ხარაძე Kakha Kharadze ანა აბაშიძე Vaxtang Tsereteli ყაზბეგი Oni',
    email: 'qa.xa@example.com',
    membership: { number: 1111 },
  });

  test.each([
    'qqq', 'qqqq', 'xxxx', 'x'.repeat(40), 'ააააა', 'ყყყყ', 'wwww', 'QqKk', 'aaaa', 'ooo', 'kakha qqqq',
  ])('%s is nobody’s name, and asks for something all the same', (typed) => {
    expect(searchRequests([], typed)).toBeDefined();
    expect(foundAs(typed, many)).toBeUndefined();
  }); // oxfmt-ignore

  test.each(['k', 'ა', 'sh', 'Ann', 'Anna', 'Aa', 'll'])('%s is a beginning', (typed) => {
    expect(foundAs(typed, named('ანა აარონი', 'Lloyd Shota Kobia'))).toBe('match');
  });
});

test.each(['', ' ', '…', '-'])('%j is nothing to search by: everything is listed', (typed) => {
  expect(searchRequests([], typed)).toBeUndefined();
  expect(foundAs(typed)).toBe('match');
});

describe('a request', () => {
  test('is found by its person and by the name it applies for', () => {
    const [own, other] = [
      { full_name: 'Giorgi Tsereteli', person: GUIDE },
      { full_name: 'Nino Beridze', person: undefined },
    ];
    const found = (typed: string) => searchRequests([own, other], typed)?.rows;
    expect(['tsereteli', 'kipiani', 'g.kipo@', '1042'].map(found)).toEqual([[own], [own], [own], [own]]);
    expect(found('ბერიძე')).toEqual([other]);
    expect(searchPeople([GUIDE], 'tsereteli').rows).toEqual([]);
  });
});
