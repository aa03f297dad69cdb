/**
 * Live reads by reactfire's `useObservable`, with parsed data only. reactfire keeps an observable and its last
 * result for the life of the document, and throws an error of it while rendering; therefore each start of a
 * listener has an id of its own, a failure is a state, and a listener stops with its last use.
 */
import {
  collection,
  doc,
  onSnapshot,
  query,
  type DocumentSnapshot,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { BehaviorSubject, catchError, EMPTY, map, Observable, of, startWith, switchMap } from 'rxjs';
import type * as z from 'zod/mini';
import { failureOf, type Failure } from '../errors.ts';
import { firestore } from '../members-app.ts';

export interface Failed {
  readonly status: 'failed';
  readonly data?: undefined;
  readonly failure: Failure;
  readonly retry: () => void;
}

export type Live<T> =
  | { readonly status: 'loading'; readonly data?: undefined }
  | { readonly status: 'missing'; readonly data?: undefined }
  | { readonly status: 'ready'; readonly data: T }
  | Failed;

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
}

/**
 * An empty cache counts as "offline" only after this many ms: until then the server may still respond,
 * for example when a screen is opened again.
 */
const OFFLINE_AFTER_MS = 8000;
/** The SDK, which reports a missing connection after ten seconds, says nothing where its browser does not answer it. */
const SILENT_AFTER_MS = 12_000;

/** What a snapshot says; undefined while the cache is empty and the server has not responded. */
type Said<T> = Exclude<Live<T>, Failed> | Failure | undefined;

/**
 * Adds the failures: one that ends the listener, and two that it may still overcome: "offline", and "timeout" if the SDK
 * itself has said nothing.
 */
export function withFailures<T>(said: Observable<Said<T>>): Observable<Exclude<Said<T>, undefined>> {
  const startedAt = Date.now();
  let hasResponded = false;
  return said.pipe(
    startWith(undefined),
    switchMap((state, index) => {
      if (state !== undefined) {
        hasResponded = true;
        return of(state);
      }
      // A connection lost later discards nothing, so that a form being filled in stays.
      if (hasResponded) return EMPTY;
      return new Observable<'offline' | 'timeout'>((subscriber) => {
        const isSilent = index === 0;
        const left = startedAt + (isSilent ? SILENT_AFTER_MS : OFFLINE_AFTER_MS) - Date.now();
        const timer = setTimeout(() => subscriber.next(isSilent ? 'timeout' : 'offline'), left);
        return () => clearTimeout(timer);
      });
    }),
    catchError((error: unknown) => of(failureOf(error))),
  );
}

let starts = 0;

/** The state of one listener; a new `key` starts a new one. */
function useListener<T>(key: string | undefined, listen: () => Observable<Said<T>>): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const { id, isUsed, states } = useMemo(() => {
    starts += 1;
    const used = new BehaviorSubject(false);
    const retry = () => setAttempt((count) => count + 1);
    return {
      id: `${key}:${starts}`,
      isUsed: used,
      states: used.pipe(
        switchMap((isOn) =>
          isOn && key !== undefined ? withFailures(listen()) : of({ status: 'loading' } as const),
        ),
        map((state): Live<T> =>
          typeof state === 'string' ? { status: 'failed', failure: state, retry } : state,
        ),
      ),
    };
    // The key stands for everything that `listen` uses; another attempt is another listener.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  const { data: state } = useObservable(id, states, { suspense: false });
  useEffect(() => {
    isUsed.next(true);
    return () => isUsed.next(false);
  }, [isUsed]);
  return state;
}

/** Only metadata changes tell that the server confirms a query, or that a document is missing. */
const WITH_METADATA = { includeMetadataChanges: true };

/** Parses a document; an unreadable one is reported without its content. */
function parse<T>(snapshot: DocumentSnapshot, schema: z.ZodMiniType<T>): z.core.util.SafeParseResult<T> {
  const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
  if (!parsed.success) console.error(`Unreadable document in ${snapshot.ref.parent.id}`);
  return parsed;
}

/** Listens to one document of a collection; one without an id is not read yet. */
export function useLiveDocument<T>(name: string, id: string | undefined, schema: z.ZodMiniType<T>): Live<T> {
  return useListener<T>(id && `${name}/${id}`, () =>
    new Observable<DocumentSnapshot>((subscriber) =>
      onSnapshot(doc(firestore, name, id ?? ''), WITH_METADATA, subscriber),
    ).pipe(
      map((snapshot) => {
        if (!snapshot.exists()) return snapshot.metadata.fromCache ? undefined : { status: 'missing' };
        const parsed = parse(snapshot, schema);
        return parsed.success ? { status: 'ready', data: parsed.data } : 'unreadable';
      }),
    ),
  );
}

/** Parses each row; unreadable ones are left out, so that they do not hide the others. */
export function parseRows<T>(docs: readonly QueryDocumentSnapshot[], schema: z.ZodMiniType<T>): Row<T>[] {
  return docs.flatMap((snapshot) => {
    const parsed = parse(snapshot, schema);
    return parsed.success ? [{ id: snapshot.id, data: parsed.data }] : [];
  });
}

/** Listens to a query of a collection. @param key identifies the query; nothing is read while it is undefined. */
export function useLiveQuery<T>(
  key: string | undefined,
  name: string,
  constraints: readonly QueryConstraint[],
  schema: z.ZodMiniType<T>,
): Live<Found<T>> {
  return useListener<Found<T>>(key, () => {
    let isConfirmed = false;
    return new Observable<QuerySnapshot>((subscriber) =>
      onSnapshot(query(collection(firestore, name), ...constraints), WITH_METADATA, subscriber),
    ).pipe(
      map(({ docs, empty, metadata: { fromCache, hasPendingWrites } }) => {
        isConfirmed ||= !fromCache;
        // Before the server's answer, the cache has only what other queries have read of it.
        const isPartial = !isConfirmed && !hasPendingWrites;
        if (fromCache && (empty || isPartial)) return undefined;
        return { status: 'ready', data: { rows: parseRows(docs, schema), count: docs.length } };
      }),
    );
  });
}
