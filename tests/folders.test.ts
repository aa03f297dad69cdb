/** A folder that holds more than twenty files no longer shows what is in it. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/emulators/suite-environment.ts';

const MOST = 20;

it.each(['src', 'functions/src', 'emulator/src', 'scripts'])(
  'no folder below %s holds more than twenty files',
  (top) => {
    const files = globSync(`${top}/**/*.*`, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/u.test(file));
    const counts = new Map<string, number>();
    for (const folder of files.map((file) => path.dirname(file))) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(0);
    expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
  },
);
