/**
 * `npm run rehearse`: tests the production site under realistic conditions, from the first sign-in to the
 * deletion of an account (`tests/e2e/rehearsal.long.test.ts`), on its own empty suite with the demo
 * association.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../browser.ts';
import { writeEmulatorConfig } from '../emulator-config.ts';
import { runEmulators } from '../emulators/run-emulators.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { LOCAL, pointAdminSdkAtEmulators } from '../local-project.ts';
import { BUILD_COMMAND } from './project.ts';

function run(command: string, environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

ensureBrowser();
// The tests read the stored data through the Admin SDK.
pointAdminSdkAtEmulators();
process.env['GCLOUD_PROJECT'] = LOCAL.project;
if (!run('npm run --silent build:functions') || !run(BUILD_COMMAND)) throw new Error('The build failed.');
let isGood = false;
const code = await runEmulators({
  mode: 'start',
  config: await writeEmulatorConfig(),
  project: LOCAL.project,
  output: () => undefined,
  stopAfterReady: true,
  onReady: async () => {
    await Promise.resolve();
    isGood = run(
      'npx playwright test --config tests/e2e/playwright.config.ts --project rehearsal --output test-results/rehearsal',
      { REHEARSAL: 'whole', BROWSER_REPORT: 'rehearsal' },
    );
  },
});
process.exitCode = isGood ? code : 1;
