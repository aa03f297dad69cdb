import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { missingContent, WITHOUT_CONTENT, withoutMissing } from './missing-content.ts';
import { readVariables } from './site-environment.ts';

const MISSING = ['the telephone number (site.ts: phone)'];

it('returns no message when nothing is missing', () => {
  expect(withoutMissing([], {})).toBeUndefined();
});

it('lists missing content, and stops the build until it is explicitly accepted', () => {
  expect(() => withoutMissing(MISSING, {})).toThrow(MISSING[0]);
  expect(() => withoutMissing(MISSING, { [WITHOUT_CONTENT]: 'yes' })).toThrow(WITHOUT_CONTENT);
  expect(withoutMissing(MISSING, { [WITHOUT_CONTENT]: 'accepted' })).toContain(MISSING[0]);
});

it.runIf(missingContent().length > 0)('a production build stops before building anything', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-site.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...readVariables('rehearsal'), [WITHOUT_CONTENT]: '' },
  });
  expect(status).not.toBe(0);
  for (const line of missingContent()) expect(stderr).toContain(line);
});
