import { expect, it } from 'vitest';
import { assertTested, functionsLockfile, readLockfile } from './functions-lockfile.ts';

it('the lock file of the functions has their dependencies in the tested versions, and none of the site', async () => {
  const { packages } = await functionsLockfile();
  const { '': root, ...repository } = packages;
  expect(root).toMatchObject({ dependencies: { sharp: expect.any(String) } });
  for (const name of ['firebase-admin', 'firebase-functions', 'sharp', 'zod'])
    expect(Object.keys(repository)).toContain(`node_modules/${name}`);
  expect(Object.keys(repository)).not.toContain('node_modules/react');
  expect(Object.values(repository).filter(({ link }) => link)).toEqual([]);
}, 30_000);

it('a package that is not locked is refused', async () => {
  const whole = await readLockfile();
  const other = { ...whole, packages: { 'node_modules/zod': { version: '0.0.1' } } };
  expect(() => assertTested(other, whole)).toThrow('node_modules/zod 0.0.1');
});
