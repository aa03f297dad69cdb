import { describe, expect, it } from 'vitest';
import { foldForSearch, matchesSearch } from './matches-search.ts';

describe('matchesSearch', () => {
  it.each([
    ['ყიფიანი', 'Qipiani'],
    ['ყიფიანი', 'kipiani'],
    ['ყიფიანი', 'kifiani'],
    ['ხატია', 'xatia'],
    ['ხატია', 'Khatia'],
    ['წერეთელი', 'wereteli'],
    ['წერეთელი', 'tsereteli'],
    ['წერეთელი', 'cereteli'],
    ['ცისკარი', 'wiskari'],
    ['ჟორჟოლიანი', 'jorjoliani'],
    ['ჟორჟოლიანი', 'zorzoliani'],
    ['ღუდუშაური', 'gudushauri'],
    ['ჭინჭარაული', 'tchintcharauli'],
    ['თოფჩიშვილი', "t'opchishvili"],
    ['ძიძიგური', 'zizi'],
    ['ძიძიგური', 'Dzidzig'],
    ['Tsereteli', 'წერეთ'],
    ['Kipiani', 'ყიფიანი'],
    ['Khatia', 'ხატია'],
    ['Japaridze', 'ჯაფარ'],
    ['Müller', 'muller'],
    ["Mch'edlidze", 'მჭედლიძე'],
    ['ᲒᲘᲝᲠᲒᲘ', 'გიორგი'],
  ])('finds %s by %s', (text, query) => {
    expect(matchesSearch(text, query)).toBe(true);
  });

  it('asks for every word', () => {
    expect(matchesSearch('Giorgi Beridze', 'ber gio')).toBe(true);
    expect(matchesSearch('Giorgi Beridze', 'ber nino')).toBe(false);
    expect(matchesSearch('Giorgi Beridze', 'eridze')).toBe(false);
  });

  it('folds both spellings to one', () => {
    expect(foldForSearch('ფშავი')).toBe(foldForSearch('Fshavi'));
  });
});
