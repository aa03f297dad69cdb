/**
 * `npm run check`: all static checks, run in parallel: the `check:…` scripts of package.json and the
 * content check. Prints one line per check, and the output of failed ones.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './emulators/suite-environment.ts';
import { runCommand } from './testing/command.ts';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

async function runPart(name: string, command: string): Promise<boolean> {
  const { ok, output, seconds } = await runCommand(command);
  console.log(`${ok ? 'ok     ' : 'FAILED '} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(`\n$ ${command}\n${output}\n`);
  return ok;
}

const { scripts } = packageSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
const parts = Object.entries(scripts).filter(
  ([name]) => name.startsWith('check:') || name === 'content:check',
);
// Started without npm, which would add half a second each.
const results = await Promise.all(parts.map(([name, command]) => runPart(name, command)));
process.exitCode = results.every(Boolean) ? 0 : 1;
