/** What Georgian letters do not bear, looked for in the sources: capitals, italics, tight spacing. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const sources = ['src/**/*.{ts,tsx,css}', 'functions/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Give no capitals to Georgian letters: to names in other scripts only, as a passport has them. */
const OTHER_SCRIPTS = [
  'src/domain/guide/name.ts',
  'src/domain/spelling/romanize.ts',
  'src/domain/spelling/name-scripts.ts',
  'src/domain/directory/search/testing/names.ts',
];

it.each([
  ['capitals by code, which become Mtavruli', /\.to(?:Locale)?UpperCase\(/u],
  ['capitals by style', /text-?[tT]ransform['"]?:\s*['"]?(?:uppercase|capitalize)/u],
  ['small capitals, which become Mtavruli', /small-caps/u],
  ['Mtavruli by a font feature', /font-?[fF]eature-?[sS]ettings/u],
  ['italics', /font-?[sS]tyle['"]?:\s*['"]?(?:italic|oblique)|<(?:em|i|cite|q)[\s>]/u],
  ['negative letter spacing', /letter-?[sS]pacing['"]?:\s*['"]?-/u],
  ['hyphenation and justified text', /hyphens['"]?:\s*['"]?auto|text-?[aA]lign['"]?:\s*['"]?justify/u],
])('no source uses %s', (_what, pattern) => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.filter(({ file, text }) => !OTHER_SCRIPTS.includes(file) && pattern.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
