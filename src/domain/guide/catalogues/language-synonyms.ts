/**
 * Synonyms for the languages of the catalogue: native names, spellings in neighbouring languages,
 * and words that guides add for proficiency. Names in the languages of the site are not repeated
 * here.
 */

/** By code; visitors can also search by these. */
export const LANGUAGE_SYNONYMS: Readonly<Partial<Record<string, readonly string[]>>> = {
  ka: ['kartuli', 'грузинский'],
  en: ['inglisuri', 'английский', 'англоязычный'],
  de: ['deutsch', 'deutschsprachig', 'germanuli', 'немецкий', 'нем', 'немецкоязычный'],
  fr: ['français', 'francais', 'franguli', 'французский'],
  ru: ['русский', 'russkij', 'russkiy', 'rusuli', 'русскоязычный', 'русскоговорящий'],
  es: ['español', 'espanol', 'castellano', 'испанский'],
  it: ['italiano', 'итальянский'],
  pl: ['polski', 'polskie', 'польский'],
  cs: ['čeština', 'cestina', 'česky', 'чешский'],
  nl: ['nederlands', 'flemish', 'ჰოლანდიური', 'голландский', 'нидерландский'],
  uk: ['українська', 'украинский'],
  tr: ['türkçe', 'turkce', 'турецкий'],
  hy: ['հայերեն', 'армянский'],
  az: ['azeri', 'azərbaycan', 'azərbaycanca', 'აზერი', 'азербайджанский'],
  he: ['עברית', 'ivrit', 'ივრითი', 'иврит'],
  ar: ['العربية', 'арабский'],
  fa: ['farsi', 'فارسی', 'ფარსი', 'фарси', 'персидский'],
  zh: ['mandarin', '中文', 'китайский'],
};

/** Words that describe proficiency, or do not identify a language. */
export const PROFICIENCY_WORDS: ReadonlySet<string> = new Set(
  (
    'fluent fluently native speaker mother tongue good very well excellent basic basics beginner elementary ' +
    'intermediate upper pre advanced conversational spoken professional working proficiency some little a bit ' +
    'of in level language bilingual i speak a1 a2 b1 b2 c1 c2 ' +
    'თავისუფლად თავისუფალი კარგად ძალიან საშუალოდ საშუალო სუსტად ცოტა ცოტათი მშობლიური სრულყოფილად საბაზისო ' +
    'საბაზო საუბრის სასაუბრო დონეზე დონე ენა ენები ენაზე ვლაპარაკობ ვსაუბრობ ვფლობ'
  ).split(' '),
);
