import { describe, expect, it } from 'vitest';
import { romanizedName } from './romanize.ts';
import { isPersonName } from '../guide/name.ts';
import { KNOWN_FIRST_NAMES, KNOWN_LAST_NAMES } from './known-names.ts';
import { toGeorgianName, toLatinName } from './name-scripts.ts';

describe('a Georgian name is proposed', () => {
  it.each([
    ['Giorgi Beridze', 'გიორგი ბერიძე'],
    // A known first name or a Georgian ending alone makes a name Georgian.
    ['Nino Tolt', 'ნინო თოლთ'],
    ['Hans Toltadze', 'ჰანს თოლთაძე'],
    ['Hans Tolt', 'ჰანს ტოლტ'],
    ['NINO KIPIANI', 'ნინო ყიფიანი'],
    ['Levan Kafanadze', 'ლევან კაფანაძე'],
    ['Xatia Wereteli', 'ხატია წერეთელი'],
    ["K'ap'anadze", 'კაპანაძე'],
    ['Mch’edlidze', 'მჭედლიძე'],
    ['Ana-Maria Gelashvili', 'ანა-მარია გელაშვილი'],
    ['Zurab Khurtsidze', 'ზურაბ ხურციძე'],
    ['Mariam Chkhikvadze', 'მარიამ ჩხიკვაძე'],
    ['Georgi Topuria', 'გეორგი თოფურია'],
    ['Martin Schmidt', 'მარტინ შმიდტ'],
    ['Thomas Fox', 'თომას ფოქს'],
    ['Łukasz Świątek', 'ლუკაშ შვიატეკ'],
    ['Anneliese Größwang', 'ანელიესე გროსვანგ'],
    ['Хатия Циклаури', 'ხატია წიკლაური'],
    ['გიორგი Beridze', 'გიორგი Beridze'],
    ['山田', ''],
  ])('for %s: %s', (name, expected) => {
    expect(toGeorgianName(name)).toBe(expected);
  });

  it('is derived from the official romanization of each known name, except where two share it', () => {
    const names = [...new Set([...KNOWN_FIRST_NAMES, ...KNOWN_LAST_NAMES])];
    const wrong = names.filter((name) => toGeorgianName(romanizedName(name)) !== name);
    // Latin letters do not tell these from წირა → ცირა, კაპანაძე and კობალია.
    expect(wrong).toEqual(['წირა', 'ქაპანაძე', 'კაფანაძე', 'ქობალია']);
  });

  it('is valid to store', () => {
    const proposals = [...KNOWN_LAST_NAMES, 'Größwang', 'O’Neill', 'Çelik', 'Жданов'].map(toGeorgianName);
    expect(proposals.filter((name) => !isPersonName(name))).toEqual([]);
  });
});

describe('a Latin name is proposed', () => {
  it.each([
    ['გიორგი ყიფიანი', 'Giorgi Qipiani'],
    ['ნინო აბაშიძე-ორბელიანი', 'Nino Abashidze-Orbeliani'],
    ['Größwang', 'Größwang'],
    ['Георгий Чинчараули', 'Georgi Chincharauli'],
    ['ירון', ''],
  ])('for %s: %s', (name, expected) => {
    expect(toLatinName(name)).toBe(expected);
  });
});
