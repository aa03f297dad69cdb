/** The layout's promises: which folder may import which, and no circle anywhere. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const IMPORT = /(?:^|\s)(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|import\('([^']+)'\)/gu;

interface SourceFile {
  /** Relative to the repository. */
  readonly file: string;
  /** Files of the repository, and names of packages. */
  readonly imports: readonly string[];
  /** Those that are there when the module is evaluated: neither types nor lazy ones. */
  readonly eager: readonly string[];
}

function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
}

function readSource(file: string): SourceFile {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const found = [...source.matchAll(IMPORT)].map(([statement, from, lazily]) => ({
    target: resolveImport(file, from ?? lazily ?? ''),
    isEager: from !== undefined && !/^\s*(?:import|export) type /u.test(statement),
  }));
  return {
    file,
    imports: found.map(({ target }) => target),
    eager: found.filter(({ isEager }) => isEager).map(({ target }) => target),
  };
}

const FOLDERS = ['src', 'functions/src', 'emulator', 'scripts', 'tests'];
const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })).map(readSource);
const isTest = (file: string) => /\.test\.tsx?$|\/test-support\.ts$|\/testing\/|render-in-lang/u.test(file);

/** Imports of files below `folder` that match none of the allowed beginnings. */
function strays(folder: string, allowed: readonly string[], packages: RegExp): string[] {
  return files
    .filter(({ file }) => file.startsWith(folder) && !isTest(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((target) =>
          existsSync(path.join(ROOT, target))
            ? !allowed.some((beginning) => target.startsWith(beginning))
            : !packages.test(target) && !target.startsWith('node:') && !target.startsWith('virtual:'),
        )
        .map((target) => `${file} imports ${target}`),
    );
}

const ANY_PACKAGE = /^[^.]/u;

describe('imports run one way', () => {
  it.each<[string, string[], RegExp]>([
    ['src/domain/', ['src/domain/'], /^zod\/mini$/u],
    ['src/content/', ['src/content/', 'src/domain/'], /^zod\/mini$/u],
    ['src/i18n/', ['src/i18n/', 'src/domain/'], /^(?:react|react-intl|react-dom\/.*|@testing-library\/.*)$/u],
    [
      'src/firebase/',
      ['src/firebase/', 'src/domain/', 'src/i18n/', 'src/browser/'],
      /^(?:firebase\/|reactfire|react|zod\/mini)/u,
    ],
    ['src/theme/', ['src/theme/'], /^@mui\/material\/|^react$/u],
    [
      'src/ui/',
      [
        'src/ui/',
        'src/domain/',
        'src/content/',
        'src/i18n/',
        'src/firebase/',
        'src/theme/',
        'src/browser/',
        'src/navigation/',
        'src/seo/',
      ],
      ANY_PACKAGE,
    ],
    [
      'src/pages/',
      [
        'src/pages/',
        'src/ui/',
        'src/browser/',
        'src/navigation/',
        'src/seo/',
        'src/domain/',
        'src/content/',
        'src/i18n/',
        'src/theme/',
      ],
      ANY_PACKAGE,
    ],
    ['functions/src/', ['functions/src/', 'src/domain/'], ANY_PACKAGE],
    ['emulator/src/', ['emulator/src/'], /^(?:@grpc\/grpc-js|re2js)$/u],
  ])('%s', (folder, allowed, packages) => {
    expect(strays(folder, allowed, packages)).toEqual([]);
  });

  it('features do not import one another, nor the app', () => {
    const wrong = files.flatMap(({ file, imports }) => {
      const feature = /^src\/features\/[^/]+\//u.exec(file)?.[0];
      if (feature === undefined) return [];
      return imports
        .filter((target) => /^src\/(?:features|pages|app)\//u.test(target) && !target.startsWith(feature))
        .map((target) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('only src/firebase imports the Firebase SDKs into the site', () => {
    const wrong = files.filter(
      ({ file, imports }) =>
        file.startsWith('src/') &&
        !isTest(file) &&
        !file.startsWith('src/firebase/') &&
        imports.some((target) => /^(?:firebase|reactfire)(?:\/|$)/u.test(target)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('the site and the functions import nothing of the local backend', () => {
    const wrong = files.filter(
      ({ file, imports }) =>
        /^(?:src|functions)\//u.test(file) &&
        !isTest(file) &&
        imports.some((target) => target.startsWith('emulator/')),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

it('no module imports itself through others', () => {
  const eager = new Map(files.map((source) => [source.file, source.eager]));
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const target of eager.get(file) ?? []) if (eager.has(target)) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const { file } of files) visit(file, []);
  expect(circles).toEqual([]);
});
