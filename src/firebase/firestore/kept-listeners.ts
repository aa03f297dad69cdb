/**
 * Listeners that outlive the part of a screen that asked for them: who comes back finds what is there,
 * followed meanwhile, and nothing is read twice. They end with the screen, or when too many others came.
 */
import { onSnapshot, type FirestoreError, type Query, type QuerySnapshot } from 'firebase/firestore';
import { createContext, useEffect, useRef, useState } from 'react';

export interface QueryFollower {
  readonly onNext: (snapshot: QuerySnapshot) => void;
  readonly onError: (error: FirestoreError) => void;
}

/** Listens to a query, also to changes that only say whether the server has confirmed it. */
export function listenToQuery(query: Query, { onNext, onError }: QueryFollower): () => void {
  return onSnapshot(query, { includeMetadataChanges: true }, onNext, onError);
}

/** Listeners that nobody follows at the moment; the one that was followed longest ago ends first. */
const MAX_LEFT = 12;

interface Kept {
  readonly followers: Set<QueryFollower>;
  stop: () => void;
  latest: QuerySnapshot | undefined;
}

export interface ListenerKeeper {
  /** Follows the listener of that key, which is started where there is none. Returns what ends the following. */
  readonly follow: (key: string, query: () => Query, follower: QueryFollower) => () => void;
  /** Stops all listeners. */
  readonly end: () => void;
}

export function createListenerKeeper(listen = listenToQuery): ListenerKeeper {
  // In the order in which they were followed.
  const kept = new Map<string, Kept>();
  const start = (key: string, query: Query): Kept => {
    const entry: Kept = { followers: new Set(), stop: () => {}, latest: undefined };
    entry.stop = listen(query, {
      onNext: (snapshot) => {
        entry.latest = snapshot;
        for (const follower of entry.followers) follower.onNext(snapshot);
      },
      onError: (error) => {
        // Firestore has ended it: the next one to follow starts another.
        if (kept.get(key) === entry) kept.delete(key);
        for (const follower of entry.followers) follower.onError(error);
      },
    });
    return entry;
  };
  const endOldest = () => {
    const left = [...kept].filter(([, { followers }]) => followers.size === 0);
    for (const [key, { stop }] of left.slice(0, -MAX_LEFT)) {
      kept.delete(key);
      stop();
    }
  };
  return {
    follow: (key, query, follower) => {
      const entry = kept.get(key) ?? start(key, query());
      kept.delete(key);
      kept.set(key, entry);
      entry.followers.add(follower);
      if (entry.latest) follower.onNext(entry.latest);
      return () => {
        entry.followers.delete(follower);
        endOldest();
      };
    },
    end: () => {
      for (const { stop } of kept.values()) stop();
      kept.clear();
    },
  };
}

export const KeeperContext = createContext<ListenerKeeper | undefined>(undefined);

/** For the screen whose listeners are kept; ends them when the screen is left. */
export function useListenerKeeper(): ListenerKeeper {
  const [keeper] = useState(() => createListenerKeeper());
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    // Not at once: React takes a new screen down and puts it up again while it is developed.
    return () => {
      ending.current = setTimeout(keeper.end);
    };
  }, [keeper]);
  return keeper;
}
