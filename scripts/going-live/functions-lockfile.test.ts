import { describe, expect, it } from 'vitest';
import { functionsLockfile, readLockfile, type Lockfile } from './functions-lockfile.ts';

function lockOf(packages: Lockfile['packages']): Lockfile {
  return { lockfileVersion: 3, packages };
}

describe('the lock file of the functions', () => {
  it('contains what they need, where Node finds it, and nothing else', () => {
    const lock = functionsLockfile(
      lockOf({
        '': { dependencies: { site: '1' } },
        functions: { dependencies: { a: '1', b: '2' } },
        'functions/node_modules/a': { version: '1.0.0' },
        'node_modules/a': { version: '2.0.0' },
        'node_modules/b': { version: '2.0.0', dev: true, dependencies: { a: '2' } },
        'node_modules/site': { version: '1.0.0' },
      }),
    );
    expect(lock.packages).toEqual({
      '': { dependencies: { a: '1', b: '2' } },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', dependencies: { a: '2' } },
      'node_modules/b/node_modules/a': { version: '2.0.0' },
    });
  });

  it('marks as optional what only optional packages need', () => {
    const { packages } = functionsLockfile(
      lockOf({
        functions: { dependencies: { a: '1', c: '1' }, optionalDependencies: { b: '1' } },
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '1.0.0', dependencies: { c: '1', d: '1' } },
        'node_modules/c': { version: '1.0.0' },
        'node_modules/d': { version: '1.0.0' },
      }),
    );
    const optional = Object.keys(packages).filter((place) => packages[place]?.['optional']);
    expect(optional).toEqual(['node_modules/b', 'node_modules/d']);
  });

  it('fails for a package that is not locked', () => {
    const lock = lockOf({ functions: { dependencies: { a: '1' } } });
    expect(() => functionsLockfile(lock)).toThrow('a, which functions needs, is not in package-lock.json');
  });

  it('has every dependency of the functions in the tested version, and none of the site', async () => {
    const whole = await readLockfile();
    const { packages } = functionsLockfile(whole);
    expect(packages['node_modules/firebase-admin']?.version).toBe(
      whole.packages['node_modules/firebase-admin']?.version,
    );
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/zod']));
    expect(Object.keys(packages)).not.toContain('node_modules/react');
    expect(Object.values(packages).filter(({ link }) => link)).toEqual([]);
  });
});
