/**
 * `npm run preflight`: runs all checks that are possible before the site goes live, and prints each finding
 * with its fix. Also checks the Firebase project if the machine has credentials for it. Exit code 1 when
 * something must be fixed first; notes are decisions that a person has to make.
 */
import { environmentFaults, readVariables, toSiteEnvironment } from '../hosting/site-environment.ts';
import { skipped, type Finding } from './findings.ts';
import {
  checkBuild,
  checkContent,
  checkMissingContent,
  checkEnvironment,
  checkRepository,
  checkSecrets,
} from './local-checks.ts';
import { checkProject } from './project-checks.ts';

const SIGNS = { good: 'ok     ', fault: 'FIX    ', note: 'decide ', skipped: 'skipped' } as const;

function lineOf(finding: Finding): string {
  const line = `${SIGNS[finding.state]} ${finding.what}`;
  return finding.state === 'good' ? line : `${line}\n          ${finding.fix}`;
}

const env = readVariables('production');
const isComplete = environmentFaults(env).length === 0;
const findings = [
  ...checkEnvironment(env),
  ...(await checkBuild(env)),
  ...(await checkRepository()),
  await checkSecrets(),
  checkMissingContent(env),
  await checkContent(),
  ...(isComplete
    ? await checkProject(toSiteEnvironment(env))
    : [
        skipped(
          'The project itself was not asked: the environment does not name it',
          'Complete .env.production.',
        ),
      ]),
];
for (const finding of findings) console.log(lineOf(finding));
const faults = findings.filter(({ state }) => state === 'fault').length;
console.log(
  `\n${faults === 0 ? 'Nothing found that blocks going live' : `${faults} to fix`}; docs/going-live.md has the steps.`,
);
process.exitCode = faults === 0 ? 0 : 1;
