import { renderHook } from '@testing-library/react';
import { initializeApp } from 'firebase/app';
import {
  collection,
  disableNetwork,
  doc,
  FirestoreError,
  getDocFromCache,
  getDocsFromCache,
  getFirestore,
  terminate,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createListenerCache, useListenerCache, type QueryFollower } from './listener-cache.ts';

const store = getFirestore(initializeApp({ projectId: 'demo-kept', apiKey: 'key' }));
const query = collection(store, 'any');
let snapshot: QuerySnapshot;
let failure: FirestoreError;

beforeAll(async () => {
  await disableNetwork(store);
  snapshot = await getDocsFromCache(query);
  // The SDK's own error.
  const error: unknown = await getDocFromCache(doc(query, 'missing')).catch((why: unknown) => why);
  if (error instanceof FirestoreError) failure = error;
});
afterAll(() => terminate(store));

/** A cache with listeners controlled by the test. */
function setUp() {
  const started: QueryFollower[] = [];
  const stop = vi.fn<() => void>();
  const keeper = createListenerCache((_query: Query, follower: QueryFollower) => {
    started.push(follower);
    return stop;
  });
  const follow = (key: string) => {
    const told = { onNext: vi.fn<QueryFollower['onNext']>(), onError: vi.fn<QueryFollower['onError']>() };
    return { ...told, leave: keeper.follow(key, () => query, told) };
  };
  return { keeper, started, stop, follow };
}

test('passes the cached rows to a new subscriber, without a second listener', () => {
  const { started, stop, follow } = setUp();
  const first = follow('page');
  started[0]?.onNext(snapshot, true);
  first.leave();
  expect(stop).not.toHaveBeenCalled();
  const second = follow('page');
  expect(started).toHaveLength(1);
  expect(second.onNext).toHaveBeenCalledExactlyOnceWith(snapshot, true);
  started[0]?.onNext(snapshot, true);
  expect(first.onNext).toHaveBeenCalledTimes(1);
  expect(second.onNext).toHaveBeenCalledTimes(2);
});

test('notifies all subscribers of a failed listener, and restarts it for the next one', () => {
  const { started, follow } = setUp();
  const both = [follow('page'), follow('page')];
  started[0]?.onError(failure);
  for (const { onError } of both) expect(onError).toHaveBeenCalledTimes(1);
  follow('page');
  expect(started).toHaveLength(2);
});

test('stops the least recently used idle listeners, none with subscribers, and all with the screen', () => {
  const { keeper, stop, follow } = setUp();
  follow('followed');
  for (let page = 0; page < 15; page += 1) follow(`page ${page}`).leave();
  expect(stop).toHaveBeenCalledTimes(3);
  keeper.end();
  expect(stop).toHaveBeenCalledTimes(16);
});

test('passes nothing on before there are rows', () => {
  const { started, follow } = setUp();
  follow('page');
  const { onNext } = follow('page');
  expect(onNext).not.toHaveBeenCalled();
  started[0]?.onNext(snapshot, false);
  expect(onNext).toHaveBeenCalledExactlyOnceWith(snapshot, false);
});

test('keeps the listener that was used again, and forgets those it has stopped', () => {
  const { started, stop, follow } = setUp();
  for (let page = 0; page < 12; page += 1) follow(`page ${page}`).leave();
  expect(stop).not.toHaveBeenCalled();
  follow('page 0').leave();
  follow('another').leave();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(started).toHaveLength(13);
  follow('page 0');
  expect(started).toHaveLength(13);
  follow('page 1');
  expect(started).toHaveLength(14);
});

test('a listener that was replaced does not end its successor', () => {
  const { keeper, started, follow } = setUp();
  follow('page');
  keeper.end();
  follow('page');
  started[0]?.onError(failure);
  follow('page');
  expect(started).toHaveLength(2);
});

test('the listeners of a screen stay while React mounts it twice, and end with it', () => {
  vi.useFakeTimers();
  const { result, unmount } = renderHook(useListenerCache, { reactStrictMode: true });
  const follower = { onNext: () => {}, onError: () => {} };
  const start = vi.fn<() => Query>(() => query);
  result.current.follow('page', start, follower);
  vi.advanceTimersByTime(10);
  result.current.follow('page', start, follower);
  expect(start).toHaveBeenCalledTimes(1);
  unmount();
  vi.advanceTimersByTime(10);
  result.current.follow('page', start, follower);
  expect(start).toHaveBeenCalledTimes(2);
  result.current.end();
  vi.useRealTimers();
});
