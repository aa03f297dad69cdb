import { expect, it } from 'vitest';
import { functionsLockfile, readLockfile } from './functions-lockfile.ts';

it('the lock file of the functions has their dependencies in the tested versions, and none of the site', async () => {
  const tested = await readLockfile();
  const { '': root, ...installed } = (await functionsLockfile()).packages;
  expect(root).toMatchObject({ dependencies: { sharp: expect.any(String) } });
  for (const name of ['firebase-admin', 'firebase-functions', 'sharp', 'zod'])
    expect(Object.keys(installed)).toContain(`node_modules/${name}`);
  expect(Object.keys(installed)).not.toContain('node_modules/react');
  expect(Object.values(installed).filter(({ link }) => link)).toEqual([]);
  const others = Object.entries(installed).filter(
    ([place, { version }]) => version !== tested.packages[place]?.version,
  );
  expect(others).toEqual([]);
}, 30_000);
