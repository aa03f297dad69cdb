/**
 * A cache of listeners that outlive the component that started them: a remounted component gets current
 * data immediately, without a second read. They are stopped with the screen, or by least-recently-used
 * eviction.
 */
import { onSnapshot, type FirestoreError, type Query, type QuerySnapshot } from 'firebase/firestore';
import { createContext, useEffect, useRef, useState } from 'react';

export interface QueryFollower {
  /** @param isConfirmed whether the server has answered this query since its listener was started. */
  readonly onNext: (snapshot: QuerySnapshot, isConfirmed: boolean) => void;
  readonly onError: (error: FirestoreError) => void;
}

/** Listens to a query including metadata changes, which show that the server has confirmed it. */
export function listenToQuery(query: Query, { onNext, onError }: QueryFollower): () => void {
  let isConfirmed = false;
  return onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      isConfirmed ||= !snapshot.metadata.fromCache;
      onNext(snapshot, isConfirmed);
    },
    onError,
  );
}

/** Maximum listeners without subscribers; the least recently used one is stopped first. */
const MAX_LEFT = 12;

interface Entry {
  readonly followers: Set<QueryFollower>;
  stop: () => void;
  latest: Parameters<QueryFollower['onNext']> | undefined;
}

export interface ListenerCache {
  /** Subscribes to the listener of that key, which is started if needed. Returns the unsubscribe function. */
  readonly follow: (key: string, query: () => Query, follower: QueryFollower) => () => void;
  /** Stops all listeners. */
  readonly end: () => void;
}

export function createListenerCache(listen = listenToQuery): ListenerCache {
  // In order of last use.
  const entries = new Map<string, Entry>();
  const start = (key: string, query: Query): Entry => {
    const entry: Entry = { followers: new Set(), stop: () => {}, latest: undefined };
    entry.stop = listen(query, {
      onNext: (...latest) => {
        entry.latest = latest;
        for (const follower of entry.followers) follower.onNext(...latest);
      },
      onError: (error) => {
        // Firestore has stopped it: the next subscriber starts a new one.
        if (entries.get(key) === entry) entries.delete(key);
        for (const follower of entry.followers) follower.onError(error);
      },
    });
    return entry;
  };
  const endOldest = () => {
    const left = [...entries].filter(([, { followers }]) => followers.size === 0);
    for (const [key, { stop }] of left.slice(0, -MAX_LEFT)) {
      entries.delete(key);
      stop();
    }
  };
  return {
    follow: (key, query, follower) => {
      const entry = entries.get(key) ?? start(key, query());
      entries.delete(key);
      entries.set(key, entry);
      entry.followers.add(follower);
      if (entry.latest) follower.onNext(...entry.latest);
      return () => {
        entry.followers.delete(follower);
        endOldest();
      };
    },
    end: () => {
      for (const { stop } of entries.values()) stop();
      entries.clear();
    },
  };
}

export const ListenerCacheContext = createContext<ListenerCache | undefined>(undefined);

/** The listener cache of a screen; stopped when the screen unmounts. */
export function useListenerCache(): ListenerCache {
  const [cache] = useState(() => createListenerCache());
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    // Deferred: in development StrictMode unmounts and remounts a new screen.
    return () => {
      ending.current = setTimeout(cache.end);
    };
  }, [cache]);
  return cache;
}
