/**
 * Live reads as React state. reactfire's own observable hooks keep a failed listener in a global
 * cache for good and rethrow into the console, so after lost access there would be no way on; these
 * start again on `retry` and give parsed data only.
 */
import {
  onSnapshot,
  type DocumentReference,
  type FirestoreError,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { failureOf, type Failure } from '../errors.ts';

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void };

/** Where a page of a query ends; opaque outside this folder. */
export type Cursor = QueryDocumentSnapshot;

export interface Row<T> {
  readonly id: string;
  readonly data: T;
  readonly cursor: Cursor;
}

const LOADING = { status: 'loading' } as const;
const MISSING = { status: 'missing' } as const;

type Listen<T> = (
  next: (state: Live<T>) => void,
  failed: (error: FirestoreError) => void,
  /** Nothing is known because the server was not reached; the listener goes on and may yet answer. */
  noConnection: () => void,
) => () => void;

/**
 * Nothing in the cache means "no connection" only after so many ms: until then the server may be
 * about to answer, as when a screen is opened again.
 */
const PATIENCE_MS = 8000;

/** Holds the state of one listener; `key` says when it is another one. */
function useListener<T>(key: string | undefined, listen: Listen<T>): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string | undefined; state: Live<T> }>({ key, state: LOADING });
  const retry = useCallback(() => {
    setHeld({ key: undefined, state: LOADING });
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    if (key === undefined) return undefined;
    const begun = Date.now();
    let patience: ReturnType<typeof setTimeout> | undefined;
    let isAnswered = false;
    const settle = (state: Live<T>) => {
      clearTimeout(patience);
      setHeld({ key, state });
    };
    const fail = (failure: Failure) => settle({ status: 'failed', failure, retry });
    const stop = listen(
      (state) => {
        isAnswered = true;
        settle(state);
      },
      (error) => fail(failureOf(error)),
      () => {
        // A connection lost later takes nothing back: a form that is being filled in stays.
        if (isAnswered) return;
        clearTimeout(patience);
        patience = setTimeout(() => fail('offline'), begun + PATIENCE_MS - Date.now());
      },
    );
    return () => {
      clearTimeout(patience);
      stop();
    };
    // The key stands for everything `listen` closes over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt, retry]);
  return held.key === key ? held.state : LOADING;
}

/** Follows one document; undefined for "not yet known which". */
export function useLiveDocument<T>(
  reference: DocumentReference | undefined,
  schema: z.ZodMiniType<T>,
): Live<T> {
  return useListener<T>(reference?.path, (next, failed, noConnection) => {
    if (!reference) return () => {};
    return onSnapshot(
      reference,
      // Otherwise the server's word that there is still nothing would not be told.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists()) {
          if (snapshot.metadata.fromCache) noConnection();
          else next(MISSING);
          return;
        }
        const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
        if (!parsed.success) console.error(`Unreadable document in ${reference.parent.id}`);
        next(parsed.success ? { status: 'ready', data: parsed.data } : MISSING);
      },
      failed,
    );
  });
}

/** Rows that this version cannot read are left out, so that one does not hide the others. */
export function parseRows<T>(docs: readonly QueryDocumentSnapshot[], schema: z.ZodMiniType<T>): Row<T>[] {
  return docs.flatMap((snapshot) => {
    const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
    if (!parsed.success) console.error(`Unreadable document in ${snapshot.ref.parent.id}`);
    return parsed.success ? [{ id: snapshot.id, data: parsed.data, cursor: snapshot }] : [];
  });
}

/** Follows a query; `key` names it, and undefined means that it is not to be asked yet. */
export function useLiveQuery<T>(
  key: string | undefined,
  query: () => Query,
  schema: z.ZodMiniType<T>,
): Live<readonly Row<T>[]> {
  return useListener<readonly Row<T>[]>(key, (next, failed, noConnection) =>
    onSnapshot(
      query(),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) noConnection();
        else next({ status: 'ready', data: parseRows(snapshot.docs, schema) });
      },
      failed,
    ),
  );
}
