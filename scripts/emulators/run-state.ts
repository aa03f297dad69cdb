/**
 * A small file with the process ids of the current run, so that the next start can detect what a hard
 * kill left behind. One file per hub port, because runs on other ports are independent.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, processGroup } from './processes.ts';

export interface RunState {
  readonly launcherPid: number;
  /** firebase-tools, leader of its process group. */
  readonly suitePid: number;
  readonly project: string;
  readonly startedAt: string;
}

export type Previous =
  | { readonly kind: 'none' }
  /** Ended without cleaning up; no process is left. */
  | { readonly kind: 'gone'; readonly state: RunState }
  /** Its launcher is alive: a regular run. */
  | { readonly kind: 'running'; readonly state: RunState }
  /** Its launcher was killed, but the suite is still running. */
  | { readonly kind: 'orphaned'; readonly state: RunState };

export async function writeState(file: string, state: RunState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(state, undefined, 2)}\n`);
}

export async function clearState(file: string): Promise<void> {
  await rm(file, { force: true });
}

export async function findPrevious(file: string): Promise<Previous> {
  const state = parseState(await readFile(file, 'utf8').catch(() => ''));
  if (!state) return { kind: 'none' };
  const members = await processGroup(state.suitePid);
  // Process ids are reused: the group is ours only if it runs firebase-tools.
  const ours = members.some(({ command }) => command.includes('firebase-tools'));
  if (!ours) return { kind: 'gone', state };
  return { kind: isAlive(state.launcherPid) ? 'running' : 'orphaned', state };
}

function parseState(text: string): RunState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const launcherPid = fields.get('launcherPid');
  const suitePid = fields.get('suitePid');
  const project = fields.get('project');
  const startedAt = fields.get('startedAt');
  if (typeof launcherPid !== 'number' || typeof suitePid !== 'number') return undefined;
  if (typeof project !== 'string' || typeof startedAt !== 'string') return undefined;
  return { launcherPid, suitePid, project, startedAt };
}
