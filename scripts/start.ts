/**
 * `npm start`: the whole site as production would serve it: the built site on the Hosting emulator
 * with the headers and rewrites of firebase.json, all other emulators beside it, and an association
 * to look at. Ctrl-C stops it; the data are saved in `.data/emulators` for the next start.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS } from '../src/members/firebase/auth/demo-accounts.ts';
import { LOCAL } from './local-project.ts';
import { runLocally } from './emulators/local-run.ts';
import { ROOT } from './emulators/suite-environment.ts';
import { seedIfEmpty } from './seed.ts';

const { values } = parseArgs({
  options: {
    official: { type: 'boolean', default: false },
    'skip-build': { type: 'boolean', default: false },
  },
});

async function announce(): Promise<void> {
  const guides = await seedIfEmpty();
  if (guides) console.log(`An empty database: ${guides} guides, each with a request, were written.`);
  const accounts = DEMO_ACCOUNTS.map(({ email, about }) => `    ${email.padEnd(26)} ${about}`).join('\n');
  console.log(`
  The site:    http://127.0.0.1:5000        (English: http://127.0.0.1:5000/en)
  Its mail:    ${LOCAL.mailPage}

  Demo accounts, behind "Continue with Google":
${accounts}

  Ctrl-C stops everything; the data are kept for the next start.
`);
}

if (!values['skip-build'])
  execFileSync('npm', ['run', '--silent', 'build:emulators'], { cwd: ROOT, stdio: 'inherit' });

process.exitCode = await runLocally({ official: values.official, onReady: announce });
