import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { approvedValues, type ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import { drawnState } from '../../../domain/verification/drawn-state.ts';
import { RENEWAL, seenFields } from '../../../domain/verification/verification.ts';
import type { CardState, DeskRequest } from '../desk/desk-state.ts';
import { renderCard } from '../testing/render-card.tsx';
import { sampleGuide, sampleProfile } from '../../../firebase/testing/sample-documents.ts';
import { sampleJoined, sampleRequest } from '../testing/samples.ts';
import { untilSettled } from '../testing/until-settled.ts';

vi.mock('../../../firebase/members-app.ts', () => import('../../../firebase/testing/members-app.ts'));

const NAME = 'Ana Abashidze';
const PROFILE = sampleGuide('guide-a', NAME);
const APPLIED = approvedValues(PROFILE);
const GUIDE = { ...PROFILE, is_verified: true, approved: { ...APPLIED, decided_at: new Date(0) } };
const FIRST = sampleRequest('a', 1, { applied: APPLIED });
const RENEWING = sampleRequest('a', 1, { applied: APPLIED, kind: RENEWAL });
const UNTOUCHED: CardState = { note: '', phase: 'open' };
const EARLIER = { decision: 'approved', reviewer: 'Nana First' } as const;

const card = () => within(screen.getByRole('region', { name: NAME }));
const notes = () =>
  card()
    .queryAllByRole('note')
    .map(({ textContent }) => textContent);
const decisions = () => card().queryAllByRole('button', { name: /^(?:Approve|Reject):/u });
const applied = () => card().queryByRole('region', { name: 'What an approval confirms' });

/** A renewal of a guide whose last approval kept these values. */
function renewal(seen: DeskRequest['data']['seen'], change: Partial<ApprovedValues> = {}) {
  const request = sampleRequest('a', 1, { applied: { ...APPLIED, ...change }, kind: RENEWAL });
  const approval = sampleRequest('b', 1, { status: 'approved', seen });
  return sampleJoined(request, { guide: GUIDE, attempts: [request, approval] });
}

const SEEN = seenFields(PROFILE);
const { languages: _languages, ...SEEN_BEFORE } = SEEN;
const TITLE = 'Renewal of the membership';
const UNKNOWN = 'The record of the last approval is incomplete: please check everything.';

test.each([
  ['is as approved', renewal(SEEN), `${TITLE}Nothing has changed since the last approval.`],
  [
    'has changed',
    renewal(SEEN, { profession: 'canyoning' }),
    `${TITLE}Changed since the last approval: Profession.`,
  ],
  ['cannot be compared', renewal(SEEN_BEFORE), `${TITLE}${UNKNOWN}`],
  [
    'has changed as far as it can be compared',
    renewal(SEEN_BEFORE, { profession: 'canyoning' }),
    `${TITLE}Changed since the last approval: Profession.${UNKNOWN}`,
  ],
])('a renewal says that the guide %s', async (_, joined, expected) => {
  await renderCard(joined);
  expect(notes()).toContain(expected);
});

test('a request that is no renewal says nothing about one', async () => {
  await renderCard(sampleJoined(FIRST, { guide: PROFILE }));
  expect(notes()).toEqual([]);
  expect(applied()).toBeVisible();
  expect(decisions()).toHaveLength(2);
});

test('names of different people are pointed out', async () => {
  const request = sampleRequest('a', 1, { applied: { ...APPLIED, georgian_name: 'გიორგი ქავთარაძე' } });
  await renderCard(sampleJoined(request, { guide: PROFILE }));
  expect(notes()).toEqual([expect.stringContaining(`${NAME} · გიორგი ქავთარაძე.`)]);
});

test('a request that does not say what it is about can only be rejected', async () => {
  await renderCard(sampleJoined(sampleRequest('a', 1), { guide: PROFILE }));
  expect(card().getByText(/It can only be rejected\.$/u)).toBeVisible();
});

test('the admin’s own request can be read, but not decided', async () => {
  const user = userEvent.setup();
  const { decide, look } = await renderCard(
    { ...renewal(SEEN), isOwn: true },
    { card: { ...UNTOUCHED, problem: 'errors.offline', changed: ['bio'] } },
  );
  expect(notes()).toEqual([
    'This is your own request. Another administrator has to decide on it.',
    `${TITLE}Nothing has changed since the last approval.`,
  ]);
  expect(applied()).toBeVisible();
  expect(decisions()).toEqual([]);
  expect(card().queryByText(/while you were reading/u)).toBeNull();
  screen.getByRole('region', { name: NAME }).focus();
  await user.keyboard('ar1');
  expect(decide).not.toHaveBeenCalled();
  expect(look).not.toHaveBeenCalled();
});

test('what somebody else decided shows who did, and the note that was not sent', async () => {
  const user = userEvent.setup();
  const state: CardState = { note: 'My words.', phase: 'open', earlier: EARLIER, problem: 'errors.offline' };
  // Nothing that only matters for a decision is shown any more.
  const joined = renewal(SEEN, { georgian_name: 'გიორგი ქავთარაძე' });
  const { dismiss } = await renderCard({ ...joined, isOwn: true }, { card: state });
  expect(card().getByText(/^Nana First has approved this request/u)).toBeVisible();
  expect(card().getByText('Your note, which was not sent: My words.')).toBeVisible();
  expect(notes()).toEqual([]);
  expect(applied()).toBeNull();
  expect(decisions()).toEqual([]);
  await user.click(card().getByRole('button', { name: 'Close' }));
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('the live data shows the decision of somebody whose name is not known', async () => {
  const current = { ...FIRST.data, status: 'rejected' } as const;
  await renderCard(sampleJoined(FIRST, { current, guide: PROFILE }), { status: 'pending' });
  expect(card().getByText('Another administrator has rejected this request in the meantime.')).toBeVisible();
  expect(card().queryByText(/^Your note/u)).toBeNull();
});

test('the card of a failed decision says why, and keeps the note', async () => {
  await renderCard(sampleJoined(FIRST, { guide: PROFILE }), {
    card: { note: 'Hello', phase: 'open', problem: 'errors.timeout' },
  });
  expect(notes()).toEqual([expect.stringMatching(/^Failed to process request\. \w+/u)]);
  expect(card().getByRole('textbox')).toHaveValue('Hello');
});

test('a decision that was refused because of changes lists them once, and asks to press again', async () => {
  await renderCard(sampleJoined(FIRST, { guide: PROFILE }), {
    card: { ...UNTOUCHED, changed: ['user_id', 'phone', 'bio'] },
  });
  expect(card().getByText(/while you were reading/u)).toHaveTextContent(
    /: Phone, About you \(bio\)\. Nothing was decided\. Press again/u,
  );
});

test('a renewal counts as looked at once it was in view', async () => {
  const { look } = await renderCard(renewal(SEEN));
  expect(look).not.toHaveBeenCalled();
  await waitFor(() => expect(look).toHaveBeenCalledOnce(), { timeout: 5000 });
  expect(look).toHaveBeenCalledWith('a', drawnState(GUIDE));
});

test.each([
  ['another request', sampleJoined(FIRST, { guide: PROFILE })],
  ['a renewal whose profile is gone', sampleJoined(RENEWING)],
])('%s is not counted as looked at', async (_, joined) => {
  const { look } = await renderCard(joined);
  await untilSettled(`Approve: ${NAME}`);
  expect(look).not.toHaveBeenCalled();
});

test('decides on what the card shows of guide and account, with the note as it is', async () => {
  const user = userEvent.setup();
  const profile = { ...sampleProfile(NAME), avatar_url: 'https://example.com/new.webp' };
  const { decide, note, focus } = await renderCard(sampleJoined(FIRST, { guide: PROFILE, profile }));
  fireEvent.change(card().getByRole('textbox'), { target: { value: ' Welcome ' } });
  await waitFor(() => expect(note).toHaveBeenCalledWith(FIRST, ' Welcome '));
  await untilSettled(`Approve: ${NAME}`);
  await user.click(card().getByRole('button', { name: `Approve: ${NAME}` }));
  expect(focus).toHaveBeenCalledWith(FIRST);
  expect(decide).toHaveBeenCalledExactlyOnceWith({
    request: FIRST,
    name: NAME,
    decision: 'approved',
    note: ' Welcome ',
    drawn: { ...drawnState(PROFILE), avatar_url: profile.avatar_url },
  });
});
