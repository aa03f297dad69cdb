/** Accidental input while the queue changes must never decide a card that the admin has not read. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STABLE_MS } from '../card/readiness.ts';
import { raceRounds } from '../../../../tests/support/race-rounds.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleGuide } from '../../firebase/testing/sample-documents.ts';
import { SampleFeed } from '../testing/SampleFeed.tsx';
import { sampleRequest } from '../testing/samples.ts';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
setUpCallableServer();

/** The current live list; changed by the test. */
let queue: { readonly id: string; readonly bio: string }[] = [];
/** Distance in pixels of the open card from the top of the window. */
let top = 100;
let rerender = () => {};

function Queue() {
  const [, setRenders] = useState(0);
  useEffect(() => {
    rerender = () => setRenders((count) => count + 1);
  }, []);
  return (
    <SampleFeed
      listed={queue.map(({ id }) => sampleRequest(id, 1 + (Number(id.slice(1)) % 28)))}
      guideOf={({ id, data }) => ({
        ...sampleGuide(data.user_id, `Guide ${id}`),
        bio: queue.find((one) => one.id === id)?.bio ?? '',
      })}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(10, top, 300, 200),
  );
  top = 100;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openId(): string {
  return document.querySelector('section[id^="card-"]')?.id.slice('card-'.length) ?? '';
}

/** What the admin sees: which card, its position, and its content. */
function sight(): string {
  return [openId(), top, queue.find(({ id }) => id === openId())?.bio].join(' ');
}

let seen = '';
let seenSince = 0;
/** The position alone, independent of the content. */
let stood = '';
let stoodSince = 0;

/** Interval in ms at which the test samples changes. */
const STEP_MS = 100;

function notice(): void {
  const place = `${openId()} ${top}`;
  if (place !== stood) stoodSince = performance.now();
  stood = place;
  if (sight() === seen) return;
  seen = sight();
  seenSince = performance.now();
}

/** Advances the clock by this many ms. */
async function pass(ms: number): Promise<void> {
  notice();
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
    notice();
  }
}

/** Runs the input, and expects that only a card that was read is decided. */
async function press(doIt: () => void): Promise<void> {
  notice();
  const before = decided().length;
  const [viewedId, seenFor, stoodFor] = [
    openId(),
    performance.now() - seenSince,
    performance.now() - stoodSince,
  ];
  act(doIt);
  await pass(0);
  const made = decided().slice(before);
  if (made.length === 0) return;
  expect(made).toMatchObject([{ request_id: viewedId }]);
  // A rejection confirms none of the guide's texts.
  const isRejection = JSON.stringify(made).includes('"rejected"');
  expect(isRejection ? stoodFor : seenFor).toBeGreaterThanOrEqual(STABLE_MS - STEP_MS);
}

async function start(ids: readonly string[]): Promise<void> {
  queue = ids.map((id) => ({ id, bio: 'First words' }));
  const rendering = renderDesk(<Queue />);
  await act(() => vi.advanceTimersByTimeAsync(50));
  await rendering;
  await act(() => vi.advanceTimersByTimeAsync(50));
  notice();
}

async function change(next: typeof queue): Promise<void> {
  queue = next;
  act(() => rerender());
  await pass(0);
}

const decided = () => sentCalls().map(({ data }) => data);
// Found by attribute: role queries are too slow for hundreds of calls.
const approveButton = () => document.querySelector(`[aria-label="Approve: Guide ${openId()}"]`);

/** The clicks of a double click, 80 ms apart, on whatever is under the pointer at that time. */
async function doubleClick(): Promise<void> {
  const click = (detail: number) =>
    press(() => {
      const button = approveButton();
      if (button) fireEvent.click(button, { detail });
    });
  await click(1);
  await pass(80);
  // A browser counts only clicks on the same element.
  await click(Math.random() < 0.5 ? 2 : 1);
}

function key(code: string, repeat = false): Promise<void> {
  const row = document.activeElement?.closest('article') ?? document.getElementById(`request-${openId()}`);
  return press(() => {
    if (!(row instanceof HTMLElement)) return;
    row.focus();
    fireEvent.keyDown(row, { code, key: code.replace('Key', '').toLowerCase(), repeat });
  });
}

test('a key for a card that is out of view scrolls to it and decides nothing', async () => {
  await start(['r1']);
  await pass(1000);
  top = window.innerHeight + 100;
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await key('KeyA');
  expect(decided()).toEqual([]);
  expect(shown.mock.contexts).toContain(document.querySelector('section[id^="card-"]'));
});

