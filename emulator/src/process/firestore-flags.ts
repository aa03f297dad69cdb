/**
 * The flags of the official Firestore emulator that firebase-tools passes or people use
 * (`--flag value` or `--flag=value`). Anything else is an error naming the flag.
 */

export interface FirestoreFlags {
  readonly host: string;
  readonly port: number;
  /** The project that is seeded and that messages name; every project id is served. */
  readonly project: string;
  readonly rules: string | undefined;
  readonly functionsEmulator: string | undefined;
  readonly seedFromExport: string | undefined;
  /** A `firestore.indexes.json`: queries that it has no index for are refused. */
  readonly indexes: string | undefined;
}

export class FlagError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FlagError';
  }
}

/**
 * Accepted without effect: the requests monitor of the Emulator UI (websocket_port) is not served,
 * WebChannel shares the main port, and every project id works in single project mode too.
 */
const WITHOUT_EFFECT = ['websocket_port', 'webchannel_port', 'single_project_mode'];
const KNOWN = new Set([
  'host',
  'port',
  'project_id',
  'rules',
  'functions_emulator',
  'seed_from_export',
  'indexes',
  'database-edition',
  ...WITHOUT_EFFECT,
]);

/** Stands for `--indexes`: firebase-tools starts this program with flags of its own. */
export const INDEXES_VARIABLE = 'FIRESTORE_EMULATOR_INDEXES';

export function parseFirestoreFlags(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): FirestoreFlags {
  const flags = readPairs(argv);
  const edition = flags.get('database-edition') ?? 'standard';
  if (edition !== 'standard')
    throw new FlagError(`--database-edition ${edition} is not supported, only standard`);
  return {
    host: flags.get('host') ?? '127.0.0.1',
    port: parsePort(flags.get('port') ?? '8080'),
    project: flags.get('project_id') ?? 'demo-project',
    rules: flags.get('rules'),
    functionsEmulator: flags.get('functions_emulator'),
    seedFromExport: flags.get('seed_from_export'),
    indexes: flags.get('indexes') ?? environment[INDEXES_VARIABLE],
  };
}

function readPairs(argv: readonly string[]): Map<string, string> {
  const flags = new Map<string, string>();
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) throw new FlagError(`unexpected argument "${word}"`);
    if (!KNOWN.has(name)) throw new FlagError(`unknown flag --${name}`);
    const value = inline ?? rest.shift();
    if (value === undefined) throw new FlagError(`--${name} needs a value`);
    flags.set(name, value);
  }
  return flags;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new FlagError(`--port ${text} is not a port`);
  return port;
}
