#!/usr/bin/env node
/**
 * Entry point: `local-firestore firestore [flags]` serves Firestore, `local-firestore storage-rules serve`
 * is the Storage rules runtime on stdin and stdout.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Must run before anything else is loaded: most of the start time is compilation.
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
