/**
 * Texts with the result that schemas and security rules must both give. Characters that an editor would
 * not show are written as code points.
 */
export interface TextCase {
  readonly name: string;
  readonly text: string;
  /** Valid as one line (address, phone), and therefore as a list entry. */
  readonly line: boolean;
  /** Valid as several lines (description, bio). */
  readonly lines: boolean;
}

function one(name: string, text: string, line: boolean, lines = line): TextCase {
  return { name, text, line, lines };
}

export const TEXT_CASES: readonly TextCase[] = [
  one('a word', 'Mestia', true),
  one('Georgian words', 'მაღალი მთა', true),
  one('a digit', '5', true),
  one('a word and an emoji', 'Ski 🎿', true),
  one('an emoji alone', '🎿', false),
  one('an emoji of several, joined', 'Climbing 🧗\u200D♀️', false, true),
  one('punctuation alone', '— . —', false),
  one('combining marks alone', '\u0301\u0302', false),
  one('a letter with marks', 'e\u0301', true),
  one('Vietnamese, decomposed', 'Nguye\u0302\u0303n', true),
  one('Hebrew with points and an accent', 'ש\u05BC\u05C1\u05B8\u0596לום', true),
  one('Burmese with four marks', 'ရ\u103D\u103E\u1036\u1037', true),
  one('Hindi', 'ज़िंदगी में पहाड़', true),
  one('Thai', 'ที่นี่', true),
  one('Tibetan', 'བསྒྲུབས་', true),
  one('five marks on a letter', `Mest${'\u0301'.repeat(5)}ia`, false),
  one('marks around a letter', `Mest${'\u20DD'.repeat(5)}ia`, false),
  one('a tower of marks at the end', `Mestia${'\u0301\u0316\u0336'.repeat(12)}`, false),
  one('a tower of marks with joiners between', `Mest${'\u0301\u200D'.repeat(5)}ia`, false),
  one('four marks on each letter', `M${'\u0301'.repeat(4)}e${'\u0301'.repeat(4)}`, true),
  one('a blank', ' ', false),
  one('a blank before', ' Mestia', false, true),
  one('a blank after', 'Mestia ', false, true),
  one('two blanks inside', 'Upper  Svaneti', true),
  one('a no-break space alone', '\u00A0', false),
  one('a no-break space inside', 'Upper\u00A0Svaneti', true),
  one('a no-break space after', 'Svaneti\u00A0', false, true),
  one('an ideographic space alone', '\u3000', false),
  one('a byte order mark alone', '\uFEFF', false),
  one('a byte order mark before', '\uFEFFMestia', false),
  one('a zero-width space alone', '\u200B', false),
  one('a zero-width space inside', 'Mes\u200Btia', false),
  one('a soft hyphen inside', 'Mes\u00ADtia', false),
  one('a right-to-left override', '\u202Eaitsem', false),
  one('a right-to-left isolate', '\u2067Mestia\u2069', false),
  one('an empty Braille cell', '\u2800', false),
  one('an empty Braille cell inside', 'Mes\u2800tia', false),
  one('a Hangul filler', '\u3164', false),
  one('a half-width Hangul filler', '\uFFA0', false),
  one('a private character', 'Mestia\uE000', false),
  one('a null character', 'Mes\u0000tia', false),
  one('a tab', 'Mes\ttia', false),
  one('a line feed inside', 'Upper\nSvaneti', false, true),
  one('a carriage return inside', 'Upper\r\nSvaneti', false),
  one('a line separator inside', 'Upper\u2028Svaneti', false),
  one('a next-line control', 'Upper\u0085Svaneti', false),
  one('line feeds alone', '\n\n', false),
];

export interface NameCase {
  readonly name: string;
  readonly text: string;
  readonly valid: boolean;
}

const name = (title: string, text: string, valid: boolean): NameCase => ({ name: title, text, valid });

