import { describe, expect, it, test } from 'vitest';
import { isGuideSlug, RESERVED_SLUGS, slugCandidates, slugFits, slugOfName } from './slug.ts';
import { romanize, romanizedName } from '../spelling/romanize.ts';

function firstCandidates(name: string, count: number, shortId = 'Ab12'): string[] {
  const candidates = slugCandidates(name, shortId);
  return Array.from({ length: count }, () => candidates.next().value);
}

test.each([
  ['გიორგი ყიფიანი', 'Giorgi Qipiani'],
  ['ნინო აბაშიძე-ორბელიანი', 'Nino Abashidze-Orbeliani'],
  ['Luka Maisuradze', 'Luka Maisuradze'],
  ['Anne O’Neill', 'Anne O’Neill'],
])('%s in Latin letters: %s', (name, latin) => {
  expect(romanizedName(name)).toBe(latin);
});

describe('romanize', () => {
  it('follows the national system of 2002 for all 33 letters, without apostrophes', () => {
    expect(romanize('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ')).toBe('abgdevztiklmnopzhrstupkghqshchtsdztschkhjh');
  });

  it('folds capitals and does not change other scripts', () => {
    expect(romanize('ᲗᲑᲘᲚᲘᲡᲘ')).toBe('tbilisi');
    expect(romanize('Zoë 7')).toBe('zoë 7');
  });
});

describe('slugOfName', () => {
  it.each([
    ['გიორგი ბერიძე', 'giorgi-beridze'],
    ['თამარ ქავთარაძე', 'tamar-kavtaradze'],
    ['ქაპანაძე', 'kapanadze'],
    ['კაფანაძე', 'kapanadze'],
    ['  Ana-Maria  Łukasz ', 'ana-maria-lukasz'],
    ['Jean-Luc d’Été', 'jean-luc-dete'],
    ["O'Brien O’Brien Oʼbrien Oʹbrien O`brien", 'obrien-obrien-obrien-obrien-obrien'],
    ['Müller & Sons', 'muller-sons'],
    ['Straße Ørsted Œuvre', 'strasse-orsted-oeuvre'],
    ['山田 太郎', ''],
    ['...', ''],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('of %s is "%s"', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });

  it('does not end in a hyphen after truncation', () => {
    expect(slugOfName(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79));
  });

  it('reads composed and decomposed letters alike', () => {
    expect(slugOfName('Zoe\u0308')).toBe(slugOfName('Zo\u00EB'));
  });
});

describe('candidates', () => {
  it('add numbers from 2 upwards to the name', () => {
    expect(firstCandidates('ნინო ჯაფარიძე', 3)).toEqual([
      'nino-japaridze',
      'nino-japaridze-2',
      'nino-japaridze-3',
    ]);
  });

  it('are letters of the account where the name leaves none', () => {
    expect(firstCandidates('山田', 2)).toEqual(['guide-ab12', 'guide-ab12-2']);
  });

  it.each([...RESERVED_SLUGS])('never include %s', (reserved) => {
    expect(firstCandidates(reserved.replaceAll('-', ' '), 3)).not.toContain(reserved);
    expect(isGuideSlug(reserved)).toBe(false);
    expect(slugFits(reserved, reserved, 'x')).toBe(false);
  });

  it('match their own name and no other', () => {
    for (const slug of firstCandidates('Nino Japaridze', 12)) {
      expect(slugFits(slug, 'ნინო ჯაფარიძე', 'x')).toBe(true);
      expect(slugFits(slug, 'Nino Japarid', 'x')).toBe(false);
      expect(isGuideSlug(slug)).toBe(true);
    }
    // Of a name that is as long.
    expect(slugFits('gigo-japaridze-2', 'Nino Japaridze', 'x')).toBe(false);
    for (const slug of ['nino-japaridze-', 'nino-japaridze-0', 'nino-japaridze-x', 'nino', '']) {
      expect(slugFits(slug, 'Nino Japaridze', 'x')).toBe(false);
    }
  });
});

describe('isGuideSlug', () => {
  it('accepts the longest name with a number, and nothing longer', () => {
    expect(isGuideSlug('x'.repeat(88))).toBe(true);
    expect(isGuideSlug('x'.repeat(89))).toBe(false);
  });

  it.each(['Giorgi', 'a--b', '-a', 'a-', 'a_b', 'გიორგი', '', 'a/b', 'x'.repeat(89)])(
    'refuses "%s"',
    (segment) => {
      expect(isGuideSlug(segment)).toBe(false);
    },
  );
});
