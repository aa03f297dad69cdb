/** Realistic names: accents, hyphens, apostrophes, two surnames, and the longest that fit. */
export const PERSON_NAMES: readonly (readonly [first: string, last: string])[] = [
  ['María José', 'García Márquez'],
  ['Jean-Luc', 'O’Brien-Müller'],
  ['ნინო', 'ჩიქოვანი-დადიანი'],
  ['Łukasz', 'Żółkiewski'],
  ['Şükrü', 'Çağlar Öztürk'],
  ['Nguyễn Văn', 'Đức'],
  ['Siân', 'd’Angelo'],
  ['Ångström', 'Þórðarson'],
  ['Олександр', 'Мельник-Ґалаґан'],
  ['ალექსანდრე-კონსტანტინე', 'ამირეჯიბი-მაჩაბელი-ყიფიანი'],
  ['W'.repeat(60), 'ა'.repeat(60)],
];
