/** Finds the processes of an emulator run, and ends all of them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ProcessInfo {
  readonly pid: number;
  readonly command: string;
}

/** Returns the members of a process group; empty when there are none or `ps` is missing. */
export async function processGroup(pgid: number): Promise<ProcessInfo[]> {
  const listing = await run('ps', ['-A', '-o', 'pid=,pgid=,stat=,args=']).catch(() => ({ stdout: '' }));
  return listing.stdout.split('\n').flatMap((line) => {
    const [, pid, group, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (Number(group) !== pgid || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), command: command ?? '' }];
  });
}

export function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

/** Returns false when there is no such process (or group, for a negative id). */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the group is empty; returns false after `limitMs`. */
export async function groupEnded(pgid: number, limitMs: number): Promise<boolean> {
  const limit = Date.now() + limitMs;
  while (isAlive(-pgid)) {
    if (Date.now() > limit) return (await processGroup(pgid)).length === 0;
    await new Promise((done) => setTimeout(done, 100));
  }
  return true;
}

/**
 * Asks the leader to stop cleanly, so that it exports its data, then ends the remaining processes of the
 * group.
 */
export async function endGroup(pgid: number, graceMs: number): Promise<void> {
  signal(pgid, 'SIGINT');
  if (await groupEnded(pgid, graceMs)) return;
  signal(-pgid, 'SIGKILL');
  await groupEnded(pgid, 5_000);
}
