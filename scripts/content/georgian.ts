/**
 * The automatic text checks. The Georgian rules follow the style sheet: one script per word, no Mtavruli
 * capitals, Georgian quotation marks and dashes, the politeness comma, frequent misspellings, the
 * singular after a number, and no Latin words except names.
 */

/** Names and codes that stay Latin in Georgian text, Roman numerals, and the letter Y as a shape. */
export const LATIN_ALLOWED: ReadonlySet<string> = new Set([
  'IFMGA',
  'GDPR',
  'IP',
  'UIAA',
  'GPS',
  'Google',
  'JavaScript',
  'reCAPTCHA',
  'Firebase',
  'Authentication',
  'Cloud',
  'Firestore',
  'Storage',
  'HEIC',
  'JPEG',
  'PNG',
  'WebP',
  'PDF',
  'ZIP',
  'SVG',
  'Firefox',
  'Instagram',
  'TikTok',
  'Viber',
  'Facebook',
  'I',
  'II',
  'III',
  'IV',
  'Y',
]);

/** UIAA grades such as 4b. */
const GRADE = /\b\d[a-c]\b/g;
const LATIN_WORD = /[A-Za-z]+/g;

const GEORGIAN_RULES: readonly (readonly [RegExp, string])[] = [
  [/[ა-ჰ][A-Za-zЀ-ӿ]|[A-Za-zЀ-ӿ][ა-ჰ]/u, 'a word mixes two scripts without a hyphen'],
  [/[\u1c90-\u1cbf]/u, 'Mtavruli capitals'],
  [/[\u10f1-\u10ff\u10a0-\u10cf]/u, 'an archaic Georgian letter'],
  [/["”«»]|,,/u, 'quotation marks other than „…“'],
  [/'|’/u, 'an apostrophe'],
  [/\.\.\./u, 'three full stops instead of …'],
  [/ - |\d-\d/u, 'a hyphen where a dash – belongs'],
  [/!/u, 'an exclamation mark'],
  [/გთხოვთ(?!,)/u, '„გთხოვთ“ without its comma'],
  [/ჩვენს შესახებ|თქვენს მიერ/u, '-ს before a postposition'],
  [
    /მარშუტ|სერთიფიკატ|რამოდენიმე|არაუმეტეს|გერგეტი|სიმბოლოსი|როდისაც|არცერთ|ვერცერთ/u,
    'a frequent misspelling',
  ],
  [/ვებ[ -]?გვერდ|ელ-ფოსტ|მეილ/u, 'an old spelling of ვებგვერდი or ელფოსტა'],
  [/(?<![„ა-ჰ])გიდ(?:ი|ის|ს|ით|ები|ების|ებს)?(?![ა-ჰ])/u, '„გიდი“ instead of „გამყოლი“'],
  [/(?:შეა|გადაა)მოწმოთ, რომ/u, '„check that“ word for word; better „თუ არა“'],
  [/შეუძლიათ? [ა-ჰ]+(?:ოს|ას)(?![ა-ჰ])/u, 'no comma after „შეუძლია“ and before a verb'],
  [
    /ავატარ|ცარიელ[ა-ჰ]* ადგილ|ქსელურ[ა-ჰ]* მისამართ/u,
    'not the word of the site: „სურათი“, „ინტერვალი“, „IP-მისამართი“',
  ],
  [/\d[\d,]* [ა-ჰ]+ები(?![ა-ჰ])/u, 'a plural after a number'],
  [/\d,\d{3}/u, 'an English thousands separator'],
  [/მე-\d+-ე/u, 'a double ordinal'],
  [/\{[^}]*\}-?[ა-ჰ]/u, 'an ending glued to a placeholder'],
  [/(?<!\u00a0)₾/u, 'no no-break space before ₾'],
  [/(?<!\u00a0)– /u, 'no no-break space before a dash –'],
];

const ENGLISH_RULES: readonly (readonly [RegExp, string])[] = [
  [/[ა-ჰ]/u, 'Georgian letters in an English text'],
  [/["']/u, 'a straight quotation mark or apostrophe'],
  [/\.\.\./u, 'three full stops instead of …'],
  [/ - |\d-\d/u, 'a hyphen where a dash – belongs'],
  [/₾/u, 'the lari sign instead of GEL'],
  [/\d{4,} (?:guides|metres)/u, 'thousands without a comma'],
  [/(?<![Ss]eason )by season|by water level/u, '“by” instead of “depending on”'],
  [/network address/u, 'not the word of the site: “IP address”'],
];

/** A placeholder, filled when the message is shown; its name is not part of the text. */
const PLACEHOLDER = /\{\w+\}/g;

/** Returns the visible text: links are replaced by their text. */
function visible(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function broken(rules: typeof GEORGIAN_RULES, text: string): string[] {
  return rules.filter(([pattern]) => pattern.test(text)).map(([, message]) => message);
}

/** Returns the problems of a Georgian text; empty when there are none. */
export function lintGeorgian(text: string): string[] {
  const read = visible(text);
  const foreign = (read.replace(PLACEHOLDER, '').replace(GRADE, '').match(LATIN_WORD) ?? []).filter(
    (word) => !LATIN_ALLOWED.has(word),
  );
  return [...broken(GEORGIAN_RULES, read), ...foreign.map((word) => `the Latin word “${word}”`)];
}

/** Returns the problems of an English text; empty when there are none. */
export function lintEnglish(text: string): string[] {
  return broken(ENGLISH_RULES, visible(text));
}

/** Returns whether a Georgian text equals the English one; equal figures, names and codes are allowed. */
export function isUntranslated(en: string, ka: string): boolean {
  return en === ka && lintGeorgian(ka).length > 0;
}
