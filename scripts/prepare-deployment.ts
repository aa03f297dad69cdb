/**
 * `predeploy` of firebase.json, run by `firebase deploy` before it uploads anything. Fails if the project is not that
 * of `.env.production`. The hook of the functions, which comes first, builds functions and site; that of Hosting uses
 * this build (`--built`) and fails if `dist` is another one. firebase-tools deploys the functions with each
 * deployment of the site, because a rewrite pins them to it.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './emulators/suite-environment.ts';
import { deploymentFault } from './hosting/deployment.ts';
import { writeFunctionsLockfile } from './hosting/functions-lockfile.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

const { projectId } = readSiteEnvironment('production');
const dist = values.built ? path.join(ROOT, 'dist') : undefined;
const fault = await deploymentFault(process.env['GCLOUD_PROJECT'], projectId, dist);
if (fault !== undefined) {
  console.error(`Not deployed: ${fault}`);
  process.exitCode = 1;
} else if (!values.built) {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  await writeFunctionsLockfile();
}