export const NAME_CASES: readonly NameCase[] = [
  name('Georgian', 'გიორგი', true),
  name('Latin', 'Giorgi', true),
  name('two words', 'Anna Maria', true),
  name('a hyphen', 'Marie-Luise', true),
  name('an apostrophe', "O'Neill", true),
  name('a typographic apostrophe', 'D’Angelo', true),
  name('accents', 'Søren Müller', true),
  name('Vietnamese', 'Nguyễn', true),
  name('a mark that stays after composition', 'M\u0323\u0304a', true),
  name('Cyrillic', 'Фёдор', true),
  name('Greek', 'Ἀλέξανδρος', true),
  name('Armenian', 'Արամ', true),
  name('Hebrew', 'נועה', true),
  name('Arabic', 'محمد', true),
  name('two scripts in two words', 'ნინო Adamia', true),
  name('two scripts in one word', 'Nіno', false),
  name('two scripts joined by a hyphen', 'ნინო-Maria', false),
  name('Greek letters inside Latin', 'Niνo', false),
  name('Georgian capitals', 'ᲜᲘᲜᲝ', false),
  name('full-width letters', 'Ｎｉｎｏ', false),
  name('a digit', 'Giorgi 2', false),
  name('an emoji', 'Giorgi 🏔', false),
  name('a title with a full stop', 'Dr. Giorgi', true),
  name('a saint', 'St. John', true),
  name('a generation', 'Davis Jr.', true),
  name('Georgian with a full stop', 'ი. ბერიძე', true),
  name('a link', 'evil.com', false),
  name('a link with a full stop behind it', 'evil.com.', false),
  name('two full stops', 'Jr..', false),
  name('a full stop alone', '.', false),
  name('a full stop before', '.John', false),
  name('a full stop before a hyphen', 'J.-Paul', false),
  name('a comma', 'Beridze, Giorgi', false),
  name('markup', '<img src=x>', false),
  name('a blank before', ' Giorgi', false),
  name('a blank after', 'Giorgi ', false),
  name('two blanks inside', 'Anna  Maria', false),
  name('a no-break space inside', 'Anna\u00A0Maria', false),
  name('a zero-width space inside', 'Gio\u200Brgi', false),
  name('a right-to-left override', '\u202Eigroig', false),
  name('a Hangul filler', '\u3164', false),
  name('a hyphen alone', '-', false),
  name('an apostrophe alone', '’', false),
  name('a hyphen before', '-Giorgi', false),
  name('marks alone', '\u0301', false),
  name('a click that looks like an exclamation mark', 'Giorgi\u01C3', false),
  name('a click that looks like a bar', 'Al\u01C0', false),
  name('clicks to the last one', 'A\u01C1\u01C2', false),
  name('a letter that looks like a digit', 'Nino\u01BB', false),
  name('letters beside those', '\u01BA\u01BC\u01BF\u01C4', true),
  name('a letter struck through', 'Nino\u0336', false),
  name('a letter crossed out', 'Nino\u0338', false),
  name('a wave through a letter', 'Nino\u0334', false),
  name('marks beside those', 'a\u0333b\u0339c', true),
  name('a Hebrew sign that looks like a hyphen', 'נו\u05BEעה', false),
  name('a Hebrew sign that looks like a colon', 'נועה\u05C3', false),
  name('Hebrew signs between the points', 'נ\u05C0', false),
  name('the last Hebrew sign', 'נ\u05C6', false),
  name('Hebrew points', 'נ\u05BDו\u05BFע\u05C1ה\u05C2נ\u05C4ו\u05C5ע\u05C7', true),
  name('a line that lengthens an Arabic word', 'مح\u0640مد', false),
  name('Arabic letters beside it', '\u063F\u0641', true),
  name('a Greek sign of mathematics', 'Νίκ\u03F6ς', false),
  name('Greek letters beside it', '\u03F5\u03F7', true),
  name('three marks on a letter', 'a\u0301\u0302\u0303b', false),
  name('empty', '', false),
];
