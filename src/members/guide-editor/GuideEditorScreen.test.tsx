import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { approvedValues, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import { AuthContext } from '../firebase/auth/auth-context.ts';
import { FailureError } from '../firebase/errors.ts';
import {
  requestVerification,
  saveGuideProfile,
  type SaveOutcome,
} from '../firebase/firestore/guide-documents.ts';
import type { Found, Live } from '../firebase/firestore/live.ts';
import { useGuideProfileOf, useRequestsOf } from '../firebase/firestore/verification-desk.ts';
import { writeGuideDraft } from './guide-draft.ts';
import { toFormValues } from './guide-form.ts';
import { signedIn } from '../firebase/testing/signed-in.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { sampleGuide } from '../firebase/testing/sample-documents.ts';
import { Screen } from './GuideEditorScreen.tsx';
import { press } from '../../../tests/support/press.ts';

// They need a server.
vi.mock(import('../firebase/firestore/guide-documents.ts'), async (original) => ({
  ...(await original()),
  requestVerification: vi.fn<typeof requestVerification>(),
  saveGuideProfile: vi.fn<typeof saveGuideProfile>(),
}));
vi.mock('../firebase/firestore/verification-desk.ts', () => ({
  useGuideProfileOf: vi.fn<typeof useGuideProfileOf>(),
  useRequestsOf: vi.fn<typeof useRequestsOf>(),
}));

beforeEach(() => {
  window.location.hash = '';
  writeGuideDraft('nino', undefined);
  vi.mocked(saveGuideProfile).mockReset();
  vi.mocked(requestVerification).mockReset();
});

const NEW: GuideProfile = {
  ...sampleGuide('nino', 'Nino Adamia'),
  georgian_name: 'ნინო ადამია',
  certification_level: '',
};
const ASKED: GuideProfile = { ...NEW, open_request_id: 'request' };
const COMPLETE: GuideProfile = { ...ASKED, certification_level: 'certified' };
const VERIFIED: GuideProfile = {
  ...NEW,
  is_verified: true,
  verification_status: 'approved',
  approved: { ...approvedValues(NEW), decided_at: new Date(0) },
};
const CHANGED: GuideProfile = { ...VERIFIED, profession: 'rafting' };

function request(change: Partial<VerificationRequest> = {}): VerificationRequest {
  const requested_at = new Date('2026-01-01T10:00:00Z');
  return { user_id: 'nino', status: 'pending', applied: approvedValues(NEW), requested_at, ...change };
}
const REJECTED = request({
  status: 'rejected',
  reviewed_at: new Date('2026-01-02T10:00:00Z'),
  admin_notes: 'Another picture, please.',
});

function found(requests: readonly VerificationRequest[]): Live<Found<VerificationRequest>> {
  const rows = requests.map((data, index) => ({ id: index === 0 ? 'request' : `earlier-${index}`, data }));
  return { status: 'ready', data: { rows, count: rows.length } };
}

interface Given {
  readonly guide?: Live<GuideProfile>;
  readonly profile?: Live<Profile>;
  readonly requests?: Live<Found<VerificationRequest>>;
}

let drawn: Awaited<ReturnType<typeof renderInLang>>;

async function open({ guide, profile, requests }: Given) {
  vi.mocked(useGuideProfileOf).mockReturnValue(guide ?? { status: 'missing' });
  vi.mocked(useRequestsOf).mockReturnValue(requests ?? found([]));
  const auth = signedIn({ session: profile ? { profile } : {} });
  drawn = await renderInLang(
    <AuthContext value={auth}>
      <Toasts>
        <Suspense>
          <Screen />
        </Suspense>
      </Toasts>
    </AuthContext>,
    'en',
    ['shell', 'account', 'editor', 'errors', 'guides', 'fields'],
  );
  await vi.waitFor(() => expect(document.querySelector('h1, [role="alert"]')).not.toBeNull());
  return userEvent.setup({ delay: null });
}

function stored(guide: GuideProfile, ...requests: readonly VerificationRequest[]): Given {
  return { guide: { status: 'ready', data: guide }, requests: found(requests) };
}

const SAVE = /^Save(?: and send for verification)?$/u;

const has = (text: RegExp) => screen.queryByText(text) !== null;
const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null;

const TEXTS = {
  'intro-new': /^Fill in your profile\./u,
  documents: /^This site takes no documents/u,
  'intro-unapproved': /^Nothing on this page is public yet/u,
  'intro-public': /^You are verified: changes are public/u,
  'intro-unlisted': /^You are verified but not listed/u,
  'usually-asked': /^Before approving a profile, the association usually asks/u,
  lacks: /^Your request lacks what the association usually asks/u,
  question: /^The association has a question/u,
  'preview-unapproved': /^Nobody sees this yet/u,
  'preview-asked': /as you sent them with your request\.$/u,
  'preview-approved': /as they were approved\./u,
};

describe('tells at the form what is known and what comes next:', () => {
  const SAVED = 'Everything is saved';
  const UNSENT = 'Saved, but not sent for approval yet';
  const WAITING = 'Everything is saved. Your request is waiting for the association’s decision.';
  const RESTORED =
    'Your profile is again as the association approved it, but your request for a change is still waiting. If you no ' +
    'longer want the change, withdraw the request on your Profile page.';
  const UNASKED = 'Saved, but not part of the request that is waiting: Profession';
  test.each([
    ['a new guide', {}, ['intro-new', 'documents', 'usually-asked', 'preview-unapproved'], undefined, ''],
    [
      'not asked yet',
      stored(NEW),
      ['intro-unapproved', 'usually-asked', 'preview-unapproved'],
      'Request verification',
      UNSENT,
    ],
    [
      'waiting',
      stored(ASKED, request()),
      ['documents', 'intro-unapproved', 'lacks', 'preview-unapproved'],
      undefined,
      WAITING,
    ],
    [
      'waiting, and changed since',
      stored({ ...ASKED, profession: 'rafting' }, request()),
      ['documents', 'intro-unapproved', 'lacks', 'preview-unapproved', 'preview-asked'],
      'Next step',
      UNASKED,
    ],
    [
      'waiting, and asked',
      stored(
        COMPLETE,
        request({
          applied: approvedValues(COMPLETE),
          questions: [{ asked_at: new Date(0), asked_by: 'nana', text: 'Who?' }],
        }),
      ),
      ['documents', 'intro-unapproved', 'question', 'preview-unapproved'],
      undefined,
      WAITING,
    ],
    ['verified', stored(VERIFIED), ['intro-public'], undefined, SAVED],
    ['verified, not listed', stored({ ...VERIFIED, is_public: false }), ['intro-unlisted'], undefined, SAVED],
    [
      'verified, with a change not sent',
      stored(CHANGED),
      ['intro-public', 'preview-approved'],
      'Send for approval',
      UNSENT,
    ],
    [
      'verified, with a change sent and undone',
      stored({ ...VERIFIED, open_request_id: 'request' }, request({ applied: approvedValues(CHANGED) })),
      ['intro-public'],
      undefined,
      RESTORED,
    ],
  ] as const)('%s', async (_who, given, texts, button, status) => {
    await open(given);
    expect(Object.entries(TEXTS).flatMap(([name, text]) => (has(text) ? name : []))).toEqual(texts);
    const offered = ['Request verification', 'Send for approval', 'Next step'].filter(isOffered);
    expect(offered).toEqual(button === undefined ? [] : [button]);
    const words = screen.getByRole('button', { name: SAVE }).parentElement?.querySelector('output');
    expect(words?.textContent).toBe(status);
  });
});

test.each([
  ['a first rejection', { ...NEW, verification_status: 'rejected' as const }, [REJECTED], true, false],
  ['a rejected change', CHANGED, [REJECTED], true, true],
  ['a rejection before the open request', ASKED, [request({ requested_at: null }), REJECTED], false, false],
  ['a withdrawal', NEW, [{ ...REJECTED, closed_as: 'withdrawn' as const }], false, false],
])(
  'after %s shows the reason of the rejection only if it is the last word',
  async (_, guide, requests, shown, isPublic) => {
    await open(stored(guide, ...requests));
    expect(has(/^Another picture, please\.$/u)).toBe(shown);
    expect(has(/What was approved before stays public/u)).toBe(isPublic);
  },
);

test('the advice leads to the empty field', async () => {
  const user = await open({});
  const advice = () => screen.queryByText(TEXTS['usually-asked']);
  expect(advice()).toHaveTextContent(/Still empty: Profession, Certification level$/u);
  await press(screen.getByRole('button', { name: 'Certification level' }));
  const level = screen.getByRole('combobox', { name: 'Certification level' });
  expect(level).toHaveFocus();
  await user.selectOptions(level, 'certified');
  await vi.waitFor(() => expect(advice()).toHaveTextContent(/Still empty: Profession$/u));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
  await vi.waitFor(() => expect(advice()).toBeNull());
});

test.each([false, true])(
  'an address with a field opens the form at it, with a draft: %s',
  async (isDraft) => {
    window.location.hash = '#profession';
    const base = toFormValues(undefined, NEW, '');
    const draft = { values: { ...base, address: 'Ushguli' }, base, showsErrors: false };
    writeGuideDraft('nino', isDraft ? draft : undefined);
    await open(stored(NEW));
    expect(has(/^Your unsaved changes were restored/u)).toBe(isDraft);
    await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Profession' })).toHaveFocus());
  },
);

describe('while something is missing', () => {
  const loading = { status: 'loading' } as const;
  test.each([
    ['guide profile', { guide: loading }],
    ['requests', { requests: loading }],
  ] as const)('the form waits for the %s', async (_what, given) => {
    await open({ ...stored(NEW, request()), ...given });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading your profile…');
    expect(isOffered('Save')).toBe(false);
  });

  test.each(['guide', 'profile'] as const)(
    'a %s that cannot be read is reported, with a retry',
    async (name) => {
      const retry = vi.fn<() => void>();
      await open({ ...stored(NEW), [name]: { status: 'failed', failure: 'timeout', retry } });
      expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer in time.');
      expect(isOffered('Save')).toBe(false);
      await press(screen.getByRole('button', { name: 'Try again' }));
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  test('requests that cannot be read do not hold up the form', async () => {
    const requests = { status: 'failed', failure: 'timeout', retry: () => {} } as const;
    await open({ ...stored(ASKED), requests });
    expect(has(/^Everything is saved\. Your request is waiting/u)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a save', () => {
  const change = async (given: Given, outcome: SaveOutcome | Error, profession: string) => {
    if (typeof outcome === 'string') vi.mocked(saveGuideProfile).mockResolvedValue(outcome);
    else vi.mocked(saveGuideProfile).mockRejectedValue(outcome);
    const user = await open(given);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), profession);
    await press(screen.getByRole('button', { name: SAVE }));
    return user;
  };
  const toast = async (text: string) => {
    const message = await screen.findByText(text);
    return message.closest('.MuiAlert-root')?.className.match(/color(Success|Warning|Error)/u)?.[1];
  };
  const UPDATED = 'Profile updated successfully!';

  test.each([
    [
      'of a new profile says that it is being reviewed',
      stored(NEW),
      'created',
      'rafting',
      ['Success', 'Profile created and verification request submitted successfully!'],
    ],
    [
      'without its request says what to do',
      stored(NEW),
      'created-without-request',
      'rafting',
      [
        'Warning',
        'Profile created successfully! Please manually request verification from your profile page.',
      ],
    ],
    ['before it is sent says so first', stored(NEW), 'updated', 'rafting', ['Warning', UPDATED]],
  ] as const)('%s', async (_, given, outcome, profession, [severity, text]) => {
    await change(given, outcome, profession);
    expect(await toast(text)).toBe(severity);
    expect(vi.mocked(saveGuideProfile).mock.calls).toEqual([
      [
        'nino',
        {
          edit: expect.objectContaining({ profession, first_name: 'Nino', last_name: 'Adamia' }),
          base: expect.objectContaining({ first_name: 'Nino' }),
        },
      ],
    ]);
  });

  test('that fails gives the reason, keeps the input, and can be repeated', async () => {
    await change(stored(NEW), new FailureError('conflict'), 'rafting');
    const reason = 'Error updating profile: This was changed in the meantime. Please try again.';
    const kept = 'Nothing you entered is lost: it is kept in this browser.';
    expect(await toast(`${reason} ${kept}`)).toBe('Error');
    expect(screen.getByRole('combobox', { name: 'Profession' })).toHaveValue('rafting');
    vi.mocked(saveGuideProfile).mockResolvedValue('updated');
    await press(screen.getByRole('button', { name: 'Save' }));
    expect(await toast(UPDATED)).toBe('Warning');
  });

  test('with errors takes back the message of the save before it', async () => {
    const user = await change(stored(NEW), 'updated', 'rafting');
    expect(await toast(UPDATED)).toBe('Warning');
    await user.clear(screen.getByRole('textbox', { name: /^Address/u }));
    await press(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(UPDATED)).toBeNull());
    expect(vi.mocked(saveGuideProfile)).toHaveBeenCalledOnce();
  });
});

test('a save of its own that arrives late is no change of another window', async () => {
  vi.mocked(saveGuideProfile).mockResolvedValue('updated');
  const user = await open(stored(NEW));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile updated successfully!');
  await user.type(screen.getByRole('textbox', { name: /^Address/u }), ' 5');
  const arrives = async (data: GuideProfile) => {
    vi.mocked(useGuideProfileOf).mockReturnValue({ status: 'ready', data });
    // Draws the page again.
    await drawn.switchTo('ka');
    await drawn.switchTo('en');
    return has(/^The profile was changed in another window/u);
  };
  expect(await arrives({ ...NEW, profession: 'rafting' })).toBe(false);
  expect(await arrives({ ...NEW, profession: 'rafting', phone: '+995 555 65 43 21' })).toBe(true);
});

test('further professions of another window appear until the guide changes them', async () => {
  const claim = (profession: 'ski-teacher' | 'speleo' | 'overland') =>
    ({ profession, certification_level: 'certified' }) as const;
  await open(stored({ ...NEW, profession: 'rafting' }));
  const arrives = async (...further_professions: GuideProfile['further_professions']) => {
    const data: GuideProfile = { ...NEW, profession: 'rafting', further_professions };
    vi.mocked(useGuideProfileOf).mockReturnValue({ status: 'ready', data });
    await drawn.switchTo('ka');
    await drawn.switchTo('en');
  };
  const shown = () =>
    screen
      .getAllByRole('combobox', { name: 'Profession' })
      .map((select) => (select instanceof HTMLSelectElement ? select.value : ''));
  await arrives(claim('ski-teacher'), claim('speleo'));
  expect(shown()).toEqual(['rafting', 'ski-teacher', 'speleo']);
  await arrives(claim('speleo'));
  expect(shown()).toEqual(['rafting', 'speleo']);
  await press(screen.getByRole('button', { name: 'Remove: Profession 2' }));
  expect(shown()).toEqual(['rafting']);
  await arrives(claim('overland'));
  expect(shown()).toEqual(['rafting']);
  await press(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saveGuideProfile).toHaveBeenCalledOnce());
  expect(vi.mocked(saveGuideProfile).mock.calls[0]?.[1].edit.further_professions).toEqual([]);
});

test('a wrong text in the closed section is opened, and gets the focus in view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const user = await open(stored(NEW));
  const section = screen.getByText('Texts in the other language (optional)');
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: 'Walks' } });
  await user.click(section);
  const other = screen.getByRole('textbox', { name: 'Description in Georgian' });
  fireEvent.change(other, { target: { value: 'Rides' } });
  await user.click(section);
  expect(section.parentElement).not.toHaveAttribute('open');
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please write one of the two texts in Georgian and the other in English.');
  expect(section.parentElement).toHaveAttribute('open');
  expect(other).toHaveFocus();
  await vi.waitFor(() => expect(scroll.mock.contexts).toContain(other));
  scroll.mockRestore();
});

