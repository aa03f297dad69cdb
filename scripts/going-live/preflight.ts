/**
 * `npm run preflight`: everything that can be known before the site goes live, each finding with its mend.
 * Asks the project itself where the machine has credentials for it. Exit code 1 when something has to be
 * mended first; notes are decisions that somebody has to take.
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

const SIGNS = { good: 'ok     ', fault: 'MEND   ', note: 'decide ', skipped: 'skipped' } as const;

function lineOf(finding: Finding): string {
  const line = `${SIGNS[finding.state]} ${finding.what}`;
  return finding.state === 'good' ? line : `${line}\n          ${finding.mend}`;
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
  `\n${faults === 0 ? 'Nothing stands against going live here' : `${faults} to mend`}; docs/going-live.md has the steps.`,
);
process.exitCode = faults === 0 ? 0 : 1;
