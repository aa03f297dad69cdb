/** The documents refer to existing files and headings, and every requirement has a unique number and a proof. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })];
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/gu;
const FILE = /`((?:src|functions|tests|scripts|emulator)\/[\w./-]+\.(?:tsx?|json|md|css))`/gu;
/** Placeholders that a reader must replace. */
const PLACEHOLDER = /NAME|AREA|SLUG|FILE|XX/u;
/** `| R1 | requirement | proof |` */
const REQUIREMENT = /^\| (R\d+) \| .+ \| (.+) \|$/gmu;

function read(document: string): string {
  return readFileSync(path.join(ROOT, document), 'utf8');
}

/** Anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('links only to files and headings that exist', () => {
    const dead = [...text.matchAll(LINK)].filter(([, file = '', anchor]) => {
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!existsSync(path.join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it('names only source and test files that exist', () => {
    const files = [...text.matchAll(FILE)].map(([, file = '']) => file);
    const missing = files.filter((file) => !PLACEHOLDER.test(file) && !existsSync(path.join(ROOT, file)));
    expect(missing.join('\n')).toBe('');
  });
});

describe('requirements', () => {
  const rows = [...read('docs/requirements.md').matchAll(REQUIREMENT)];

  it('have unique numbers in ascending order', () => {
    const numbers = rows.map(([, number = '']) => Number(number.slice(1)));
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  it('name a test file, or say that there is none and what is known', () => {
    const bare = rows.filter(([, , proof = '']) => !/\.test\.tsx?`|^- \S|^see there$/u.test(proof));
    expect(bare.map(([, number]) => number)).toEqual([]);
  });
});
