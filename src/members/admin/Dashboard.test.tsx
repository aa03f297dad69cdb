/** The desk with documents in memory: what a press, a key and an address do. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { decidedRow, deskPerson } from '../../../tests/cases/desk-rows.ts';
import { press } from '../../../tests/support/press.ts';
import { raceRounds } from '../../../tests/support/race-rounds.ts';
import type { DeskRows } from '../../domain/desk/desk-rows.ts';
import { approvedValues, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { lastDayOf, termEnd } from '../../domain/membership/term.ts';
import { DAY_MS } from '../../domain/timestamp.ts';
import { toSeenProfile, withAccount } from '../../domain/verification/seen-profile.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import {
  fail,
  respond,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../firebase/testing/callable-server.ts';
import { sampleGuide, sampleMembership, sampleProfile } from '../firebase/testing/sample-documents.ts';
import { Toasts } from '../shared/Toasts.tsx';
import { REJECTION_REASONS, withReason } from './card/reasons.ts';
import { Dashboard } from './Dashboard.tsx';
import { DeskRowsProvider } from './desk-rows.tsx';
import { FormerMembers } from './DeskNotices.tsx';
import { renderDesk } from './testing/render-desk.tsx';
import { sampleRequest } from './testing/samples.ts';
import { changeRequest, changeStored, clearStoredReads, storeRequest } from './testing/stored-reads.ts';

vi.mock('../firebase/firestore/verification-desk.ts', () => import('./testing/stored-reads.ts'));
const fresh = vi.hoisted(() => ({ applications: 0 }));
vi.mock('../firebase/firestore/desk-lists.ts', async (original) => ({
  ...(await original<object>()),
  useFailedEvents: () => ({ status: 'ready', data: { rows: [], count: 0 } }),
  useApplications: () => ({ status: 'ready', data: { rows: [], count: fresh.applications } }),
}));
const journal = vi.hoisted(() => ({ deletions: (_which: Date | number): unknown[] => [] }));
vi.mock('../firebase/firestore/decision-journal.ts', () => ({
  useJournal: () => ({ status: 'ready', data: { rows: [], count: 0 } }),
  useDeletions: (which: Date | number) => ({
    status: 'ready',
    data: { rows: journal.deletions(which), count: 0 },
  }),
}));
const rows = vi.hoisted(() => ({ read: (): Promise<unknown> => Promise.reject(new Error('not set')) }));
vi.mock('../firebase/callables.ts', async (original) => ({
  ...(await original<object>()),
  readDeskRows: () => rows.read(),
}));
setUpCallableServer();

const UNDO_SECONDS = 30;
const REVIEWED = '2026-02-01T10:00:00.000Z';
/** The rows were read when the decisions are made. */
const NOTHING: DeskRows = {
  people: [],
  decided: [],
  unchanged: [],
  tasks: [],
  read_at: new Date(REVIEWED),
  undo_seconds: UNDO_SECONDS,
};
beforeEach(() => {
  rows.read = () => Promise.resolve(NOTHING);
});
afterEach(() => {
  clearStoredReads();
  fresh.applications = 0;
});

const NANA = deskPerson({ id: 'nana', full_name: 'Nana First' });
const NAMES = ['Ana Abashidze', 'Beka Beridze', 'Gio Gelashvili'];

/** Stores open requests, the oldest first. */
function storeOpen(names: readonly string[] = NAMES, change: Partial<VerificationRequest> = {}): void {
  for (const [index, name] of names.entries()) {
    const applied = approvedValues(sampleGuide(`guide-r${index}`, name));
    const { id, data } = sampleRequest(`r${index}`, (index % 28) + 1, { applied, ...change });
    storeRequest(id, name, data);
  }
}

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

