import { describe, expect, it } from 'vitest';
import { isUntranslated, lintEnglish, lintGeorgian } from './georgian.ts';

describe('lintGeorgian', () => {
  it.each([
    ['გთხოვT, აირჩიოთ ენა', 'a word mixes two scripts without a hyphen'],
    ['სvანეთი', 'a word mixes two scripts without a hyphen'],
    ['\u1c92\u1c90\u1c9b\u1c97\u1c9d', 'Mtavruli capitals'],
    ['"სკოლა"', 'quotation marks other than „…“'],
    ['„სკოლა”', 'quotation marks other than „…“'],
    ['იტვირთება...', 'three full stops instead of …'],
    ['სკოლა - ასოციაცია', 'a hyphen where a dash – belongs'],
    ['6-48 მსმენელი', 'a hyphen where a dash – belongs'],
    ['პროფილი განახლდა!', 'an exclamation mark'],
    ['გთხოვთ სცადოთ ხელახლა', '„გთხოვთ“ without its comma'],
    ['ჩვენს შესახებ', '-ს before a postposition'],
    ['სერთიფიკატი', 'a frequent misspelling'],
    ['ვებ-გვერდი', 'an old spelling of ვებგვერდი or ელფოსტა'],
    ['სამთო გიდი', '„გიდი“ instead of „გამყოლი“'],
    ['12 გამყოლები', 'a plural after a number'],
    ['1,200 ლარი', 'an English thousands separator'],
    ['მე-21-ე საუკუნე', 'a double ordinal'],
    ['{name}-ს პროფილი', 'an ending glued to a placeholder'],
    ['750 ₾', 'no no-break space before ₾'],
    ['სკოლა – ასოციაცია', 'no no-break space before a dash –'],
    ['არა უმეტეს 5 სიმბოლოსი', 'a frequent misspelling'],
    ['შეამოწმოთ, რომ სწორია', '„check that“ word for word; better „თუ არა“'],
    ['მას შეუძლია მოძებნოს', 'no comma after „შეუძლია“ and before a verb'],
    ['ავატარი', 'not the word of the site: „სურათი“, „ინტერვალი“, „IP-მისამართი“'],
    ['ახალი tour', 'the Latin word “tour”'],
  ])('complains about %s', (text, message) => {
    expect(lintGeorgian(text)).toContain(message);
  });

  it.each([
    'გთხოვთ, აირჩიოთ ენა',
    'Google-ით შესვლა',
    'I–III დონე, UIAA-ის მე-4 სირთულე, 4b და 6+',
    '750\u00a0₾, 1000-დან 1200 ლარამდე',
    'იხილეთ [სკოლა](/association/ats) და [საიტი](https://ifmga.info)',
    'სკოლა\u00a0– ასოციაცია',
    '„გიდს“ ქალაქის მეგზურზე ვამბობთ',
    'დარჩენილია {left} სიმბოლო',
  ])('accepts %s', (text) => {
    expect(lintGeorgian(text)).toEqual([]);
  });
});

describe('lintEnglish', () => {
  it('accepts typographic text and refuses typewriter marks, Georgian letters and the lari sign', () => {
    expect(lintEnglish('A guide’s day – 10 “good” hours…')).toEqual([]);
    expect(lintEnglish("A guide's გზა, 750 ₾...")).toHaveLength(4);
  });

  it('refuses what is built like Georgian, and thousands without a comma', () => {
    expect(lintEnglish('Season by season, 6,000 guides, depending on the season')).toEqual([]);
    expect(lintEnglish('Rivers by season, 6000 guides, a network address')).toHaveLength(3);
  });
});

describe('isUntranslated', () => {
  it('allows equal figures and codes, but not equal words', () => {
    expect(isUntranslated('IFMGA', 'IFMGA')).toBe(false);
    expect(isUntranslated('1998', '1998')).toBe(false);
    expect(isUntranslated('Mission', 'Mission')).toBe(true);
  });
});
