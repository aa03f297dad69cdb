/** The hooks of firebase.json as `firebase deploy` runs them, on a copy of the repository with a made-up project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { IS_LONG } from '../../tests/support/long.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { readSiteBuild, writeSiteBuild } from './deployment.ts';
import { readVariables } from './site-environment.ts';

const PROJECT = 'made-up-guides';
const { hosting } = firebase;
const functionsHook = firebase.functions.flatMap(({ predeploy }) => predeploy);

let copy: string;
let site: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'deployment-'));
  site = path.join(copy, 'dist');
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const folders = new Set(tracked.split('\0').flatMap((file) => file.split('/')[0] || []));
  for (const name of folders)
    await cp(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/node_modules|functions\/lib/u.test(path.relative(ROOT, file)),
    });
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const variables = { ...readVariables('rehearsal'), VITE_FIREBASE_PROJECT_ID: PROJECT };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  await writeFile(path.join(copy, '.env.production'), lines.join('\n'));
});

afterAll(() => rm(copy, { recursive: true }));

/** Returns what the commands of a hook say, and whether all succeed. */
function runHook(commands: readonly string[], project: string) {
  const { status, stdout, stderr } = spawnSync(commands.join(' && '), {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    // Vitest sets 'test', which would build React's development version. No site is live yet.
    env: { ...process.env, NODE_ENV: 'production', GCLOUD_PROJECT: project, LIVE_CONTENT: 'none' },
  });
  return { ok: status === 0, said: stdout + stderr };
}

describe('a deployment is refused', () => {
  it.each([
    ['the functions', functionsHook],
    ['the site', hosting.predeploy],
  ])('for %s, to another project than that of .env.production', (_what, hook) => {
    const { ok, said } = runHook(hook, 'other-project');
    expect(ok).toBe(false);
    expect(said).toContain(`.env.production is for the project ${PROJECT}, the deployment for other-project`);
  });

  it.each([
    [undefined, 'no complete build'],
    [{ mode: 'emulators', projectId: PROJECT }, 'the mode emulators, not of production'],
    [{ mode: 'production', projectId: 'other-project' }, 'for the project other-project'],
  ])('with %o in dist', async (build, reason) => {
    await rm(site, { recursive: true, force: true });
    await mkdir(site);
    if (build) await writeSiteBuild(site, build);
    const { ok, said } = runHook(hosting.predeploy, PROJECT);
    expect(ok).toBe(false);
    expect(said).toContain(reason);
  });
});

it.runIf(IS_LONG)(
  'the hooks in their order build what is uploaded',
  async () => {
    for (const hook of [functionsHook, hosting.predeploy])
      expect(runHook(hook, PROJECT)).toMatchObject({ ok: true });
    expect(await readSiteBuild(site)).toEqual({ mode: 'production', projectId: PROJECT });
    const read = (file: string) => readFile(path.join(copy, file), 'utf8');
    expect(await read('dist/auth/index.html')).toContain(
      `https://europe-west1-${PROJECT}.cloudfunctions.net`,
    );
    expect(await read('functions/lib/site/assets.json')).toContain('Content-Security-Policy');
    expect(await read('functions/lib/index.js')).not.toBe('');
    expect(await read('functions/package-lock.json')).toContain('"node_modules/firebase-functions"');
  },
  300_000,
);
