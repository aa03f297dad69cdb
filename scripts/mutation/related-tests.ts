/**
 * Finds the test files that can detect a change in a source file: those that import it directly or
 * indirectly.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\sfrom\s|^import\s|\bimport\()\s*'(\.[^'?]+)/gmu;

/** Vite's syntax for importing all files of a pattern. */
const GLOB_IMPORT = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/gu;

/** Returns the files that a source imports, as paths relative to the root. */
function importsOf(root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const folder = path.dirname(file);
  const patterns = Array.from(source.matchAll(GLOB_IMPORT), ([, list = '']) =>
    list.match(/(?<=')\.[^']+(?=')/gu),
  );
  return [
    ...Array.from(source.matchAll(IMPORT), ([, specifier = '']) => path.join(folder, specifier)),
    ...patterns
      .flatMap((list) => globSync(list ?? [], { cwd: path.join(root, folder) }))
      .map((one) => path.join(folder, one)),
  ];
}

/** Run without emulators and browser, by vitest.config.ts. */
const UNIT_TESTS = [
  'src/**/*.test.{ts,tsx}',
  'functions/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/*.test.ts',
];

/** Performance tests; on a machine busy with mutants their results are meaningless. */
const MEASUREMENTS = ['src/**/speed.test.ts', 'functions/src/**/*.long.test.ts'];

const DESK = ['desk', 'desk-second-look', 'desk-failures'];
const ACCOUNT = ['account', 'membership', 'unreadable-profile'];
const EDITOR = ['editor', 'drafts'];

/** Screen tests by source file; the first matching pattern counts. */
const SCREEN_TESTS: readonly (readonly [file: RegExp, tests: readonly string[]])[] = [
  [/^src\/features\/admin\//u, DESK],
  [/^src\/features\/account\//u, ACCOUNT],
  [/^src\/features\/guide-editor\//u, EDITOR],
  [/^src\/features\/guides\//u, ['guides']],
  [/^src\/features\/auth\//u, ['auth', 'account']],
  [/^src\/firebase\/auth\//u, ['auth', 'firebase/', ...ACCOUNT]],
  [/^src\/firebase\//u, ['firebase/', ...DESK, ...EDITOR, ...ACCOUNT]],
  [/^src\/seo\//u, ['guides']],
  [/^src\/pages\/home\//u, ['auth']],
  // No screen test covers these.
  [/^src\/(?:pages|server|offline|theme)\//u, []],
  [/^src\//u, ['auth', 'guides', ...ACCOUNT, ...EDITOR, ...DESK]],
];

export class RelatedTests {
  readonly #root: string;
  readonly #importers = new Map<string, Set<string>>();

  /** @param root the repository. */
  constructor(root: string) {
    this.#root = root;
    for (const file of globSync(
      ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'scripts/**/*.ts', 'tests/{,cases/,support/}*.ts'],
      { cwd: root },
    )) {
      for (const target of importsOf(root, file)) {
        const importers = this.#importers.get(target) ?? new Set();
        this.#importers.set(target, importers.add(file));
      }
    }
  }

  /**
   * Returns the unit tests that import the file, in groups to run in order: those of its own folder and
   * feature first.
   */
  unitTestsOf(file: string): string[][] {
    const tests = new Set(globSync(UNIT_TESTS, { cwd: this.#root, exclude: MEASUREMENTS }));
    const seen = new Set([file]);
    for (const one of seen) for (const importer of this.#importers.get(one) ?? []) seen.add(importer);
    const found = [...seen].filter((one) => tests.has(one));
    const folders = file.split('/').slice(0, -1);
    const rooms = [4, 3, 2, 0].map((depth) => folders.slice(0, depth).join('/'));
    const nearest = (test: string) => rooms.findIndex((room) => test.startsWith(room));
    return rooms
      .map((_, distance) => found.filter((test) => nearest(test) === distance))
      .filter((group) => group.length > 0);
  }

  screenTestsOf(file: string): string[] {
    const names = SCREEN_TESTS.find(([pattern]) => pattern.test(file))?.[1] ?? [];
    return names
      .map((name) => `tests/screens/${name}${name.endsWith('/') ? '' : '.test.tsx'}`)
      .filter((test) => existsSync(path.join(this.#root, test)));
  }
}
