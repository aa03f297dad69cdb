/**
 * `npm run rehearse:restore`: tests a restore on the local suite. It exports the demo association,
 * deletes one guide's account, then imports the export into a new, empty suite. All data must be as
 * exported, including the deleted guide; `data:erase-orphans` must then erase exactly that guide. Exit
 * code 1 if anything differs.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeEmulatorConfig } from '../emulator-config.ts';
import { runEmulators } from '../emulators/run-emulators.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { LOCAL, pointAdminSdkAtEmulators } from '../local-project.ts';
import { seedIfEmpty } from '../seed.ts';
import { differences, LocalSuite, type StoredData } from './stored-data.ts';

/** The guide of the demo association with a picture, a public page and a decided request. */
const LEAVING = 'guide@example.com';
const ONLY = ['auth', 'firestore', 'storage'];

const folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
const backup = path.join(folder, 'backup');

/** Runs `work` on its own suite, with an import or empty. */
async function onSuite(
  importDir: string | undefined,
  work: (suite: LocalSuite) => Promise<void>,
): Promise<void> {
  let failure: unknown = new Error('The emulators did not start.');
  await runEmulators({
    mode: 'start',
    config: await writeEmulatorConfig(),
    project: LOCAL.project,
    only: ONLY,
    output: () => undefined,
    stopAfterReady: true,
    ...(importDir !== undefined && { importDir }),
    onReady: async () => {
      failure = undefined;
      await work(new LocalSuite()).catch((error: unknown) => {
        failure = error;
      });
    },
  });
  if (failure !== undefined) throw failure;
}

async function exportTo(target: string): Promise<void> {
  const answer = await fetch(`${LOCAL.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: target, initiatedBy: 'rehearsal' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Runs the command like an operator; returns the ids of the erased accounts. */
function eraseOrphans(): string {
  const command = ['run', '--silent', 'data:erase-orphans'];
  const said = execFileSync('npm', command, { cwd: ROOT, encoding: 'utf8' });
  return /erased again: (.+)/u.exec(said)?.[1] ?? said;
}

/** Returns the paths that contain the account's id in their names or contents. */
function belongingTo(uid: string, { documents, files }: StoredData): string[] {
  // Ids of the demo association share a prefix, so match whole ids only.
  const id = new RegExp(`(?<![\\w-])${uid}(?![\\w-])`, 'u');
  const owned = [...documents].filter(([name, data]) => id.test(`${name} ${JSON.stringify(data)}`));
  return [...owned.map(([name]) => name), ...[...files.keys()].filter((name) => id.test(name))];
}

pointAdminSdkAtEmulators();
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['GCLOUD_PROJECT'] = LOCAL.project;

let before: StoredData | undefined;
let leaving = '';
try {
  await onSuite(undefined, async (suite) => {
    await seedIfEmpty();
    before = await suite.read();
    leaving = (await suite.auth.getUserByEmail(LEAVING)).uid;
    await exportTo(backup);
    console.log(`Exported: ${before.documents.size} documents, ${before.files.size} files.`);
  });
  await onSuite(backup, async (suite) => {
    assert(before);
    assert.deepEqual(differences(before, await suite.read()), []);
    console.log('Restored into an empty suite: all documents and files are identical.');
    // A database backup does not contain accounts: this one was deleted after the backup.
    await suite.auth.deleteUser(leaving);
    assert.notEqual(belongingTo(leaving, before).length, 0);
    console.log(`Restored documents of a deleted account: ${belongingTo(leaving, before).join(', ')}`);
    assert.equal(eraseOrphans(), leaving);
    const after = await suite.read();
    const left = belongingTo(leaving, after).filter((name) => !name.startsWith('account_deletions/'));
    console.log(
      `Erased again. Remaining documents that contain only the id: ${left.join(', ') || 'nothing'}`,
    );
    const others = differences(before, after).filter((name) => !name.includes(leaving));
    console.log(`Other changes: ${others.join(', ') || 'nothing'}`);
    assert.equal(
      left.some((name) => name.startsWith('profiles/') || name.startsWith('guide_profiles/')),
      false,
    );
    assert.equal(eraseOrphans(), 'none');
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
// Open SDK connections would keep the process alive.
process.exit(0);
