/**
 * `npm run check`: all static checks, run in parallel: the `check:…` scripts of package.json and the
 * content check. Prints one line per check, and the output of failed ones.
 */
import packageJson from '../package.json' with { type: 'json' };
import { runCommand } from './testing/command.ts';

async function runPart(name: string, command: string): Promise<boolean> {
  const { ok, output, seconds } = await runCommand(command);
  console.log(`${ok ? 'ok     ' : 'FAILED '} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(`\n$ ${command}\n${output}\n`);
  return ok;
}

const parts = Object.entries(packageJson.scripts).filter(
  ([name]) => name.startsWith('check:') || name === 'content:check',
);
// Started without npm, which would add half a second each.
const results = await Promise.all(parts.map(([name, command]) => runPart(name, command)));
process.exitCode = results.every(Boolean) ? 0 : 1;
