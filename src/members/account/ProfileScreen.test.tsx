import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey } from '../../browser/drafts.ts';
import { approvedValues, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import type { Membership } from '../../domain/membership/membership.ts';
import type { JournalEntry, VerificationRequest } from '../../domain/verification/verification.ts';
import { AuthContext, type Session } from '../firebase/auth/auth-context.ts';
import { FailureError } from '../firebase/errors.ts';
import { useJournal } from '../firebase/firestore/decision-journal.ts';
import { requestVerification, useVerificationPace } from '../firebase/firestore/guide-documents.ts';
import type { Found, Live } from '../firebase/firestore/live.ts';
import {
  useGuideProfileOf,
  useMembershipOf,
  useRequestsOf,
} from '../firebase/firestore/verification-desk.ts';
import { signedIn } from '../firebase/testing/signed-in.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import {
  fail,
  respond,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../firebase/testing/callable-server.ts';
import { sampleGuide, sampleProfile } from '../firebase/testing/sample-documents.ts';
import { message } from '../../../tests/support/messages.ts';
import { Screen } from './ProfileScreen.tsx';
import { press } from '../../../tests/support/press.ts';

// They need a server.
vi.mock(import('../firebase/firestore/guide-documents.ts'), async (original) => ({
  ...(await original()),
  requestVerification: vi.fn<typeof requestVerification>(),
  useVerificationPace: vi.fn<typeof useVerificationPace>(),
}));
vi.mock('../firebase/firestore/verification-desk.ts', () => ({
  useGuideProfileOf: vi.fn<typeof useGuideProfileOf>(),
  useMembershipOf: vi.fn<typeof useMembershipOf>(),
  useRequestsOf: vi.fn<typeof useRequestsOf>(),
}));
vi.mock('../firebase/firestore/decision-journal.ts', () => ({ useJournal: vi.fn<typeof useJournal>() }));
vi.mock('../firebase/avatars.ts', () => ({
  useStoredPicture: (url: string | null | undefined) => url ?? undefined,
  readPicture: async () => new Blob(['webp'], { type: 'image/webp' }),
}));
setUpCallableServer();

// Imported in advance, because loading it takes longer than a test waits.
beforeAll(async () => {
  await import('./card/MemberCard.tsx');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  vi.mocked(requestVerification).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const NEW: GuideProfile = { ...sampleGuide('nino', 'Nino Adamia'), georgian_name: 'ნინო ადამია' };
const ASKED: GuideProfile = { ...NEW, open_request_id: 'request' };
const VERIFIED: GuideProfile = {
  ...NEW,
  is_verified: true,
  verification_status: 'approved',
  slug: 'nino-adamia',
  approved: { ...approvedValues(NEW), decided_at: new Date('2026-01-02T10:00:00Z') },
};
const CHANGED: GuideProfile = { ...VERIFIED, profession: 'rafting' };
const ENDED: GuideProfile = { ...VERIFIED, is_verified: false };

const PENDING: VerificationRequest = {
  user_id: 'nino',
  status: 'pending',
  applied: approvedValues(NEW),
  requested_at: new Date('2026-01-01T10:00:00Z'),
};
const QUESTION = {
  asked_at: new Date('2026-01-02T10:00:00Z'),
  asked_by: 'nana',
  text: 'Who certified you?',
};
function decided(change: Partial<VerificationRequest>): VerificationRequest {
  return { ...PENDING, reviewed_at: new Date('2026-01-02T10:00:00Z'), ...change };
}

/** A membership with this last day. */
function member(lastDay: string, change: Partial<Membership> = {}): Membership {
  const ends_at = new Date(`${lastDay}T20:00:00Z`);
  const since = new Date('2025-02-03T10:00:00Z');
  return {
    user_id: 'nino',
    number: 1234,
    state: 'valid',
    since,
    ends_at,
    end_set: null,
    changed_at: since,
    ...change,
  };
}
const LONG = member('2027-03-31');

function found<T>(all: readonly T[], first: string): Live<Found<T>> {
  const rows = all.map((data, index) => ({ id: index === 0 ? first : `${first}-${index}`, data }));
  return { status: 'ready', data: { rows, count: rows.length } };
}

interface Given {
  readonly guide?: GuideProfile | Live<GuideProfile>;
  readonly requests?: readonly VerificationRequest[] | Live<Found<VerificationRequest>>;
  readonly membership?: Membership | Live<Membership>;
  readonly journal?: readonly JournalEntry[] | Live<Found<JournalEntry>>;
  readonly profile?: Live<Profile>;
  readonly session?: Partial<Session>;
}

function live<T extends object>(value: T | Live<T> | undefined): Live<T> {
  if (value === undefined) return { status: 'missing' };
  return 'status' in value ? value : { status: 'ready', data: value };
}

const signOut = vi.fn<() => Promise<void>>();

async function open({ guide, requests = [], membership, journal = [], profile, session }: Given) {
  vi.mocked(useGuideProfileOf).mockReturnValue(
    guide && 'user_id' in guide ? { status: 'ready', data: guide } : (guide ?? { status: 'missing' }),
  );
  vi.mocked(useRequestsOf).mockReturnValue('status' in requests ? requests : found(requests, 'request'));
  vi.mocked(useMembershipOf).mockReturnValue(live(membership));
  vi.mocked(useJournal).mockReturnValue('status' in journal ? journal : found(journal, 'entry'));
  signOut.mockReset().mockResolvedValue();
  const auth = signedIn({
    user: { displayName: 'Nino Google' },
    session: { ...(profile && { profile }), ...session },
    signOut,
  });
  await renderInLang(
    <AuthContext value={auth}>
      <Toasts>
        <Suspense>
          <Screen />
        </Suspense>
      </Toasts>
    </AuthContext>,
    'en',
    ['shell', 'account', 'errors', 'guides', 'fields'],
  );
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return userEvent.setup({ delay: null });
}

const part = (name: string) => screen.getByRole('region', { name });

/** Returns the visible texts below the heading, in their order, cut to the length of the expected ones. */
function textsOf(region: HTMLElement, expected: readonly string[]): string[] {
  const [, ...texts] = [...region.querySelectorAll(':not([href^="mailto:"])')]
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
    .map(({ textContent }) => textContent);
  return texts.map((text, place) => text.slice(0, expected[place]?.length));
}

const STEPS = [
  'How verification works',
  'An administrator',
  'This site takes no documents',
  'If something is missing',
  'You read the decision',
];
const WAITING = [...STEPS, 'The photo should be recent', 'Withdraw the request'];
const CHANGE = ['Profession', 'Public now: Trekking Guide', 'Your change: Rafting Guide'];

describe('the status of the guide profile', () => {
  const approved = decided({ status: 'approved' });
  const lacking = { ...PENDING, applied: { ...approvedValues(NEW), profession: '' } } as const;
  const withdrawn = decided({ status: 'rejected', closed_as: 'withdrawn' });
  const returned = {
    at: new Date('2026-01-03T10:00:00Z'),
    decision: 'rejected',
    reason: 'A mistake.',
  } as const;
  test.each([
    [
      'without a request',
      { guide: NEW },
      [
        'Verification not requested',
        'Your profile is saved, but you have not',
        ...STEPS,
        'Request verification',
      ],
    ],
    [
      'that waits',
      { guide: ASKED, requests: [PENDING] },
      [
        'Pending',
        'An administrator will review the request that you sent',
        'Requested on January 1, 2026',
        ...WAITING,
      ],
    ],
    [
      'that waits and was changed since',
      { guide: { ...ASKED, profession: 'rafting' }, requests: [PENDING] },
      [
        'Pending',
        'An administrator will review the request that you sent',
        'Requested on January 1, 2026',
        'Changed since you sent the request',
        'These changes are not part of the request',
        'Profession',
        'In the request: Trekking Guide',
        'In your profile now: Rafting Guide',
        'Add to my request',
        ...WAITING,
      ],
    ],
    [
      'that waits and lacks something',
      { guide: { ...ASKED, profession: '' }, requests: [lacking] },
      [
        'Pending',
        'An administrator will review the request that you sent',
        'Requested on January 1, 2026',
        ...WAITING,
        'Your request lacks what the association usually asks for',
        'Profession',
      ],
    ],
    [
      'about which the association asks',
      { guide: ASKED, requests: [{ ...PENDING, questions: [QUESTION] }] },
      [
        'Waiting for your answer',
        'The association cannot decide on your request until you answer',
        'Requested on January 1, 2026',
        'Question, January 2, 2026',
        'Who certified you?',
        'Your answer',
        'Your answer',
        'Only the association reads this',
        'Send the answer',
        ...WAITING,
      ],
    ],
    [
      'that is reviewed again',
      { guide: ASKED, requests: [{ ...PENDING, returned }] },
      [
        'Under review again',
        'The association has reopened its decision',
        'Under review again since January 3, 2026',
        'Why it is being reviewed again',
        'A mistake.',
        ...WAITING,
      ],
    ],
    [
      // The association looks at it: there is nothing to withdraw.
      'whose withdrawn verification is reviewed again',
      { guide: ASKED, requests: [{ ...PENDING, returned: { ...returned, decision: 'revoked' } }] },
      [
        'Under review again',
        'The association has reopened its decision',
        'Under review again since January 3, 2026',
        'Why it is being reviewed again',
        'A mistake.',
      ],
    ],
    [
      'that is verified, with a note',
      { guide: VERIFIED, requests: [{ ...approved, admin_notes: 'Welcome' }], membership: LONG },
      ['Verified', 'Visitors can find you', 'Approved on January 2, 2026', 'Administrator’s note', 'Welcome'],
    ],
    [
      'that is verified and not listed',
      { guide: { ...VERIFIED, is_public: false }, membership: LONG },
      ['Verified', 'You are verified but not listed'],
    ],
    [
      'with a change to send',
      { guide: CHANGED, requests: [approved] },
      [
        'Verified',
        'Visitors can find you',
        'Approved on January 2, 2026',
        'Not sent for approval yet',
        'Visitors see the approved details until you send',
        ...CHANGE,
        'Send for approval',
      ],
    ],
    [
      'with a change that waits and was undone',
      {
        guide: { ...VERIFIED, open_request_id: 'request' },
        requests: [{ ...PENDING, applied: approvedValues(CHANGED) }],
      },
      [
        'Verified',
        'Visitors can find you',
        'Requested on January 1, 2026',
        'Changed since you sent the request',
        'Your profile is again as the association approved it',
        'Profession',
        'In the request: Rafting Guide',
        'In your profile now: Trekking Guide',
        'Your request is with the association. You stay verified',
        'Withdraw the request',
        'Waiting for approval',
        'Visitors see the approved details until the association',
        ...CHANGE,
      ],
    ],
    [
      'with a change that waits',
      {
        guide: { ...CHANGED, open_request_id: 'request' },
        requests: [{ ...PENDING, applied: approvedValues(CHANGED) }],
      },
      [
        'Verified',
        'Visitors can find you',
        'Requested on January 1, 2026',
        'Your request is with the association. You stay verified',
        'Withdraw the request',
        'Waiting for approval',
        'Visitors see the approved details until the association',
        ...CHANGE,
      ],
    ],
    [
      'with a change that was rejected',
      { guide: CHANGED, requests: [decided({ status: 'rejected', admin_notes: 'No.' })] },
      [
        'Verified',
        'Visitors can find you',
        'Rejected on January 2, 2026',
        'Rejection Reason',
        'No.',
        'The association did not approve your last change',
        'If you need to send something',
        'Not sent for approval yet',
        'Visitors see the approved details until you send',
        ...CHANGE,
        'Correct the profile',
        'What have you changed',
        'What have you changed',
        'Only the association reads this',
        'Send for approval',
      ],
    ],
    [
      'that cannot be renewed yet',
      { guide: VERIFIED, requests: [approved], membership: member('2026-08-31') },
      ['Verified', 'Visitors can find you', 'Approved on January 2, 2026'],
    ],
    [
      'whose term has ended',
      { guide: ENDED, requests: [approved], membership: member('2026-05-31', { state: 'ended' }) },
      [
        'Membership ended',
        'Your membership has ended, so visitors can no longer find you',
        'Membership ended on May 31, 2026',
        'Ask for renewal',
      ],
    ],
    [
      'that was rejected',
      {
        guide: { ...NEW, verification_status: 'rejected' },
        requests: [decided({ status: 'rejected', admin_notes: 'Please add a picture.' })],
      },
      [
        'Rejected',
        'Your request was rejected',
        'Rejected on January 2, 2026',
        'Rejection Reason',
        'Please add a picture.',
        'If you need to send something',
        'Correct the profile',
        'What have you changed',
        'What have you changed',
        'Only the association reads this',
        'Request verification again',
      ],
    ],
    [
      'that lost its verification',
      {
        guide: { ...NEW, verification_status: 'rejected' },
        requests: [decided({ status: 'rejected', closed_as: 'revoked', admin_notes: 'A complaint.' })],
      },
      [
        'Verification withdrawn',
        'The association has withdrawn your verification',
        'Withdrawn by the association on January 2, 2026',
        'Why the verification was withdrawn',
        'A complaint.',
        'Request verification',
      ],
    ],
    [
      'whose request after a rejection was withdrawn',
      {
        guide: NEW,
        requests: [
          withdrawn,
          decided({
            status: 'rejected',
            admin_notes: 'Please add a picture.',
            reviewed_at: new Date('2026-01-01T10:00:00Z'),
          }),
        ],
      },
      [
        'Request withdrawn',
        'You withdrew your request',
        'Withdrawn by you on January 2, 2026',
        'Rejection Reason',
        'Please add a picture.',
        'If you need to send something',
        'Correct the profile',
        'What have you changed',
        'What have you changed',
        'Only the association reads this',
        'Request verification again',
      ],
    ],
    [
      'without the fields that are usually asked for',
      { guide: { ...NEW, profession: '' } },
      [
        'Verification not requested',
        'Your profile is saved',
        ...STEPS,
        'Before approving a profile, the association usually asks',
        'Profession',
        'Request verification',
      ],
    ],
  ] satisfies readonly (readonly [string, Given, readonly string[]])[])(
    '%s',
    async (_who, given, beginnings) => {
      await open(given);
      expect(textsOf(part('Guide profile status'), beginnings)).toEqual(beginnings);
    },
  );

  test('leads to the field that is usually asked for', async () => {
    await open({ guide: { ...NEW, profession: '' } });
    const link = within(part('Guide profile status')).getByRole('link', { name: 'Profession' });
    expect(link).toHaveAttribute('href', '/en/guide-profile#profession');
  });

  test.each([
    ['who waits', { guide: ASKED, requests: [PENDING] }],
    ['who has not begun', {}],
  ])('says to somebody %s how long the last requests took', async (_who, given) => {
    vi.mocked(useVerificationPace).mockReturnValue({
      count: 20,
      usual_days: 3,
      longest_days: 9,
      updated_at: new Date(0),
    });
    await open(given);
    const pace = 'Of the last 20 requests, half were decided within 3 days and all within 9 days.';
    expect(screen.getByText(pace)).toBeInTheDocument();
    vi.mocked(useVerificationPace).mockReset();
  });

  test('says that the requests could not be read', async () => {
    const retry = vi.fn<() => void>();
    await open({ guide: NEW, requests: { status: 'failed', failure: 'timeout', retry } });
    const status = within(part('Guide profile status'));
    expect(status.getByRole('alert')).toHaveTextContent('The server did not answer in time.');
    await press(status.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

test.each([
  ['a new account', {}, ['active']],
  ['a listed guide', { guide: VERIFIED }, ['active', 'listed']],
  ['a guide who is hidden', { guide: { ...VERIFIED, is_public: false } }, ['active', 'unlisted']],
  ['an admin', { session: { role: 'admin' } }, ['active', 'admin']],
  ['an admin whose role is not known yet', { session: { role: 'checking' } }, ['active']],
  ['one that is being deleted', { guide: VERIFIED, session: { isClosing: true } }, ['closing']],
] satisfies readonly (readonly [string, Given, readonly string[]])[])(
  'says what the account is: %s',
  async (_who, given, sentences) => {
    await open(given);
    const said = [...part('Account status').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(said).toEqual(sentences.map((name) => message('en', `account.status-${name}`)));
  },
);

describe('the membership', () => {
  const TERM = ['Member number', '1234', 'First approved on', 'February 3, 2025'];
  test.each([
    [
      'valid',
      LONG,
      [
        'Valid until',
        'March 31, 2027',
        'Your membership is valid',
        'You can ask for renewal from January 1, 2027',
      ],
    ],
    [
      'to be renewed, on its last day',
      member('2026-06-01'),
      ['Valid until', 'June 1, 2026', 'Your membership is valid', 'You can ask for renewal now'],
    ],
    ['without an end', { ...LONG, ends_at: null }, ['Your membership is valid']],
    [
      'ended a day ago, before anything was stored',
      member('2026-05-31'),
      ['Valid until', 'May 31, 2026', 'Your membership has ended', 'You can ask for renewal now'],
    ],
    [
      'withdrawn',
      member('2026-06-30', { state: 'withdrawn', changed_at: new Date('2026-05-04T10:00:00Z') }),
      ['Withdrawn on', 'May 4, 2026', 'The association has withdrawn your membership'],
    ],
    [
      'under review',
      member('2026-06-30', { state: 'unconfirmed' }),
      ['Valid until', 'June 30, 2026', 'The association is reviewing its decision'],
    ],
  ] as const)('%s', async (_what, membership, texts) => {
    await open({ guide: { ...VERIFIED, approved: null }, membership });
    const all = [...TERM, ...texts];
    expect(textsOf(part('Membership'), all)).toEqual(all);
    const ofEnds = ['Valid until', 'renewal'].filter((text) => !all.some((told) => told.includes(text)));
    for (const text of ofEnds) expect(part('Membership')).not.toHaveTextContent(text);
    expect(screen.queryByTitle('Member card')).toBeNull();
  });

  test('has a card while it is valid', async () => {
    respond({ signed: null });
    await open({ guide: VERIFIED, membership: LONG });
    expect(await screen.findByTitle('Member card')).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('Nino Adamia'),
    );
    await vi.waitFor(() => expect(sentCalls()).toEqual([{ name: 'signMyCard', data: {} }]));
  });

  test.each([
    [{ show_certifications: false }, true],
    [{ show_certifications: true }, false],
  ])('has a card that names a level; with %o it says that the check does not: %s', async (shown, isTold) => {
    respond({ signed: null });
    await open({ guide: { ...VERIFIED, ...shown }, membership: LONG });
    await screen.findByTitle('Member card');
    expect(screen.queryAllByText(/^The card names your level/u)).toHaveLength(isTold ? 1 : 0);
  });

  test('that cannot be read says so; there is none before the first approval', async () => {
    await open({ guide: NEW, membership: { status: 'failed', failure: 'timeout', retry: () => {} } });
    expect(within(part('Membership')).getByRole('alert')).toHaveTextContent('did not answer in time');
  });

  test.each(['missing', 'loading'] as const)('is not mentioned while it is %s', async (status) => {
    await open({ guide: NEW, membership: { status } });
    expect(screen.queryByRole('region', { name: 'Membership' })).toBeNull();
  });
});

describe('the history', () => {
  const ENTRY: JournalEntry = {
    action: 'approved',
    request_id: 'request',
    guide_id: 'nino',
    actor_id: 'admin',
    notes: null,
    before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
    membership: { number: 1234, ends_at: LONG.ends_at },
    at: new Date('2026-01-02T10:00:00Z'),
  };

  test('lists what happened, newest first, with terms and reasons', async () => {
    const revoked = {
      ...ENTRY,
      action: 'revoked' as const,
      notes: 'საჩივარი',
      at: new Date('2026-02-01T10:00:00Z'),
    };
    await open({ guide: NEW, requests: [decided({ status: 'approved' })], journal: [revoked, ENTRY] });
    const told = [
      'February 1, 2026',
      'Membership withdrawn',
      'საჩივარი',
      'January 2, 2026',
      'Approved',
      'Membership until March 31, 2027',
      'January 1, 2026',
      'You requested verification',
    ];
    expect(textsOf(part('History'), told)).toEqual(told);
    expect(screen.getByText('საჩივარი')).toHaveAttribute('lang', 'ka');
    expect(screen.getByText('January 2, 2026')).toHaveAttribute('datetime', '2026-01-02');
    expect(vi.mocked(useJournal)).toHaveBeenCalledWith({ person: 'nino' });
  });

  test.each([
    ['nothing happened', { guide: NEW }],
    ['it is loading', { guide: NEW, requests: [PENDING], journal: { status: 'loading' } }],
    ['there is no guide profile', { requests: [PENDING] }],
  ] satisfies readonly (readonly [string, Given])[])('is not there while %s', async (_what, given) => {
    await open(given);
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  });

  test('that cannot be read says so', async () => {
    const retry = vi.fn<() => void>();
    await open({ guide: NEW, journal: { status: 'failed', failure: 'timeout', retry } });
    await press(within(part('History')).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the next step', () => {
  test('is taken once, and confirmed', async () => {
    let done = () => {};
    vi.mocked(requestVerification).mockReturnValue(new Promise((resolve) => (done = resolve)));
    await open({ guide: NEW });
    await press(screen.getByRole('button', { name: 'Request verification' }));
    expect(screen.getByRole('button', { name: 'Sending the request…' })).toBeDisabled();
    done();
    expect(await screen.findByText('The verification request was submitted.')).toBeInTheDocument();
    expect(requestVerification).toHaveBeenCalledExactlyOnceWith('nino', '');
  });

  test('after a rejection is to correct the profile, and to say what was changed', async () => {
    const rejected = { guide: NEW, requests: [decided({ status: 'rejected' })] };
    vi.mocked(requestVerification).mockResolvedValue();
    const user = await open(rejected);
    const correct = screen.getByRole('link', { name: 'Correct the profile' });
    expect(correct).toHaveAttribute('href', '/en/guide-profile');
    const field = () => screen.getByRole('textbox', { name: 'What have you changed? (optional)' });
    await user.type(field(), ' The picture.');
    // What is typed is kept.
    cleanup();
    await open(rejected);
    await press(screen.getByRole('button', { name: 'Request verification again' }));
    expect(requestVerification).toHaveBeenCalledExactlyOnceWith('nino', 'The picture.');
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  test('that fails says why', async () => {
    vi.mocked(requestVerification).mockRejectedValue(new FailureError('timeout'));
    await open({ guide: NEW });
    await press(screen.getByRole('button', { name: 'Request verification' }));
    const reason = /^The verification request could not be sent\. The server did not answer/u;
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  const withdraw = async (isMeant: boolean) => {
    const ask = vi.fn<(question: string) => boolean>(() => isMeant);
    vi.stubGlobal('confirm', ask);
    await open({ guide: ASKED, requests: [PENDING] });
    const button = screen.getByRole('button', { name: 'Withdraw the request' });
    await press(button);
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Withdraw your request\?/u));
    return button;
  };

  test('may be to withdraw the request, after a question', async () => {
    const finish = respondLater({});
    const button = await withdraw(true);
    expect(button).toBeDisabled();
    finish();
    expect(await screen.findByText('Your request was withdrawn.')).toBeInTheDocument();
    expect(sentCalls()).toEqual([{ name: 'withdrawRequest', data: { request_id: 'request' } }]);
  });

  test('a request that could not be withdrawn can be withdrawn later', async () => {
    fail('RESOURCE_EXHAUSTED');
    const button = await withdraw(true);
    expect(await screen.findByText(/^The request could not be withdrawn\. Too many/u)).toBeInTheDocument();
    expect(button).toBeEnabled();
  });

  test('the question may be answered with no', async () => {
    await withdraw(false);
    expect(sentCalls()).toEqual([]);
  });
});

describe('the head of the page', () => {
  const PROFILE = sampleProfile('Nino Adamia');
  const ready = (data: Profile): Live<Profile> => ({ status: 'ready', data });
  test.each([
    ['an applicant', { guide: NEW }, 'Nino Adamia', ['Applicant'], 'January 1, 1970'],
    [
      'a verified admin',
      { guide: VERIFIED, membership: LONG, session: { role: 'admin' } },
      'Nino Adamia',
      ['Admin', 'Guide', 'Verified'],
      'January 1, 1970',
    ],
    [
      'an account without a document',
      { profile: { status: 'missing' } },
      'Nino Google',
      [],
      'January 15, 2025',
    ],
  ] satisfies readonly (readonly [string, Given, string, readonly string[], string])[])(
    'names %s',
    async (_who, given, name, badges, since) => {
      await open(given);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      const list = screen.queryByRole('list', { name: 'Badges' });
      expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(badges);
      expect(list === null).toBe(badges.length === 0);
      expect(screen.getByText(`Registered on ${since}`)).toBeInTheDocument();
    },
  );

  test('shows username and picture', async () => {
    const url = 'https://pictures.example/nino.webp';
    await open({ profile: ready({ ...PROFILE, username: 'ნინო', avatar_url: url }) });
    expect(screen.getByText('ნინო')).toHaveAttribute('lang', 'ka');
    expect(document.querySelector('img')).toHaveAttribute('src', url);
  });
});

describe('leads', () => {
  const links = () =>
    within(part('Quick actions'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('a visitor of the site to becoming a guide', async () => {
    await open({});
    expect(links()).toEqual([
      ['Browse Guides', '/en/guides'],
      ['Become a Guide', '/en/guide-profile'],
    ]);
    const invitation = within(part('Become a guide of the association')).getByRole('link', {
      name: 'Create a guide profile',
    });
    expect(invitation).toHaveAttribute('href', '/en/guide-profile');
    expect(screen.queryByRole('link', { name: 'Admin dashboard' })).toBeNull();
    await press(screen.getByRole('tab', { name: 'Guide Profile' }));
    expect(screen.getByRole('heading', { name: 'No guide profile yet' })).toBeVisible();
  });

  test('a listed guide to the public page', async () => {
    await open({ guide: VERIFIED });
    expect(links()).toEqual([
      ['Browse Guides', '/en/guides'],
      ['Edit Guide Profile', '/en/guide-profile'],
      ['Your public page', '/en/nino-adamia'],
    ]);
  });

  test('an admin to the dashboard, and everybody to an unfinished draft', async () => {
    localStorage.setItem(draftKey('nino'), '{}');
    await open({ session: { role: 'admin' } });
    expect(screen.getByRole('link', { name: 'Admin dashboard' })).toHaveAttribute('href', '/en/admin');
    expect(screen.getByRole('link', { name: 'Continue editing' })).toHaveAttribute(
      'href',
      '/en/guide-profile',
    );
  });
});

describe('when something cannot be read', () => {
  test.each([['the guide profile', { guide: { status: 'loading' } }]] satisfies readonly (readonly [
    string,
    Given,
  ])[])('waits for %s', async (_what, given) => {
    await open(given);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading your profile…');
  });

  test('an unreadable document leaves the settings', async () => {
    const retry = vi.fn<() => void>();
    await open({ guide: { status: 'failed', failure: 'unreadable', retry } });
    expect(screen.getByRole('alert')).toHaveTextContent('The stored data cannot be read.');
    expect(part('Your data')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).toBeNull();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('without the guide profile there are no tabs, and one button tries all again', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await open({
      guide: { status: 'failed', failure: 'timeout', retry: first },
      profile: { status: 'failed', failure: 'timeout', retry: second },
    });
    expect(screen.queryByRole('tablist')).toBeNull();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
});

test('the tabs show one section each, and the guide profile with what is hidden', async () => {
  const user = await open({ guide: { ...VERIFIED, show_phone: false, website: null } });
  const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('aria-labelledby'));
  expect(shown()).toEqual(['account-tab-overview']);
  act(() => screen.getByRole('tab', { name: 'Overview' }).focus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(shown()).toEqual(['account-tab-guide']);
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(fact('Phone')).toBe('+995 555 12 34 56 (hidden from visitors)');
  expect(screen.queryByText('Website')).toBeNull();
  expect(fact('Languages')).toBe('Georgian, English, German');
  expect(fact('Address')).toBe('მესტია');
  expect(screen.getByText('Listed in the directory: yes')).toBeVisible();
  await press(screen.getByRole('tab', { name: 'Settings' }));
  expect(shown()).toEqual(['account-tab-settings']);
  expect(screen.queryByText('Listed in the directory: yes')).toBeNull();
  await press(screen.getByRole('tab', { name: 'Overview' }));
  expect(shown()).toEqual(['account-tab-overview']);
});
