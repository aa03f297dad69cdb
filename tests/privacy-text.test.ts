/** The privacy text says what the site really does. A change here is a change of the text as well. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { privacy } from '../src/content/legal/privacy.ts';
import { site } from '../src/content/site.ts';
import { APPLICATION_RETENTION_MONTHS } from '../src/domain/limits.ts';
import { message } from './support/messages.ts';

const ROOT = path.join(import.meta.dirname, '..');

function textIn(lang: 'en' | 'ka'): string {
  return privacy.body
    .flatMap((block) => {
      if (block.kind === 'list') return block.items.map((item) => item[lang]);
      return 'text' in block ? [block.text[lang]] : [];
    })
    .join('\n');
}

/** The notice beside the editor's Save button, as it is read. */
function notice(lang: 'en' | 'ka'): string {
  return ['shown', 'read', 'kept', 'stored', 'erase', 'age']
    .map((point) => message(lang, `editor.notice-${point}-text`, { months: APPLICATION_RETENTION_MONTHS }))
    .join('\n');
}

describe.each([
  ['en', /24 months/gu, /European Union/u, /21 November 2026/u],
  ['ka', /24 თვ(?:ის|ეში)/gu, /ევროკავშირ/u, /2026 წლის 21 ნოემბრ/u],
] as const)('in %s', (lang, months, place, date) => {
  it('says how long applications are kept, as the notice in the editor does', () => {
    expect(textIn(lang).match(months)).toHaveLength(3);
    expect(notice(lang).match(months)).toHaveLength(1);
  });

  it('says where data are kept, who answers for them, and when it was written', () => {
    expect(textIn(lang)).toMatch(place);
    expect(notice(lang)).toMatch(place);
    expect(textIn(lang)).toContain(site.name[lang]);
    expect(textIn(lang)).toMatch(date);
  });
});

it('names the period that the nightly job keeps to', () => {
  expect(textIn('en')).toContain(`${APPLICATION_RETENTION_MONTHS} months`);
});

it('speaks of everything the browser keeps', () => {
  const keepers = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|test-setup/u.test(file))
    .filter((file) =>
      /\b(?:localStorage|sessionStorage|indexedDBLocalPersistence|caches\.open)\b|document\.cookie/u.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
  expect(keepers.sort()).toEqual([
    'src/app/bootstrap-script.ts', // language and colour scheme, before the first paint
    'src/app/color-scheme.ts', // light or dark
    'src/app/recovery/reload-once.ts', // that a page was loaded anew after a failure
    'src/app/shell/session.ts', // reads what session-hint.ts wrote
    'src/browser/drafts.ts', // removes the unsaved form
    'src/features/guide-editor/draft.ts', // the unsaved form
    'src/firebase/auth/auth-app.ts', // the session
    'src/firebase/auth/session-hint.ts', // name, e-mail address, picture and role for the menu
    'src/i18n/stored-lang.ts', // language
  ]);
});
