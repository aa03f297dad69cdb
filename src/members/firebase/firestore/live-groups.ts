/**
 * Listens to the documents of a changing set of ids, in chunks of one `in` query each: not one read per
 * id, and added ids cost only their own reads.
 */
import { onSnapshot, type Query } from 'firebase/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { MAX_IN_VALUES } from '../../../domain/limits.ts';
import { failureOf, type Failure } from '../errors.ts';
import { parseRows, type Row } from './live.ts';

interface Chunk {
  readonly ids: readonly string[];
  readonly stop: () => void;
}

interface GroupsState<T> {
  /** Rows of each id that has been read; an empty list if there are none. */
  readonly rows: ReadonlyMap<string, readonly Row<T>[]>;
  readonly failure: Failure | undefined;
}

export interface LiveGroups<T> extends GroupsState<T> {
  /** Reads everything again after a failure. */
  readonly retry: () => void;
}

/** Splits into chunks that fit one `in` filter. */
export function chunksOf(ids: readonly string[], size: number = MAX_IN_VALUES): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += size) chunks.push(ids.slice(start, start + size));
  return chunks;
}

interface LiveGroupsOptions<T> {
  readonly toQuery: (ids: readonly string[]) => Query;
  readonly idOf: (row: Row<T>) => string;
  readonly schema: z.ZodMiniType<T>;
}

/** The listeners of one hook, as a store for `useSyncExternalStore`; unsubscribing stops all of them. */
function createGroupListeners<T>({ toQuery, idOf, schema }: LiveGroupsOptions<T>) {
  let state: GroupsState<T> = { rows: new Map(), failure: undefined };
  let chunks: Chunk[] = [];
  let wanted: ReadonlySet<string> = new Set();
  let notify = () => {};

  const update = (change: Partial<GroupsState<T>>) => {
    state = { ...state, ...change };
    notify();
  };
  const stopAll = () => {
    for (const chunk of chunks) chunk.stop();
    chunks = [];
  };
  const listen = (ids: readonly string[]): Chunk => {
    const stop = onSnapshot(
      toQuery(ids),
      (snapshot) => {
        if (snapshot.metadata.fromCache && snapshot.empty) return;
        const rows = parseRows(snapshot.docs, schema);
        const found = ids.map((id) => [id, rows.filter((row) => idOf(row) === id)] as const);
        update({ failure: undefined, rows: new Map([...state.rows, ...found]) });
      },
      (error) => update({ failure: failureOf(error) }),
    );
    return { ids, stop };
  };
  /** Listens to exactly these ids; chunks that still contain one of them stay. */
  const follow = (ids: readonly string[]) => {
    wanted = new Set(ids);
    const retained = chunks.filter((chunk) => chunk.ids.some((id) => wanted.has(id)));
    for (const chunk of chunks) if (!retained.includes(chunk)) chunk.stop();
    const covered = new Set(retained.flatMap((chunk) => chunk.ids));
    const added = chunksOf(ids.filter((id) => !covered.has(id))).map(listen);
    chunks = [...retained, ...added];
  };
  return {
    follow,
    getState: () => state,
    retry: () => {
      stopAll();
      update({ failure: undefined });
      follow([...wanted]);
    },
    subscribe: (onChange: () => void) => {
      notify = onChange;
      return () => {
        notify = () => {};
        stopAll();
      };
    },
  };
}

/** @param options constant: those of the first render are used. */
export function useLiveGroups<T>(ids: readonly string[], options: LiveGroupsOptions<T>): LiveGroups<T> {
  const [listeners] = useState(() => createGroupListeners(options));
  const state = useSyncExternalStore(listeners.subscribe, listeners.getState);
  const wanted = [...new Set(ids)].sort().join(' ');
  useEffect(() => listeners.follow(wanted === '' ? [] : wanted.split(' ')), [listeners, wanted]);
  return { ...state, retry: listeners.retry };
}
