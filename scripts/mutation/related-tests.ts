/** Which test files can notice a change of a source file: those that import it, however indirectly. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\sfrom\s|^import\s|\bimport\()\s*'(\.[^'?]+)/gmu;

/** Run without emulators and browser, by vitest.config.ts. */
const UNIT_TESTS = ['src/**/*.test.{ts,tsx}', 'functions/src/**/*.test.ts'];

/** Screen tests by what they are about; the first pattern that a file matches counts. */
const SCREEN_TESTS: readonly (readonly [file: RegExp, tests: readonly string[]])[] = [
  [/^src\/features\/admin\//u, ['desk']],
  [/^src\/features\/account\//u, ['account']],
  [/^src\/features\/guide-editor\//u, ['editor']],
  [/^src\/features\/guides\//u, ['guides']],
  [/^src\/features\/auth\//u, ['auth', 'account']],
  [/^src\/firebase\/firestore\/public/u, ['guides']],
  [/^src\/firebase\/auth\//u, ['auth', 'firebase/', 'account']],
  [/^src\/firebase\//u, ['firebase/', 'desk', 'editor', 'account']],
  [/^src\//u, ['auth', 'guides', 'account', 'editor', 'desk']],
];

export class RelatedTests {
  readonly #root: string;
  readonly #importers = new Map<string, Set<string>>();

  /** @param root the repository. */
  constructor(root: string) {
    this.#root = root;
    for (const file of globSync(
      ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'scripts/**/*.ts', 'tests/{cases,support}/*.ts'],
      { cwd: root },
    )) {
      const source = readFileSync(path.join(root, file), 'utf8');
      for (const [, specifier = ''] of source.matchAll(IMPORT)) {
        const target = path.join(path.dirname(file), specifier);
        const importers = this.#importers.get(target) ?? new Set();
        this.#importers.set(target, importers.add(file));
      }
    }
  }

  /** Unit tests that import the file, in groups to be run in turn: those of its own room first. */
  unitTestsOf(file: string): string[][] {
    const tests = new Set(globSync(UNIT_TESTS, { cwd: this.#root }));
    const seen = new Set([file]);
    for (const one of seen) for (const importer of this.#importers.get(one) ?? []) seen.add(importer);
    const found = [...seen].filter((one) => tests.has(one));
    const room = file.split('/').slice(0, 2).join('/');
    const near = found.filter((one) => one.startsWith(`${room}/`));
    const far = found.filter((one) => !near.includes(one));
    return [near, far].filter((group) => group.length > 0);
  }

  screenTestsOf(file: string): string[] {
    const names = SCREEN_TESTS.find(([pattern]) => pattern.test(file))?.[1] ?? [];
    return names
      .map((name) => `tests/screens/${name}${name.endsWith('/') ? '' : '.test.tsx'}`)
      .filter((test) => existsSync(path.join(this.#root, test)));
  }
}
