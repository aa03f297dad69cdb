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
import { buildFault, projectFault, readSiteBuild } from './hosting/deployment.ts';
import { writeFunctionsLockfile } from './hosting/functions-lockfile.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

function refuse(fault: string | undefined): void {
  if (fault === undefined) return;
  console.error(`Not deployed: ${fault}`);
  process.exit(1);
}

const { projectId } = readSiteEnvironment('production');
refuse(projectFault(process.env['GCLOUD_PROJECT'], projectId));
if (values.built) {
  refuse(buildFault(await readSiteBuild(path.join(ROOT, 'dist')), projectId));
} else {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  await writeFunctionsLockfile();
}
