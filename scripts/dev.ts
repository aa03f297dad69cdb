/**
 * `npm run dev`: serves the site with Vite and hot reload, on the emulators with the demo association.
 * Functions are built once at the start; restart after changing them.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'vite';
import { runLocally } from './emulators/local-run.ts';
import { ROOT } from './emulators/suite-environment.ts';
import { LOCAL } from './local-project.ts';
import { DEFAULT_LANG, PAGE_LANGS } from '../src/domain/lang.ts';
import { FUNCTIONS_REGION } from '../src/firebase/region.ts';
import { seedIfEmpty } from './seed.ts';

const PORT = 5173;
const PREFIXES = PAGE_LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => `/${lang}`);
/** The API for guides, and the function that serves it; `firebase.json` has the same rewrite. */
const GUIDES = `^(${PREFIXES.join('|')})?/api/guides`;
const SITE = `http://${LOCAL.functions}/${LOCAL.project}/${FUNCTIONS_REGION}/site`;

async function serveSite(): Promise<void> {
  await seedIfEmpty();
  const server = await createServer({
    root: ROOT,
    mode: 'emulators',
    server: { port: PORT, strictPort: true, proxy: { [GUIDES]: SITE } },
  });
  await server.listen();
  console.log(`\n  The site, with hot reload: http://127.0.0.1:${PORT}\n`);
}

execFileSync('npm', ['run', '--silent', 'build:functions'], { cwd: ROOT, stdio: 'inherit' });

const code = await runLocally({
  only: ['auth', 'functions', 'firestore', 'storage'],
  onReady: serveSite,
});
// The development server would keep the process alive.
process.exit(code);
