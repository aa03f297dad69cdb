import { expect, test } from 'vitest';
import { deskReducer, INITIAL_DESK, type DeskAction, type ListName } from '../desk/desk-state.ts';
import { sampleJoined, sampleRequest } from '../testing/samples.ts';
import { feedRows, hasBars } from './feed-rows.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id, index) => sampleJoined(sampleRequest(id, index + 1)));
if (!a || !b || !c) throw new Error('There are too few requests');
const ALL = [a, b, c];

const deciding = (id: string): DeskAction => ({
  type: 'decide',
  request: sampleRequest(id),
  decision: 'approved',
});
const decided = (id: string): DeskAction[] => [deciding(id), { type: 'decided', id }];

/** The ids in order; a bar has a minus in front. */
function rows(list: ListName, actions: readonly DeskAction[], openBetween?: typeof a, requests = ALL) {
  const state = actions.reduce(deskReducer, INITIAL_DESK);
  return feedRows(state, list, requests, openBetween).map(
    ({ joined, isBar }) => `${isBar ? '-' : ''}${joined.request.id}`,
  );
}

test.each<[ListName, readonly string[]]>([
  ['pending', ['-a', '-b', 'c']],
  // A decided one can be opened again there.
  ['found', ['-a', 'a', '-b', 'c']],
  ['approved', ['a', 'b', 'c']],
  ['rejected', ['a', 'b', 'c']],
])('decided requests become bars: %s', (list, expected) => {
  expect(rows(list, [...decided('a'), deciding('b')])).toEqual(expected);
  expect(hasBars(list)).toBe(expected.includes('-a'));
});

test('after the last decision on a phone, the bars below the open card are above it', () => {
  expect(rows('pending', [...decided('b'), ...decided('c')], a)).toEqual(['-b', '-c', 'a']);
  expect(rows('pending', decided('c'), b)).toEqual(['a', '-c', 'b']);
});

test('every bar stays in its place while another request waits below the open card', () => {
  expect(rows('pending', decided('b'), a)).toEqual(['a', '-b', 'c']);
});

test('without an open card between the rows, every bar is in its place', () => {
  expect(rows('pending', decided('c'))).toEqual(['a', 'b', '-c']);
  expect(rows('pending', decided('c'), c)).toEqual(['a', 'b', '-c']);
});

test('in a search, the bars are above the open card when only decided requests follow', () => {
  const done = sampleJoined(sampleRequest('d', 4, { status: 'approved' }));
  expect(rows('found', decided('c'), b, [...ALL, done])).toEqual(['a', '-c', 'b', 'c', 'd']);
  // Also when the open one was just decided itself.
  expect(rows('found', [...decided('a'), ...decided('b')], a, [a, b])).toEqual(['-a', '-b', 'a', 'b']);
  const waiting = sampleJoined(sampleRequest('e', 5));
  expect(rows('found', decided('c'), b, [...ALL, done, waiting])).toEqual(['a', 'b', '-c', 'c', 'd', 'e']);
});