test('the focus moves to the further profession that is wrong', async () => {
  const further_professions = (['overland', 'trekking'] as const).map((profession) => ({
    profession,
    certification_level: '' as const,
  }));
  await open(stored({ ...NEW, further_professions }));
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^You have chosen this profession above already/u);
  expect(screen.getAllByRole('combobox', { name: 'Profession' })[2]).toHaveFocus();
});

describe('asking for approval', () => {
  const ask = async () => {
    await open(stored(CHANGED));
    await press(screen.getByRole('button', { name: 'Send for approval' }));
  };

  test('is possible once at a time, and confirmed', async () => {
    let done = () => {};
    vi.mocked(requestVerification).mockReturnValue(new Promise((resolve) => (done = resolve)));
    await ask();
    expect(await screen.findByRole('button', { name: 'Sending the request…' })).toBeDisabled();
    done();
    expect(await screen.findByText('The verification request was submitted.')).toBeInTheDocument();
    expect(vi.mocked(requestVerification).mock.calls).toEqual([['nino', '']]);
  });

  test('after a rejection says what was changed, of what is saved', async () => {
    const user = await open(stored(NEW, REJECTED));
    await press(screen.getByRole('button', { name: 'Next step' }));
    const answer = screen.getByRole('textbox', { name: 'What have you changed? (optional)' });
    expect(answer).toHaveFocus();
    await user.type(answer, 'The level');
    await press(screen.getByRole('button', { name: 'Request verification again' }));
    expect(requestVerification).toHaveBeenCalledExactlyOnceWith('nino', 'The level');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
    expect(isOffered('Request verification again')).toBe(false);
  });
});
