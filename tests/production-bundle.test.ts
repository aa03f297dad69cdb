/** A production build contains neither the account chooser of local runs nor any private key. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHOOSER_TEXTS } from '../src/members/auth/emulator-chooser-texts.ts';
import { DEMO_ACCOUNTS } from '../src/members/firebase/auth/demo-accounts.ts';

const ROOT = path.join(import.meta.dirname, '..');
let folder: string;
let bundle: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'production-bundle-'));
  const site = path.join(folder, 'site');
  // A separate folder, because other tests visit the site at the same time.
  const output = ['--mode', 'rehearsal', '--out', site, '--pages-out', path.join(folder, 'pages')];
  execFileSync(process.execPath, ['scripts/build-site.ts', ...output], {
    cwd: ROOT,
    stdio: 'pipe',
    // Vitest sets 'test', which would build React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const assets = path.join(site, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  bundle = scripts.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('contains the sign-in with Google by popup', () => {
  // Only occurs in our own code that opens the popup (`src/members/firebase/auth/google-sign-in.ts`).
  expect(bundle).toContain('select_account');
});

it('contains nothing of the account chooser', () => {
  const words = [CHOOSER_TEXTS.en, CHOOSER_TEXTS.ka].flatMap((texts) => [texts.title, texts.text, texts.new]);
  for (const text of [...words, ...DEMO_ACCOUNTS.map(({ email }) => email)])
    expect(bundle).not.toContain(text);
});

it('contains no private key', () => {
  expect(bundle).not.toMatch(/PRIVATE KEY|service_account/u);
});
