/** Checks before going live that need no network: the environment, the repository, the build. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { compileRuleset, compileStorageRuleset } from '../../emulator/src/rules/index.ts';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import { pendingMarks } from '../content/check.ts';
import { contentSources } from '../content/inventory.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { DEPLOYED_CONFIG, readFirebaseConfig, withPolicy } from '../hosting/hosting-config.ts';
import { missingContent, WITHOUT_CONTENT } from '../hosting/missing-content.ts';
import { environmentFaults, toSiteEnvironment } from '../hosting/site-environment.ts';
import { fault, good, note, unlessItFails, type Finding } from './findings.ts';
import { functionsLockfile, readLockfile } from './functions-lockfile.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

function read(file: string): Promise<string> {
  return readFile(path.join(ROOT, file), 'utf8');
}

/** Checks that the environment is complete and consistent. */
export function checkEnvironment(env: Variables): Finding[] {
  const faults = environmentFaults(env);
  if (faults.length > 0) return faults.map((what) => fault(what, 'Write it into .env.production.'));
  const { authDomain, siteUrl, projectId, storageBucket, hasAppCheck } = toSiteEnvironment(env);
  const findings = [good('The environment is complete')];
  const { host } = new URL(siteUrl);
  const defaults = [`${projectId}.web.app`, `${projectId}.firebaseapp.com`];
  if (/(?:^|\.)example(?:\.(?:com|org|net))?$/u.test(host) || host.startsWith('127.'))
    findings.push(
      fault(`VITE_SITE_URL is ${siteUrl}`, 'Write the domain under which the site is published.'),
    );
  if (authDomain === host) findings.push(good(`The sign-in has its helper pages at the site’s own ${host}`));
  else if (defaults.includes(authDomain))
    findings.push(
      fault(
        `The sign-in by redirect fails in Safari, Firefox and Chrome: its helper pages are at ${authDomain}, the site at ${host}`,
        `Set VITE_FIREBASE_AUTH_DOMAIN=${host} and register https://${host}/__/auth/handler as redirect address.`,
      ),
    );
  else
    findings.push(
      fault(`No helper pages of this project are at ${authDomain}`, `Set VITE_FIREBASE_AUTH_DOMAIN=${host}.`),
    );
  if (projectId.startsWith('demo-'))
    findings.push(fault(`${projectId} is a project of the emulators`, 'Write the id of the real project.'));
  if (!storageBucket.startsWith(`${projectId}.`))
    findings.push(
      note(
        `${storageBucket} is not the default bucket of ${projectId}`,
        'Functions listen to the default bucket: compare with the console.',
      ),
    );
  if (!hasAppCheck)
    findings.push(
      note(
        'App Check is off: any program may call the functions',
        'Register reCAPTCHA v3; until then set ENFORCE_APP_CHECK=false in functions/.env.PROJECT.',
      ),
    );
  return findings;
}

/** Checks that the deployed files were built for this environment. */
export async function checkBuild(env: Variables): Promise<Finding[]> {
  const fix = 'npm run build';
  const built = await Promise.all([
    unlessItFails('The functions are built', fix, () => read('functions/lib/index.js')),
    unlessItFails('The site is built, for the functions too', fix, () =>
      read('functions/lib/site/site-pages.js'),
    ),
  ]);
  if (environmentFaults(env).length > 0) return built;
  const policy = await unlessItFails('The policy is that of the environment', fix, async () => {
    const wanted = withPolicy(await readFirebaseConfig(), toSiteEnvironment(env));
    const written: unknown = JSON.parse(await readFile(DEPLOYED_CONFIG, 'utf8'));
    if (JSON.stringify(written) !== JSON.stringify(wanted))
      throw new Error('the site was built for another environment, or firebase.json was changed since');
  });
  return [...built, policy];
}

const indexesSchema = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), fields: z.array(z.unknown()).check(z.minLength(1)) }),
  ),
});

function assertNoIssues(issues: readonly { readonly line: number; readonly description: string }[]): void {
  if (issues.length > 0)
    throw new Error(issues.map(({ line, description }) => `line ${line}: ${description}`).join('; '));
}

/**
 * Checks that rules compile, indexes can be read, regions match, and the functions' lock file can be
 * created.
 */
export async function checkRepository(): Promise<Finding[]> {
  return Promise.all([
    unlessItFails('The rules of Firestore compile', 'npm test -- --only rules', async () => {
      assertNoIssues(compileRuleset(await read('firestore.rules')).issues);
    }),
    unlessItFails('The rules of Storage compile', 'npm test -- --only rules', async () => {
      assertNoIssues(compileStorageRuleset(await read('storage.rules')).issues);
    }),
    unlessItFails('The indexes are readable', 'Mend firestore.indexes.json.', async () =>
      indexesSchema.parse(JSON.parse(await read('firestore.indexes.json'))),
    ),
    unlessItFails(
      `Hosting asks the functions in ${FUNCTIONS_REGION}`,
      'Write the region into firebase.json.',
      async () => {
        const { rewrites } = (await readFirebaseConfig()).hosting;
        const other = rewrites.find((rewrite) => rewrite.function.region !== FUNCTIONS_REGION);
        if (other) throw new Error(`a rewrite names ${other.function.region}`);
      },
    ),
    unlessItFails('The functions have a lock file', 'npm install', async () =>
      functionsLockfile(await readLockfile()),
    ),
  ]);
}

/** Checks for contact details that pages leave out without explicit acceptance. */
export function checkMissingContent(env: Variables): Finding {
  const missing = missingContent();
  if (missing.length === 0) return good('No contact detail is missing');
  const says = `Missing: ${missing.join('; ')}`;
  return env[WITHOUT_CONTENT] === 'accepted'
    ? note(says, 'Pages leave it out, as accepted in .env.production.')
    : fault(says, `Supply it, or write ${WITHOUT_CONTENT}=accepted into .env.production.`);
}

/** Lists texts of the content that the association has not confirmed. */
export async function checkContent(): Promise<Finding> {
  const count = pendingMarks(await contentSources()).length;
  return count === 0
    ? good('All content is confirmed')
    : note(
        `${count} records of the content are drafts or placeholders`,
        'npm run content:check -- --pending',
      );
}

const SECRET =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}|"private_key_id":\s*"[0-9a-f]{40}"|\bAIza[\w-]{35}\b|\bGOCSPX-[\w-]{20,}/u;
/** Files that must never be in the repository: keys, and the environment of a project. */
const SECRET_FILE =
  /(?:^|\/)(?:\.env(?:\.production|\.local)?|functions\/\.env.*|serviceAccount.*\.json|.*\.pem|.*\.p12)$/u;

/** Returns the paths whose name or content looks like a secret. */
export function secretsIn(files: readonly { readonly file: string; readonly text: string }[]): string[] {
  return files
    .filter(({ file, text }) => SECRET_FILE.test(file) || SECRET.test(text))
    .map(({ file }) => file);
}

/** Looks for secrets among the files tracked by git. */
export async function checkSecrets(): Promise<Finding> {
  const known = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const texts = known.filter((file) => /\.(?:ts|tsx|js|json|md|ya?ml|txt|env|pem|p12)$|\.env/u.test(file));
  const files = await Promise.all(
    texts.map(async (file) => ({ file, text: await read(file).catch(() => '') })),
  );
  const found = secretsIn(files);
  return found.length === 0
    ? good('The repository holds no secret')
    : fault(
        `Secrets in the repository: ${found.join(', ')}`,
        'Replace the secret at its issuer, then remove the file.',
      );
}
