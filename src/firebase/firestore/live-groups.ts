/**
 * Follows documents that belong to a changing set of ids, in chunks of one `in` query each: never a
 * read per id, and ids that join later cost only their own reads.
 */
import { onSnapshot, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { MAX_IN_VALUES } from '../../domain/limits.ts';
import { failureOf, type Failure } from '../errors.ts';
import { parseRows, type Row } from './live.ts';

interface Group {
  readonly ids: readonly string[];
  readonly stop: () => void;
}

export interface LiveGroups<T> {
  /** Rows of each id that has been read; an empty list where there are none. */
  readonly rows: ReadonlyMap<string, readonly Row<T>[]>;
  readonly failure: Failure | undefined;
  /** Reads everything anew after a failure. */
  readonly retry: () => void;
}

/** Splits into chunks that fit one `in` filter. */
export function chunksOf(ids: readonly string[], size: number = MAX_IN_VALUES): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += size) chunks.push(ids.slice(start, start + size));
  return chunks;
}

function groupRows<T>(
  ids: readonly string[],
  rows: readonly Row<T>[],
  idOf: (row: Row<T>) => string,
): [string, Row<T>[]][] {
  const groups = new Map<string, Row<T>[]>(ids.map((id) => [id, []]));
  for (const row of rows) groups.get(idOf(row))?.push(row);
  return [...groups];
}

interface LiveGroupsOptions<T> {
  readonly ids: readonly string[];
  readonly toQuery: (chunk: readonly string[]) => Query;
  readonly idOf: (row: Row<T>) => string;
  readonly schema: z.ZodMiniType<T>;
}

export function useLiveGroups<T>({ ids, toQuery, idOf, schema }: LiveGroupsOptions<T>): LiveGroups<T> {
  const [rows, setRows] = useState<ReadonlyMap<string, readonly Row<T>[]>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const groups = useRef<Group[]>([]);

  const stopAll = useCallback(() => {
    for (const group of groups.current) group.stop();
    groups.current = [];
  }, []);

  const follow = useEffectEvent((chunk: readonly string[]): Group => {
    const stop = onSnapshot(
      toQuery(chunk),
      (snapshot) => {
        if (snapshot.metadata.fromCache && snapshot.empty) return;
        const found = groupRows(chunk, parseRows(snapshot.docs, schema), idOf);
        setFailure(undefined);
        setRows((present) => new Map([...present, ...found]));
      },
      (error) => setFailure(failureOf(error)),
    );
    return { ids: chunk, stop };
  });

  const wanted = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    const now = new Set(wanted === '' ? [] : wanted.split(' '));
    const kept = groups.current.filter((group) => group.ids.some((id) => now.has(id)));
    for (const group of groups.current) if (!kept.includes(group)) group.stop();
    const covered = new Set(kept.flatMap((group) => group.ids));
    const added = chunksOf([...now].filter((id) => !covered.has(id))).map((chunk) => follow(chunk));
    groups.current = [...kept, ...added];
    // A new attempt reads the same ids again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, attempt]);
  useEffect(() => stopAll, [stopAll]);

  const retry = () => {
    stopAll();
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  return { rows, failure, retry };
}
