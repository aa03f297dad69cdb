/** The flags that firebase-tools passes to the Firestore emulator (`--flag value` or `--flag=value`). */
import { parseArgs } from 'node:util';

export interface FirestoreFlags {
  readonly host: string;
  readonly port: number;
  /** The project that is seeded and named in messages; all project ids are served. */
  readonly project: string;
  readonly rules: string | undefined;
  readonly functionsEmulator: string | undefined;
  readonly seedFromExport: string | undefined;
  /** A `firestore.indexes.json`: queries without an index in it are refused. */
  readonly indexes: string | undefined;
}

/** Used without `--indexes`, because firebase-tools starts this program with its own flags. */
export const INDEXES_VARIABLE = 'FIRESTORE_EMULATOR_INDEXES';

const TEXT = { type: 'string' } as const;
/** Accepted without effect: websocket_port, webchannel_port and single_project_mode. */
const OPTIONS = {
  host: { ...TEXT, default: '127.0.0.1' },
  port: { ...TEXT, default: '8080' },
  project_id: { ...TEXT, default: 'demo-project' },
  'database-edition': { ...TEXT, default: 'standard' },
  rules: TEXT,
  functions_emulator: TEXT,
  seed_from_export: TEXT,
  indexes: TEXT,
  websocket_port: TEXT,
  webchannel_port: TEXT,
  single_project_mode: TEXT,
} as const;

/** Throws an Error that names an unknown or invalid flag. */
export function parseFirestoreFlags(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): FirestoreFlags {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS });
  const edition = values['database-edition'];
  if (edition !== 'standard')
    throw new Error(`--database-edition ${edition} is not supported, only standard`);
  return {
    host: values.host,
    port: parsePort(values.port),
    project: values.project_id,
    rules: values.rules,
    functionsEmulator: values.functions_emulator,
    seedFromExport: values.seed_from_export,
    indexes: values.indexes ?? environment[INDEXES_VARIABLE],
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`--port ${text} is not a port`);
  return port;
}
