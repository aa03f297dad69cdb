/**
 * The Firebase Emulator Suite on the local backend:
 *
 *   node scripts/emulators.ts start [options]
 *   node scripts/emulators.ts exec  [options] -- command…
 *
 * Options: --config FILE (firebase.json), --project ID (that of local runs), --only a,b, --import DIR,
 * --export-on-exit DIR, --official (the Java programs instead of ours).
 */
import { parseArgs } from 'node:util';
import { runEmulators, shellQuote } from './emulators/run-emulators.ts';
import { FIREBASE_JSON } from './emulators/suite-config.ts';
import { LOCAL } from './local-project.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string', default: FIREBASE_JSON },
    project: { type: 'string', default: LOCAL.project },
    only: { type: 'string' },
    import: { type: 'string' },
    'export-on-exit': { type: 'string' },
    official: { type: 'boolean', default: false },
  },
});
const [mode, ...command] = positionals;
if (mode !== 'start' && mode !== 'exec') throw new Error('The first argument must be "start" or "exec".');
if (mode === 'exec' && command.length === 0) throw new Error('exec needs a command: exec -- command…');

process.exitCode = await runEmulators({
  mode,
  config: values.config,
  project: values.project,
  official: values.official,
  ...(values.only !== undefined && { only: values.only.split(',') }),
  ...(values.import !== undefined && { importDir: values.import }),
  ...(values['export-on-exit'] !== undefined && { exportDir: values['export-on-exit'] }),
  ...(mode === 'exec' && { command: shellCommand(command) }),
});

/** A single word is a shell command; several words are a program and its arguments. */
function shellCommand(words: readonly string[]): string {
  return words.length === 1 ? words.join('') : words.map(shellQuote).join(' ');
}
