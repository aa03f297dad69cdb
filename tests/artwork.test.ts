/**
 * The artwork is a separate package that the site's checks do not cover: the files of the site that it
 * reads must exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ARTWORK = path.resolve(import.meta.dirname, '../artwork');
const RELATIVE = /'((?:\.\.\/)+(?:src|scripts|public)\/[^']*)'/gu;

const referred = globSync('*/*.ts', { cwd: ARTWORK, exclude: ['node_modules/**'] })
  .concat(globSync('*.ts', { cwd: ARTWORK }))
  .flatMap((file) =>
    [...readFileSync(path.join(ARTWORK, file), 'utf8').matchAll(RELATIVE)].map(
      ([, target = '']) => [file, path.join(path.dirname(file), target)] as const,
    ),
  );

it('finds the references', () => {
  expect(referred.length).toBeGreaterThan(3);
});

it.each(referred)('artwork/%s refers to a file that exists: %s', (_, target) => {
  expect(existsSync(path.join(ARTWORK, target))).toBe(true);
});
