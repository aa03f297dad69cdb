#!/usr/bin/env node
/**
 * Entry of the local backend: `node emulator/src/cli.ts firestore [flags]` serves Firestore,
 * `node emulator/src/cli.ts storage-rules serve` answers Storage rules questions on stdin and stdout.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before anything else is loaded: most of a start is compiling.
enableCompileCache(path.join(import.meta.dirname, '../../.cache/node-compile'));

const USAGE = `Usage:
  cli.ts firestore --host HOST --port PORT --project_id ID [--rules FILE]
                   [--functions_emulator HOST:PORT] [--seed_from_export FILE] [--indexes FILE]
  cli.ts storage-rules serve`;

async function main([command, ...argv]: readonly string[]): Promise<void> {
  if (command === 'firestore') {
    const { runFirestore } = await import('./process/run-firestore.ts');
    await runFirestore(argv);
  } else if (command === 'storage-rules') {
    const { runStorageRules } = await import('./process/run-storage-rules.ts');
    runStorageRules();
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));
