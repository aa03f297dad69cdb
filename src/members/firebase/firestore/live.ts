/**
 * Live reads as React state. reactfire's observable hooks cache a failed listener globally and rethrow
 * its error on every render, so a screen could not recover; these hooks start a new listener on `retry`,
 * and return only parsed data.
 */
import {
  onSnapshot,
  type DocumentReference,
  type FirestoreError,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { ListenerCacheContext, listenToQuery, type QueryFollower } from './listener-cache.ts';
import { failureOf, type Failure } from '../errors.ts';

export interface Failed {
  readonly status: 'failed';
  readonly failure: Failure;
  readonly retry: () => void;
}

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly data: T }
  | Failed;

/** The position after a page of a query; opaque outside of this folder. */
export type Cursor = QueryDocumentSnapshot;

export interface Row<T> {
  readonly id: string;
  readonly data: T;
}

/** The result of a query. */
export interface Found<T> {
  /** Without unreadable documents. */
  readonly rows: readonly Row<T>[];
  /** Number of documents including unreadable ones, by which pages are counted. */
  readonly count: number;
  /** The last document; undefined if there is none. */
  readonly last: Cursor | undefined;
}

const LOADING = { status: 'loading' } as const;
const MISSING = { status: 'missing' } as const;

interface ListenerCallbacks<T> {
  readonly onState: (state: Live<T>) => void;
  /** The document exists, but does not match its schema. */
  readonly onUnreadable: () => void;
  readonly onError: (error: FirestoreError) => void;
  /** The cache is empty and the server has not responded; the listener stays and may still respond. */
  readonly onDisconnected: () => void;
}

type Listen<T> = (callbacks: ListenerCallbacks<T>) => () => void;

/**
 * An empty cache counts as "offline" only after this many ms: until then the server may still respond,
 * for example when a screen is opened again.
 */
const OFFLINE_AFTER_MS = 8000;

/** The state of one listener; a new `key` starts a new one. `onFailure` is called once per failure. */
function useListener<T>(
  key: string | undefined,
  listen: Listen<T>,
  onFailure?: (failure: Failure) => void,
): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ key: string | undefined; state: Live<T> }>({ key, state: LOADING });
  const retry = useCallback(() => {
    setLatest({ key: undefined, state: LOADING });
    setAttempt((count) => count + 1);
  }, []);
  const reportFailure = useEffectEvent((failure: Failure) => onFailure?.(failure));
  useEffect(() => {
    if (key === undefined) return undefined;
    const startedAt = Date.now();
    let offlineTimer: ReturnType<typeof setTimeout> | undefined;
    let hasResponded = false;
    const update = (state: Live<T>) => {
      clearTimeout(offlineTimer);
      setLatest({ key, state });
    };
    const fail = (failure: Failure) => {
      update({ status: 'failed', failure, retry });
      reportFailure(failure);
    };
    const stop = listen({
      onState: (state) => {
        hasResponded = true;
        update(state);
      },
      onUnreadable: () => {
        hasResponded = true;
        fail('unreadable');
      },
      onError: (error) => fail(failureOf(error)),
      onDisconnected: () => {
        // A connection lost later discards nothing, so that a form being filled in stays.
        if (hasResponded) return;
        clearTimeout(offlineTimer);
        offlineTimer = setTimeout(() => fail('offline'), startedAt + OFFLINE_AFTER_MS - Date.now());
      },
    });
    return () => {
      clearTimeout(offlineTimer);
      stop();
    };
    // The key stands for everything that `listen` uses.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt, retry]);
  return latest.key === key ? latest.state : LOADING;
}

/** Listens to one document; an undefined reference is not read yet. */
export function useLiveDocument<T>(
  reference: DocumentReference | undefined,
  schema: z.ZodMiniType<T>,
): Live<T> {
  return useListener<T>(reference?.path, ({ onState, onUnreadable, onError, onDisconnected }) => {
    if (!reference) return () => {};
    return onSnapshot(
      reference,
      // Without metadata changes, the server's confirmation that a document is missing would not be
      // reported.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists()) {
          if (snapshot.metadata.fromCache) onDisconnected();
          else onState(MISSING);
          return;
        }
        const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
        if (!parsed.success) console.error(`Unreadable document in ${reference.parent.id}`);
        if (parsed.success) onState({ status: 'ready', data: parsed.data });
        else onUnreadable();
      },
      onError,
    );
  });
}

/** Parses each row; unreadable ones are left out, so that they do not hide the others. */
export function parseRows<T>(docs: readonly QueryDocumentSnapshot[], schema: z.ZodMiniType<T>): Row<T>[] {
  return docs.flatMap((snapshot) => {
    const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
    if (!parsed.success) console.error(`Unreadable document in ${snapshot.ref.parent.id}`);
    return parsed.success ? [{ id: snapshot.id, data: parsed.data }] : [];
  });
}

/**
 * Listens to a query.
 * @param key identifies the query; nothing is read while it is undefined.
 * @param onFailure called once per failure, also after each `retry`.
 */
export function useLiveQuery<T>(
  key: string | undefined,
  query: () => Query,
  schema: z.ZodMiniType<T>,
  onFailure?: (failure: Failure) => void,
): Live<Found<T>> {
  const cache = useContext(ListenerCacheContext);
  return useListener<Found<T>>(
    key,
    ({ onState, onError, onDisconnected }) => {
      const follower: QueryFollower = {
        onNext: (snapshot, isConfirmed) => {
          const { fromCache, hasPendingWrites } = snapshot.metadata;
          // Before the server's answer, the cache has only what other queries have read of it.
          const isPartial = !isConfirmed && !hasPendingWrites;
          if (fromCache && (snapshot.empty || isPartial)) onDisconnected();
          else {
            const { docs } = snapshot;
            const data = { rows: parseRows(docs, schema), count: docs.length, last: docs.at(-1) };
            onState({ status: 'ready', data });
          }
        },
        onError,
      };
      return cache && key !== undefined
        ? cache.follow(key, query, follower)
        : listenToQuery(query(), follower);
    },
    onFailure,
  );
}