test('lists and marks what the guide changed meanwhile, and asks about it', async () => {
  await start(['r1']);
  await pass(1000);
  await change([{ id: 'r1', bio: 'Other words' }]);
  expect(screen.getByText(/^The guide changed this while you were reading: About you/u)).toBeVisible();
  expect(screen.getByText('changed')).toBeVisible();
  await pass(1000);
  await key('KeyA');
  expect(decided()).toEqual([]);
  expect(screen.getByText(/Press again to decide on what is shown here now/u)).toBeVisible();
  respond({ request_id: 'r1', status: 'approved', reviewed_at: '' });
  await pass(1000);
  await key('KeyA');
  expect(decided()).toMatchObject([{ request_id: 'r1', seen: { bio: 'Other words' } }]);
});

test('a rejection right after its reason is accepted, although that moves the card', async () => {
  await start(['r1', 'r2']);
  await pass(1000);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementationOnce(() => {
    top -= 80;
    seen = sight();
    stood = `${openId()} ${top}`;
  });
  await key('Digit2');
  expect(top).toBe(20);
  await pass(100);
  respond({ request_id: 'r1', status: 'rejected', reviewed_at: '' });
  await key('KeyR');
  expect(decided()).toMatchObject([{ request_id: 'r1', decision: 'rejected' }]);
});

test('a guide who continues writing does not delay a rejection, but delays every approval', async () => {
  const button = (name: string) => screen.getByRole('button', { name: `${name}: Guide r1` });
  await start(['r1', 'r2']);
  await pass(1000);
  await key('Digit2');
  for (const bio of ['One', 'Two', 'Three']) {
    await pass(200);
    await change(queue.map((one) => ({ ...one, bio })));
  }
  expect(button('Approve')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Reject')).toHaveAttribute('aria-disabled', 'false');
  respond({ request_id: 'r1', status: 'rejected', reviewed_at: '' });
  await key('KeyR');
  expect(decided()).toMatchObject([{ request_id: 'r1', decision: 'rejected' }]);
});

test('double clicks and repeated keys on a changing queue', async () => {
  const rounds = raceRounds(60);
  const random = seededRandom(20_261_122);
  vi.spyOn(Math, 'random').mockImplementation(random);
  const oneOf = <T,>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  let next = 4;
  await start(Array.from({ length: 4 }, (_, index) => `r${index}`));
  let wereDecided = 0;
  for (let run = 0; run < rounds; run += 1) {
    // The queue changes, a guide edits, the window scrolls, or nothing happens.
    const move = oneOf(['none', 'none', 'arrives', 'goes', 'writes', 'scrolls']);
    if (move === 'arrives') await change([...queue, { id: `r${(next += 1)}`, bio: 'New' }]);
    if (move === 'goes') await change(queue.filter(({ id }) => id !== oneOf(queue)?.id));
    if (move === 'writes') await change(queue.map((one) => ({ ...one, bio: `Words ${run}` })));
    if (move === 'scrolls') top = 50 + Math.floor(random() * 300);
    await pass(oneOf([0, 120, 300, 450, 600]) ?? 0);
    if (random() < 0.2) fail('UNAVAILABLE');
    else respond({ request_id: openId(), status: 'approved', reviewed_at: '' });
    const before = decided().length;
    const burst = oneOf(['double', 'held', 'a-n-a', 'a-a']);
    if (burst === 'double') await doubleClick();
    if (burst === 'held') for (let count = 0; count < 6; count += 1) await key('KeyA', count > 0);
    if (burst === 'a-a' || burst === 'a-n-a') {
      await key('KeyA');
      await pass(90);
      if (burst === 'a-n-a') await key('ArrowDown');
      await pass(90);
      await key('KeyA');
    }
    const made = decided().slice(before);
    wereDecided += made.length;
    expect(made.length, `run ${run}: ${burst}`).toBeLessThanOrEqual(1);
    // Like the live list, it no longer contains decided requests.
    const open = new Set(made.map((data) => JSON.stringify(data)));
    queue = queue.filter(({ id }) => ![...open].some((data) => data.includes(`"${id}"`)));
    while (queue.length < 3) queue = [...queue, { id: `r${(next += 1)}`, bio: 'New' }];
    await change(queue);
  }
  expect(wereDecided).toBeGreaterThan(rounds / 10);
}, 120_000);

/** Returns the same numbers from 0 to 1 in each run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
