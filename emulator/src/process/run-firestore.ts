/**
 * `cli.ts firestore`: the Firestore emulator as a process. Its port is bound only when rules and
 * seed are loaded, since firebase-tools waits for the open port. Rules that do not compile are
 * printed and deny everything until valid ones are loaded; a seed that cannot be read, an unknown
 * flag or a taken port end the process with code 1.
 */
import { readFile } from 'node:fs/promises';
import { exportEndpoint, importExport } from '../export/export-endpoints.ts';
import { messageOf } from '../model/status-error.ts';
import { compileRuleset } from '../rules/compile.ts';
import { IndexCatalogue } from '../service/queries/index-catalogue.ts';
import { EmulatorServices } from '../service/services.ts';
import { systemClock } from '../store/clock.ts';
import { Store } from '../store/store.ts';
import { startServer, type RunningServer } from '../transports/server.ts';
import { TriggerDelivery } from '../triggers/trigger-delivery.ts';
import { triggerEndpoint } from '../triggers/trigger-endpoints.ts';
import { TriggerRegistry } from '../triggers/trigger-registry.ts';
import { endOnSignals } from './ending.ts';
import { parseFirestoreFlags, type FirestoreFlags } from './firestore-flags.ts';

/** Runs until a signal; prints a start error to stderr and sets the exit code to 1. */
export async function runFirestore(argv: readonly string[]): Promise<void> {
  let flags: FirestoreFlags;
  try {
    flags = parseFirestoreFlags(argv, process.env);
  } catch (error) {
    return fail(`firestore: ${messageOf(error)}`);
  }
  endOnSignals();
  try {
    const server = await start(flags);
    console.log(`Firestore emulator ready on http://${flags.host}:${server.port} (project ${flags.project})`);
  } catch (error) {
    fail(startFailure(error, flags));
  }
}

async function start(flags: FirestoreFlags): Promise<RunningServer> {
  const store = new Store(systemClock);
  const defaultRules = flags.rules === undefined ? undefined : await readFile(flags.rules, 'utf8');
  const services = new EmulatorServices({
    store,
    clock: systemClock,
    compileRuleset,
    defaultRules,
    indexes: flags.indexes === undefined ? undefined : await readIndexes(flags.indexes),
  });
  reportRules(services, flags);
  if (flags.seedFromExport !== undefined) {
    const count = await importExport(store, flags.seedFromExport, flags.project);
    console.log(`Loaded ${count} documents from ${flags.seedFromExport}`);
  }
  const triggers = new TriggerRegistry();
  if (flags.functionsEmulator !== undefined) {
    deliverChanges(store, new TriggerDelivery(triggers, flags.functionsEmulator, console.error));
  }
  return startServer({
    host: flags.host,
    port: flags.port,
    services,
    endpoints: [triggerEndpoint(triggers), exportEndpoint(store)],
  });
}

async function readIndexes(file: string): Promise<IndexCatalogue> {
  try {
    return new IndexCatalogue(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`The indexes cannot be read from ${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Only clients' writes trigger functions; clearing and importing data does not. */
function deliverChanges(store: Store, delivery: TriggerDelivery): void {
  store.onCommit(({ origin, changes, commitTime }) => {
    if (origin !== 'write') return;
    const at = new Date(Number(commitTime.seconds) * 1_000 + commitTime.nanos / 1e6);
    for (const change of changes) delivery.documentChanged(change, at);
  });
}

function reportRules({ gate }: EmulatorServices, { rules }: FirestoreFlags): void {
  if (rules === undefined) {
    console.log('No rules were given: everything is allowed.');
    return;
  }
  for (const { line, column, severity, description } of gate.defaultIssues) {
    console.error(`${severity} ${rules}:${line}:${column} ${description}`);
  }
  if (gate.defaultIssues.some(({ severity }) => severity === 'ERROR')) {
    console.error("The rules do not compile: every request but an admin's is denied until they do.");
  }
}

function startFailure(error: unknown, { host, port }: FirestoreFlags): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE') return `firestore: ${messageOf(error)}`;
  return (
    `firestore: address already in use: port ${port} on ${host} belongs to another program. ` +
    `Stop that program (find it with: lsof -i :${port}) or give another --port.`
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