async function openDesk(search = '') {
  await renderInLang(
    <Toasts>
      <DeskRowsProvider>
        <Dashboard adminId="admin" />
        <Address />
      </DeskRowsProvider>
    </Toasts>,
    'en',
    ['shell', 'admin', 'errors', 'guides', 'fields'],
    `/en/admin${search}`,
  );
  await act(() => Promise.resolve());
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const row = (name: string) => screen.getByRole('link', { name });
/** The whole row of that link. */
const item = (name: string) => row(name).closest('li');
const names = () =>
  within(screen.getByRole('list', { name: 'Requests' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => screen.getByRole('region', { name });
const note = () => screen.getByRole('textbox');
/** At once: each key would draw the whole desk. */
const write = (value: string) => fireEvent.change(note(), { target: { value } });

const decided = (id: string, status: string) => ({ request_id: id, status, reviewed_at: REVIEWED });
const decisions = () => sentCalls().filter(({ name }) => name === 'processVerificationRequest');

/** What the listeners tell after a decision. */
function arrive(id: string, status: 'approved' | 'rejected'): void {
  act(() => changeRequest(id, { status, reviewed_at: new Date(REVIEWED), reviewed_by: 'admin' }));
}

describe('a decision', () => {
  test('acts on the open card, which stays and says what was decided; nothing opens by itself', async () => {
    storeOpen();
    respond(decided('r0', 'approved'));
    const user = await openDesk();
    expect(screen.getByRole('tab', { name: 'Pending (3)' })).toBeVisible();
    write('  Welcome. ');
    await press(button('Approve: Ana Abashidze'));
    const told = await screen.findByText('Request approved successfully');
    expect(told.closest('[aria-live="polite"]')).toBeVisible();
    arrive('r0', 'approved');
    const guide = sampleGuide('guide-r0', 'Ana Abashidze');
    expect(decisions()).toEqual([
      {
        name: 'processVerificationRequest',
        data: {
          request_id: 'r0',
          decision: 'approved',
          admin_notes: 'Welcome.',
          seen: toSeenProfile(withAccount(guide, sampleProfile('Ana Abashidze'))),
          applied_revision: 0,
          last_day: lastDayOf(termEnd(new Date(), { month: 3, day: 31 })),
        },
      },
    ]);
    expect(card('Ana Abashidze')).toHaveTextContent('Approved: Ana Abashidze');
    expect(address()).toBe('?request=r0');
    expect(names()).toEqual(NAMES);
    expect(screen.getByRole('tab', { name: 'Pending (2)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Approved (1)' })).toBeVisible();
    expect(button('Next request')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(card('Beka Beridze')).toHaveFocus();
    expect(address()).toBe('?request=r1');
    expect(names()).toEqual(NAMES.slice(1));
    // The message does not cover the next person.
    expect(screen.queryByText('Request approved successfully')).toBeNull();
  });

  test('leaves a note among admins that is not saved, which list and next card say', async () => {
    storeOpen();
    respond(decided('r0', 'approved'));
    await openDesk();
    await press(button('Note for the other administrators'));
    const field = () => screen.getByRole('textbox', { name: /^Note for the other administrators/u });
    fireEvent.change(field(), { target: { value: 'Call her' } });
    await press(button('Approve: Ana Abashidze'));
    await screen.findByText('Request approved successfully');
    arrive('r0', 'approved');
    expect(card('Ana Abashidze')).toHaveTextContent(/not saved yet\. It stays on this card/u);
    expect(item('Ana Abashidze')).toHaveTextContent('Note for administrators not saved');
    await press(button('Next request'));
    expect(screen.queryByText(/not saved yet/u)).toBeNull();
    await press(screen.getByRole('tab', { name: 'Approved (1)' }));
    expect(item('Ana Abashidze')).toHaveTextContent('Note for administrators not saved');
    expect(field()).toHaveValue('Call her');
  });

  test('that fails leaves card and note, and says so', async () => {
    storeOpen();
    fail('UNAVAILABLE');
    await openDesk();
    write('Kept');
    await press(button('Approve: Ana Abashidze'));
    expect(await screen.findByText('Failed to process request')).toBeVisible();
    expect(note()).toHaveValue('Kept');
    expect(item('Ana Abashidze')).toHaveTextContent('Note started');
  });

  test('that another admin made first is told with the name, and the note can be copied', async () => {
    rows.read = () => Promise.resolve({ ...NOTHING, people: [NANA] });
    storeOpen();
    fail('ALREADY_EXISTS', { reason: 'already-decided' });
    await openDesk();
    write('A picture, please');
    await press(button('Reject: Ana Abashidze'));
    const change = { status: 'approved', reviewed_at: new Date(), reviewed_by: 'nana' } as const;
    act(() => changeRequest('r0', change));
    const told = () =>
      within(card('Ana Abashidze')).getByText('Nana First has approved this request in the meantime.');
    await waitFor(() => expect(told()).toBeVisible());
    expect(card('Ana Abashidze')).toHaveTextContent('which was not sent: A picture, please');
    await press(button('Close'));
    expect(card('Ana Abashidze')).not.toHaveTextContent('A picture, please');
    await press(row('Beka Beridze'));
    act(() => changeRequest('r1', { status: 'rejected', reviewed_at: new Date(), reviewed_by: 'nana' }));
    expect(card('Beka Beridze')).toHaveTextContent('Nana First has rejected this request in the meantime.');
    expect(names()).toEqual(['Gio Gelashvili']);
    expect(screen.queryByRole('button', { name: /^Approve/u })).toBeNull();
  });

  test('asks once when the guide has changed something since the card was opened', async () => {
    storeOpen();
    fail('ABORTED', { reason: 'changed-meanwhile', changed: ['bio'] });
    await openDesk();
    const guide = sampleGuide('guide-r0', 'Ana Abashidze');
    act(() =>
      changeStored((all) => ({ ...all, guides: { ...all.guides, 'guide-r0': { ...guide, bio: 'New' } } })),
    );
    expect(card('Ana Abashidze')).toHaveTextContent(/About you \(bio\)\. Please read it/u);
    await press(button('Approve: Ana Abashidze'));
    expect(decisions()).toMatchObject([{ data: { seen: { bio: guide.bio } } }]);
    expect(card('Ana Abashidze')).toHaveTextContent(/About you \(bio\)\. Nothing was decided\. Press again/u);
    expect(item('Ana Abashidze')).toHaveTextContent('Not decided');
    respond(decided('r0', 'approved'));
    await press(button('Approve: Ana Abashidze'));
    expect(decisions()).toMatchObject([{}, { data: { seen: { bio: 'New' } } }]);
  });
});

describe('an approval of a card drawn before', () => {
  const later = {
    ...approvedValues(sampleGuide('guide-r0', 'Ana Abashidze')),
    profession: 'rafting',
  } as const;
  const update = (applied_revision: number, change: Partial<VerificationRequest> = {}) =>
    act(() => changeRequest('r0', { applied: later, applied_revision, ...change }));
  const updates = [{ at: new Date(), changed: ['profession' as const] }];
  const revisions = () => decisions().map(({ data }) => z.looseObject({}).parse(data)['applied_revision']);

  test('names the revision that it showed first, and after a refusal the one it shows by then', async () => {
    storeOpen();
    await openDesk();
    write('Welcome');
    update(1, { updates });
    expect(card('Ana Abashidze')).toHaveTextContent(/Profession\. Please read it/u);
    fail('ABORTED', { reason: 'changed-meanwhile', changed: ['profession'] });
    await press(button('Approve: Ana Abashidze'));
    expect(card('Ana Abashidze')).toHaveTextContent(/Profession\. Nothing was decided\. Press again/u);
    expect(note()).toHaveValue('Welcome');
    respond(decided('r0', 'approved'));
    await press(button('Approve: Ana Abashidze'));
    expect(revisions()).toEqual([0, 1]);
  });

  test('names no revision that arrives after the refusal asked to look again, also if a call fails in between', async () => {
    storeOpen();
    await openDesk();
    update(1, { updates });
    fail('ABORTED', { reason: 'changed-meanwhile', changed: ['profession'] });
    await press(button('Approve: Ana Abashidze'));
    update(2, { updates: [...updates, { at: new Date(), changed: ['certification_level'] }] });
    fail('UNAVAILABLE');
    await press(button('Approve: Ana Abashidze'));
    expect(card('Ana Abashidze')).toHaveTextContent(/Profession, Certification level\. Nothing was decided/u);
    fail('ABORTED', { reason: 'changed-meanwhile', changed: ['certification_level'] });
    await press(button('Approve: Ana Abashidze'));
    respond(decided('r0', 'approved'));
    await press(button('Approve: Ana Abashidze'));
    expect(revisions()).toEqual([0, 1, 1, 2]);
  });

  test('says what the refusal says before the request itself has arrived, and does not go beyond it', async () => {
    storeOpen();
    await openDesk();
    for (const _ of [1, 2]) {
      fail('ABORTED', { reason: 'changed-meanwhile', changed: ['profession'] });
      await press(button('Approve: Ana Abashidze'));
    }
    expect(card('Ana Abashidze')).toHaveTextContent(/Profession\. Nothing was decided/u);
    expect(revisions()).toEqual([0, 0]);
  });

  test('still names the revision that was read first when the lists are read again', async () => {
    storeOpen();
    await openDesk();
    update(1, { updates });
    await press(button('Refresh'));
    expect(card('Ana Abashidze')).toHaveTextContent(/while you were reading/u);
    respond(decided('r0', 'approved'));
    await press(button('Approve: Ana Abashidze'));
    expect(revisions()).toEqual([0]);
  });

  test('is told of an answer that changed nothing', async () => {
    storeOpen();
    await openDesk();
    update(1, { updates: [{ at: new Date(), changed: [] }] });
    expect(card('Ana Abashidze')).toHaveTextContent(
      'The guide answered while you were reading. Please read it',
    );
  });
});

describe('a question', () => {
  const ASKED = '2026-02-01T10:00:00.000Z';
  const questions = [{ asked_at: new Date(ASKED), asked_by: 'admin', text: 'Which level?' }];

  /** Asks about the first request. */
  async function ask() {
    storeOpen();
    respond({ request_id: 'r0' });
    const user = await openDesk();
    await press(button('Ask the guide: Ana Abashidze'));
    expect(note()).toBeInvalid();
    write('Which level? ');
    await press(button('Ask the guide: Ana Abashidze'));
    await screen.findByText(/^The guide was asked/u);
    act(() => changeRequest('r0', { questions }));
    return user;
  }

  test('is sent from the note; its request leaves the head of the queue, and the answer brings it back', async () => {
    await ask();
    expect(sentCalls()).toEqual([{ name: 'askGuide', data: { request_id: 'r0', question: 'Which level?' } }]);
    expect(note()).toHaveValue('');
    expect(note()).toBeValid();
    expect(button('Next request')).toHaveFocus();
    expect(names()).toEqual([...NAMES.slice(1), NAMES[0]]);
    expect(item('Ana Abashidze')).toHaveTextContent('Waiting for the guide');
    expect(screen.getByRole('tab', { name: 'Pending (3)' })).toBeVisible();
    const at = new Date(Date.parse(ASKED) + DAY_MS);
    const updates = [{ at, changed: ['certification_level' as const] }];
    const answered = questions.map((question) => ({ ...question, answered_at: at, answer: 'The third' }));
    act(() => changeRequest('r0', { questions: answered, updates, applied_revision: 1 }));
    expect(names()).toEqual(NAMES);
    expect(item('Ana Abashidze')).toHaveTextContent('Answered. Brought up to date: Certification level');
    expect(item('Ana Abashidze')).not.toHaveTextContent('Waiting for the guide');
  });

  test('is taken back on the card, comes back to be asked again, and no decision sends it unasked', async () => {
    await ask();
    act(() => changeRequest('r0', { questions: questions.map((one) => ({ ...one, asked_by: 'second' })) }));
    expect(screen.queryByRole('button', { name: 'Take back the question' })).toBeNull();
    act(() => changeRequest('r0', { questions }));
    respond({ request_id: 'r0' });
    await press(button('Take back the question'));
    expect(await screen.findByText(/^The question was taken back/u)).toBeVisible();
    expect(sentCalls().at(-1)).toEqual({
      name: 'takeBackQuestion',
      data: { request_id: 'r0', asked_at: ASKED },
    });
    expect(note()).toHaveValue('');
    act(() => changeRequest('r0', { questions: [] }));
    const sent = sentCalls();
    await press(button('Ask the guide: Ana Abashidze'));
    expect(note()).toHaveValue('Which level?');
    expect(note()).toHaveFocus();
    for (const step of ['Approve', 'Reject']) await press(button(`${step}: Ana Abashidze`));
    expect(note()).toHaveAccessibleDescription(/^The note holds the question that was taken back/u);
    expect(sentCalls()).toEqual(sent);
    write('Which level? Since when?');
    await press(button('Ask the guide: Ana Abashidze'));
    const again = { request_id: 'r0', question: 'Which level? Since when?' };
    expect(sentCalls().at(-1)).toEqual({ name: 'askGuide', data: again });
  });

  test('that fails stays in the note, and one of somebody else leads nobody away who types', async () => {
    storeOpen();
    fail('FAILED_PRECONDITION', { reason: 'too-many-questions' });
    await openDesk();
    write('Which level?');
    await press(button('Ask the guide: Ana Abashidze'));
    expect(await screen.findByText(/The guide could not be asked/u)).toBeVisible();
    expect(note()).toHaveValue('Which level?');
    act(() => note().focus());
    act(() => changeRequest('r0', { questions }));
    expect(button('Next request')).toBeVisible();
    expect(note()).toHaveFocus();
  });

  test('leaves its request out of what is next', async () => {
    storeOpen(NAMES.slice(0, 2));
    act(() => changeRequest('r1', { questions }));
    respond(decided('r0', 'approved'));
    await openDesk();
    await press(button('Approve: Ana Abashidze'));
    expect(await screen.findByText('No other request is waiting here.')).toBeVisible();
  });
});

describe('renewals', () => {
  const ends_at = new Date('2090-03-31T20:00:00.000Z');
  const people = [0, 1, 2].map((index) =>
    deskPerson({ id: `guide-r${index}`, full_name: NAMES[index] ?? '', membership: { ends_at } }),
  );

  test('are a view, and several are approved at once: looked at, or unchanged as the server says', async () => {
    const approval = decidedRow({ id: 'earlier', user_id: 'guide-r2' });
    const dato = deskPerson({ id: 'guide-r3', membership: { ends_at } });
    const read = { ...NOTHING, people: [...people, dato], decided: [approval], unchanged: ['r2', 'r3'] };
    rows.read = () => Promise.resolve(read);
    storeOpen([...NAMES, 'Dato Dolidze'], { kind: 'renewal' });
    const memberships = { 'guide-r0': sampleMembership({ ends_at }) };
    const decided_at = new Date(0);
    const asApproved = (guide: GuideProfile, certification_level = guide.certification_level) => {
      const approved = { ...approvedValues(guide), certification_level, decided_at };
      return { [guide.user_id]: { ...guide, is_verified: true, approved } };
    };
    const guides = {
      ...asApproved(sampleGuide('guide-r0', 'Ana Abashidze')),
      ...asApproved(sampleGuide('guide-r1', 'Beka Beridze'), 'trainee'),
    };
    act(() => changeStored((all) => ({ ...all, memberships, guides: { ...all.guides, ...guides } })));
    act(() => changeRequest('r3', { kind: undefined }));
    await openDesk();
    const until = 'Approved now, it is valid until March 31, 2091';
    expect(item('Gio Gelashvili')).toHaveTextContent(
      new RegExp(`${until}.*Unchanged since the approval`, 'u'),
    );
    await press(screen.getByRole('button', { name: 'Renewals (3)' }));
    expect(names()).toEqual(NAMES);
    // The first card has opened, but not by the admin.
    expect(address()).toBe('?requests=renewals&request=r0');
    expect(item('Ana Abashidze')).not.toHaveTextContent('Looked at');
    await press(row('Ana Abashidze'));
    expect(item('Ana Abashidze')).toHaveTextContent(new RegExp(`${until}.*Looked at`, 'u'));
    // That of another level stays on its card, also after a look at it.
    await press(row('Beka Beridze'));
    expect(item('Beka Beridze')).not.toHaveTextContent(/Looked at|Unchanged/u);
    await press(button('Approve several… (2)'));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve these renewals?' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getByLabelText('Ana Abashidze: until March 31, 2091')).toBeChecked();
    const gio = dialog.getByLabelText('Gio Gelashvili: until March 31, 2091');
    await press(gio);
    act(() => changeRequest('r1', { what_changed: 'A new picture.' }));
    act(() => changeRequest('r3', { kind: 'renewal' }));
    expect(gio).not.toBeChecked();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await press(gio);
    respond(decided('r0', 'approved'));
    respond(decided('r2', 'approved'));
    await press(dialog.getByRole('button', { name: 'Approve 2 renewals' }));
    await waitFor(() => expect(decisions()).toHaveLength(2));
    const last_day = '2091-03-31';
    expect(decisions()).toMatchObject([
      {
        data: {
          request_id: 'r0',
          decision: 'approved',
          last_day,
          is_unchanged: true,
          seen: { full_name: 'Ana Abashidze' },
        },
      },
      { data: { request_id: 'r2', decision: 'approved', last_day, is_unchanged: true, seen: null } },
    ]);
    await waitFor(() => expect(button('Approve several… (0)')).toHaveFocus());
  });
});

test('everybody is read again once another admin has decided, or somebody applies', async () => {
  const read = vi.fn<typeof rows.read>(() => Promise.resolve(NOTHING));
  rows.read = read;
  storeOpen();
  respond(decided('r0', 'approved'));
  await openDesk();
  await press(button('Approve: Ana Abashidze'));
  act(() => changeRequest('r0', { status: 'approved', reviewed_at: new Date() }));
  expect(read).toHaveBeenCalledOnce();
  act(() => changeRequest('r1', { status: 'approved', reviewed_at: new Date() }));
  expect(read).toHaveBeenCalledTimes(2);
  // News that come while they are read wait for the answer.
  act(() => storeOpen([...NAMES, 'Dato Dolidze']));
  act(() => storeOpen([...NAMES, 'Dato Dolidze', 'Eka Elizbarashvili']));
  expect(read).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  await press(button('Refresh'));
  expect(read).toHaveBeenCalledTimes(4);
});

test('a guide is assigned to an admin, whose requests are a view', async () => {
  const admin = deskPerson({ id: 'admin', full_name: 'Eka Officer', is_admin: true });
  rows.read = () => Promise.resolve({ ...NOTHING, people: [admin] });
  storeOpen();
  const user = await openDesk('?request=r1');
  const task = { user_id: 'guide-r1', assignee_id: 'admin', follow_up: '' };
  respond(task);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Assigned to' }),
    'Assigned to Eka Officer',
  );
  await waitFor(() => expect(item('Beka Beridze')).toHaveTextContent('Assigned to Eka Officer'));
  expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveFocus();
  respond({ ...task, follow_up: '2026-05-01' });
  fireEvent.blur(screen.getByLabelText('Follow up on'), { target: { value: '2026-05-01' } });
  await waitFor(() => expect(item('Beka Beridze')).toHaveTextContent('Follow up on May 1, 2026'));
  expect(sentCalls()).toEqual([
    { name: 'setDeskTask', data: { user_id: 'guide-r1', assignee_id: 'admin' } },
    { name: 'setDeskTask', data: { user_id: 'guide-r1', follow_up: '2026-05-01' } },
  ]);
  await press(button('Mine (1)'));
  expect(names()).toEqual(['Beka Beridze']);
  expect(address()).toBe('?requests=mine&request=r1');
});

test('says how many applications to the school are new, if any', async () => {
  await openDesk();
  expect(row('School')).toBeVisible();
  cleanup();
  fresh.applications = 2;
  await openDesk();
  expect(row('School (2)')).toBeVisible();
});

describe('no slip decides', () => {
  test('a key held down decides once, and types nothing', async () => {
    storeOpen();
    const release = respondLater(decided('r0', 'approved'));
    await openDesk();
    act(() => row('Ana Abashidze').focus());
    const hold = (code: string, times: number) => {
      for (let pressed = 0; pressed < times; pressed += 1) {
        fireEvent.keyDown(document.activeElement ?? document.body, { code, repeat: pressed > 0 });
      }
    };
    hold('KeyA', 30);
    release();
    await screen.findByText('Request approved successfully');
    arrive('r0', 'approved');
    hold('KeyA', 30);
    expect(decisions()).toHaveLength(1);
    expect(address()).toBe('?request=r0');
  });

  test('a key held does not type in the note that it leads into, and presses a button once', async () => {
    storeOpen();
    const user = await openDesk();
    act(() => card('Ana Abashidze').focus());
    await user.keyboard('[KeyR]');
    expect(note()).toHaveFocus();
    const held = fireEvent.keyDown(note(), { code: 'KeyR', key: 'r', repeat: true });
    // The browser types nothing.
    expect(held).toBe(false);
    expect(fireEvent.keyDown(note(), { code: 'KeyS', key: 's' })).toBe(true);
    expect(fireEvent.keyDown(note(), { code: 'KeyS', key: 's', repeat: true })).toBe(true);
    expect(note()).toHaveAccessibleDescription(/^The guide will not know what to change/u);
    const approve = button('Approve: Ana Abashidze');
    expect(fireEvent.keyDown(approve, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(approve, { key: 'Enter', repeat: true })).toBe(false);
    // Nor on another row than the open one.
    act(() => row('Gio Gelashvili').focus());
    fireEvent.keyDown(row('Gio Gelashvili'), { code: 'KeyA' });
    expect(decisions()).toEqual([]);
  });

  test(`of ${raceRounds(200)} random double clicks, each decides once`, { timeout: 300_000 }, async () => {
    const count = raceRounds(200);
    storeOpen(Array.from({ length: count }, (_, index) => `Guide ${index}`));
    // Nobody is compared under a name that is approved.
    changeStored((all) => {
      const approved = (guide: GuideProfile) => ({ ...approvedValues(guide), decided_at: new Date(0) });
      const known = Object.entries(all.guides).map(([uid, one]) => [
        uid,
        { ...one, approved: approved(one) },
      ]);
      return { ...all, guides: Object.fromEntries(known) };
    });
    await openDesk();
    for (let index = 0; index < count; index += 1) {
      const before = decisions().length;
      const release = respondLater(decided(`r${index}`, 'approved'));
      const approve = button(`Approve: Guide ${index}`);
      fireEvent.click(approve, { detail: 1 });
      const isFast = Math.random() < 0.5;
      if (isFast) fireEvent.click(approve, { detail: 2 });
      release();
      await screen.findByRole('button', { name: /^Undo the decision/u });
      arrive(`r${index}`, 'approved');
      // The second click of a slower one is on what is there by now.
      const shown = screen.getAllByRole('button', { name: /^(?:Next request|Undo)/u });
      if (!isFast) for (const one of shown) fireEvent.click(one, { detail: 2 });
      expect(decisions()).toHaveLength(before + 1);
      if (index + 1 < count) fireEvent.click(button('Next request'), { detail: 1 });
    }
    expect(sentCalls()).toHaveLength(count);
  });
});

describe('taking a decision back', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => void vi.useRealTimers());

  async function approveFirst() {
    storeOpen();
    respond(decided('r0', 'approved'));
    await openDesk();
    fireEvent.click(button('Approve: Ana Abashidze'));
    await screen.findByRole('button', { name: 'Next request' });
    arrive('r0', 'approved');
  }

  test('needs no reason while no email has gone, and the seconds are counted', async () => {
    await approveFirst();
    expect(card('Ana Abashidze')).toHaveTextContent(
      /Approved: Ana Abashidze\. (?:30|29) seconds until the guide is sent an email/u,
    );
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(card('Ana Abashidze')).toHaveTextContent(/(?:10|9) seconds until/u);
    respond({ request_id: 'r0', status: 'pending', was_notified: false });
    act(() => card('Ana Abashidze').focus());
    fireEvent.keyDown(card('Ana Abashidze'), { code: 'KeyU' });
    expect(button('Undo the decision: Ana Abashidze')).toHaveTextContent('Undoing…');
    await screen.findByRole('button', { name: 'Approve: Ana Abashidze' });
    expect(sentCalls().at(-1)).toEqual({
      name: 'reopenRequest',
      data: { request_id: 'r0', seen: { status: 'approved' } },
    });
    expect(screen.getByText(/^The request is pending again\. The email .* was stopped/u)).toBeVisible();
    expect(card('Ana Abashidze')).toHaveFocus();
    act(() => changeRequest('r0', { status: 'pending', reviewed_at: null }));
    expect(screen.getByRole('tab', { name: 'Pending (3)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Approved (0)' })).toBeVisible();
  });

  test('asks for a reason afterwards', async () => {
    await approveFirst();
    await act(() => vi.advanceTimersByTimeAsync((UNDO_SECONDS + 1) * 1000));
    expect(card('Ana Abashidze')).not.toHaveTextContent(/seconds? until/u);
    fireEvent.click(button('Return to pending'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return the request to pending?' }));
    respond({ request_id: 'r0', status: 'pending', was_notified: true });
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A mistake.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Return to pending' }));
    await screen.findByRole('button', { name: 'Approve: Ana Abashidze' });
    expect(sentCalls().at(-1)?.data).toEqual({
      request_id: 'r0',
      seen: { status: 'approved', reviewed_by: 'admin' },
      admin_notes: 'A mistake.',
    });
  });

  test('is possible on every card of it, also after a reload: at once, and later with a reason', async () => {
    await approveFirst();
    const before = {
      is_verified: false,
      verification_status: 'pending',
      approved: null,
      membership: null,
    } as const;
    act(() => changeRequest('r0', { before }));
    fireEvent.click(screen.getByRole('tab', { name: 'Approved (1)' }));
    const undo = await screen.findByRole('button', { name: 'Undo the decision: Ana Abashidze' });
    expect(screen.queryByRole('button', { name: /^Return to pending/u })).toBeNull();
    expect(card('Ana Abashidze')).toHaveTextContent(/(?:30|29) seconds until the guide is sent an email/u);
    fireEvent.click(button('Note for the other administrators'));
    write('Call her');
    expect(note()).toHaveValue('Call her');
    fail('UNAVAILABLE');
    fireEvent.click(undo);
    expect(await screen.findByText('This could not be undone')).toBeVisible();
    expect(sentCalls().at(-1)?.data).toEqual({
      request_id: 'r0',
      seen: { status: 'approved', reviewed_by: 'admin' },
    });
    await act(() => vi.advanceTimersByTimeAsync((UNDO_SECONDS + 1) * 1000));
    fireEvent.click(await screen.findByRole('button', { name: 'Return to pending: Ana Abashidze' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return the request to pending?' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A mistake.' } });
    expect(dialog.getByRole('textbox')).toHaveValue('A mistake.');
  });

  test('is over when somebody else has done it', async () => {
    await approveFirst();
    const returned = {
      at: new Date(Date.parse(REVIEWED) + 1000),
      decision: 'approved',
      reason: null,
    } as const;
    act(() => changeRequest('r0', { status: 'pending', reviewed_at: null, returned }));
    expect(button('Approve: Ana Abashidze')).toBeVisible();
  });
});

describe('by keyboard', () => {
  test('the arrows open card after card, and a digit adds its reason without leaving the list', async () => {
    storeOpen();
    const user = await openDesk();
    await press(row('Ana Abashidze'));
    await user.keyboard('{ArrowDown}');
    expect(row('Beka Beridze')).toHaveFocus();
    expect(address()).toBe('?request=r1');
    await user.keyboard('{End}{ArrowDown}{ArrowUp}');
    expect(card('Beka Beridze')).toBeVisible();
    const [, second] = REJECTION_REASONS;
    if (!second) throw new Error('There are too few reasons');
    await user.keyboard('[Digit2]');
    expect(note()).toHaveValue(withReason('', second, 'en'));
    expect(row('Beka Beridze')).toHaveFocus();
    await user.keyboard('[KeyN]');
    expect(note()).toHaveFocus();
    await user.keyboard('a{Escape}');
    expect(card('Beka Beridze')).toHaveFocus();
    expect(decisions()).toEqual([]);
    expect(item('Beka Beridze')).toHaveTextContent('Note started');
  });

  test('a key opens the journal of the person, and Back the card that was left', async () => {
    storeOpen();
    const user = await openDesk('?request=r1');
    act(() => card('Beka Beridze').focus());
    await user.keyboard('[KeyJ]');
    expect(address()).toBe('?tab=journal&person=guide-r1');
    expect(await screen.findByRole('heading', { name: /^Journal: / })).toHaveFocus();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    fireEvent.click(button('Back'));
    expect(card('Beka Beridze')).toHaveFocus();
  });
});

describe('the address', () => {
  beforeEach(() => {
    const person = deskPerson({ id: 'maka', full_name: 'Maka Old', guide: {}, email: 'maka@example.com' });
    const row1 = decidedRow({ id: 'old', user_id: 'maka', full_name: 'Maka Old' });
    rows.read = () => Promise.resolve({ ...NOTHING, people: [person], decided: [row1] });
    storeOpen();
    const { data } = sampleRequest('old', 1, {
      user_id: 'maka',
      status: 'approved',
      reviewed_at: new Date(REVIEWED),
    });
    storeRequest('old', 'Maka Old', data);
  });

  test('opens the first request of a list, also of the next one, and does not hold the profession', async () => {
    const later = {
      ...approvedValues(sampleGuide('guide-r1', 'Beka Beridze')),
      profession: 'rafting',
    } as const;
    act(() => changeRequest('r1', { applied: later }));
    const user = await openDesk();
    expect(address()).toBe('?request=r0');
    const profession = screen.getByRole('combobox', { name: 'Profession' });
    await user.selectOptions(profession, 'rafting');
    expect(names()).toEqual(['Beka Beridze']);
    await user.selectOptions(profession, 'canyoning');
    expect(screen.getByRole('heading', { name: 'No such requests' })).toBeVisible();
    await user.selectOptions(profession, 'All professions');
    expect(names()).toEqual(NAMES);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order by request date' }), 'newest');
    expect(address()).toBe('?order=newest&request=r2');
    await press(screen.getByRole('tab', { name: 'Approved (1)' }));
    expect(address()).toBe('?tab=approved&request=old');
    expect(card('Maka Old')).toBeVisible();
    act(() => changeStored((all) => ({ ...all, requests: {} })));
    expect(screen.getByText('This request no longer exists')).toBeVisible();
  });

  test('shows what it says: list, order and card', async () => {
    await openDesk('?order=newest&request=r1');
    expect(names()).toEqual(NAMES.toReversed());
    expect(card('Beka Beridze')).toBeVisible();
  });

  test('holds the search, which finds requests of all states', async () => {
    await openDesk('?q=maka');
    expect(await screen.findByText('1 found')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('maka');
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(card('Maka Old')).toBeVisible();
  });

  test('leads from an account to its requests', async () => {
    await openDesk('?tab=users');
    await press(await screen.findByRole('button', { name: 'Requests of Maka Old' }));
    expect(address()).toBe('?q=maka%40example.com&request=old');
  });
});

test('the journal is in the place of the lists, and a search leads back to them', async () => {
  storeOpen();
  const user = await openDesk();
  await press(screen.getByRole('link', { name: 'Journal' }));
  expect(address()).toBe('?tab=journal');
  expect(screen.getByRole('link', { name: 'Journal' })).toHaveFocus();
  expect(await screen.findByText('No entries found')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Journal' })).toContainElement(
    screen.getByText('No entries found'),
  );
  await user.type(screen.getByRole('searchbox'), 'beka');
  await waitFor(() => expect(address()).toBe('?q=beka&request=r1'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await press(screen.getByRole('link', { name: 'Journal' }));
  await press(screen.getByRole('tab', { name: 'Pending (3)' }));
  expect(address()).toBe('?request=r0');
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});

test('on a phone the list comes first, and the card is a page of its own', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  storeOpen();
  await openDesk();
  expect(address()).toBe('');
  await press(row('Beka Beridze'));
  expect(card('Beka Beridze')).toHaveFocus();
  await press(button('Back to the list'));
  expect(address()).toBe('');
  expect(row('Beka Beridze')).toHaveFocus();
  vi.restoreAllMocks();
});

test('rows that cannot be read are told, and read again on demand, by a button that keeps the focus', async () => {
  rows.read = () => Promise.reject(new Error('broken'));
  storeOpen();
  await openDesk();
  expect(screen.getAllByText('Failed to fetch verification requests')).toHaveLength(2);
  expect(screen.getByRole('tab', { name: 'Approved (…)' })).toBeVisible();
  // The open requests are there all the same.
  expect(names()).toEqual(NAMES);
  rows.read = () => Promise.resolve(NOTHING);
  await press(button('Try again'));
  expect(await screen.findByRole('tab', { name: 'All Users (1)' })).toBeVisible();
  let answer: (read: DeskRows) => void = () => undefined;
  rows.read = () => new Promise((resolve) => (answer = resolve));
  await press(button('Refresh'));
  expect(button('Refresh')).toHaveFocus();
  expect(button('Refresh')).toHaveAttribute('aria-disabled', 'true');
  await act(async () => answer(NOTHING));
  expect(button('Refresh')).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByText('Failed to fetch verification requests')).toBeNull();
});

describe('members who deleted their account', () => {
  const deletion = (number: number, days: number, state: string, was_listed: boolean) => {
    const ends_at = new Date('2090-03-31T20:00:00Z');
    const at = new Date(Date.now() - days * DAY_MS);
    const before = { membership: { state, ends_at } };
    return { id: String(number), data: { at, before, membership: { number, ends_at }, was_listed } };
  };
  const told = () =>
    screen
      .queryAllByRole('note')
      .flatMap(({ textContent }) => textContent)
      .filter((text) => text.startsWith('Member no.'));
  beforeEach(() => {
    const all = [
      deletion(1001, 6, 'valid', true),
      deletion(1002, 8, 'withdrawn', false),
      deletion(1003, 9, 'ended', true),
    ];
    journal.deletions = (which) =>
      all.filter(({ id, data }) => (typeof which === 'number' ? id === String(which) : data.at >= which));
  });
  afterEach(() => {
    journal.deletions = () => [];
  });

  test('are told for a week, until the notice is closed', async () => {
    await renderDesk(<FormerMembers q="" />);
    expect(told()).toEqual([
      expect.stringMatching(/^Member no\. 1001: ended by the member on .* · was in the public directory$/u),
    ]);
    fireEvent.click(button('Close'));
    expect(told()).toEqual([]);
  });

  test('several are one line, which opens', async () => {
    journal.deletions = () => [deletion(1001, 6, 'valid', true), deletion(1002, 5, 'ended', true)];
    await renderDesk(<FormerMembers q="" />);
    const [line, ...hidden] = screen.getByRole('group').children;
    expect(line).toHaveTextContent('2 members have left with their accounts in the last 7 days');
    expect(hidden).toHaveLength(2);
  });

  test.each([
    ['1001', /^Member no\. 1001: ended by the member on .* · was in the public directory$/u],
    ['no. 1002', /^Member no\. 1002: withdrawn by the association.* · was not in the public directory$/u],
    ['1003', /^Member no\. 1003: the account was deleted on .* · was in the public directory$/u],
  ])('are found by their number %s', async (q, text) => {
    await renderDesk(<FormerMembers q={q} />);
    expect(told()).toEqual([expect.stringMatching(text)]);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test('are not told with another search', async () => {
    await renderDesk(<FormerMembers q="Ana" />);
    expect(told()).toEqual([]);
  });
});

test('a request is compared with the other open ones, and its approval sends the word', async () => {
  storeOpen(['Ana Abashidze', 'ანა აბაშიძე']);
  respond(decided('r0', 'approved'));
  await openDesk();
  const other = within(card('Ana Abashidze'));
  expect(other.getByText('No member; a request is open')).toBeVisible();
  expect(other.getByRole('link', { name: 'ანა აბაშიძე' })).toBeVisible();
  await press(screen.getByRole('checkbox', { name: 'Another person' }));
  await press(button('Approve: Ana Abashidze'));
  expect(decisions()).toMatchObject([{ data: { request_id: 'r0', other_people: ['guide-r1'] } }]);
});

test('nobody is compared with rows that could not be read again', async () => {
  storeOpen(['Ana Abashidze']);
  await openDesk();
  rows.read = () => Promise.reject(new Error('broken'));
  await act(() => Promise.resolve(storeOpen(['Ana Abashidze', 'Nino Nakani'])));
  await press(button('Approve: Ana Abashidze'));
  expect(screen.getByText(/^Not everybody was compared/u)).toBeVisible();
  expect(decisions()).toEqual([]);
  // Once they are read, nothing is asked any more.
  rows.read = () => Promise.resolve(NOTHING);
  await press(button('Refresh'));
  await waitFor(() => expect(screen.queryByText(/^Not everybody was compared/u)).toBeNull());
  expect(screen.queryByText(/gives a reason/u)).toBeNull();
});

test('every list says when it is empty', async () => {
  await openDesk();
  expect(screen.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible();
  await press(screen.getByRole('tab', { name: 'Approved (0)' }));
  expect(screen.getByRole('heading', { name: 'No Approved Guides' })).toBeVisible();
  await press(screen.getByRole('tab', { name: 'Rejected (0)' }));
  expect(screen.getByRole('heading', { name: 'No Rejected Requests' })).toBeVisible();
});
