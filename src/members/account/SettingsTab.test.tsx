import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey } from '../../browser/drafts.ts';
import { takeNotice } from '../../browser/next-notice.ts';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { AuthContext, type RoleState } from '../firebase/auth/auth-context.ts';
import { saveSettings } from '../firebase/auth/save-account.ts';
import { FailureError } from '../firebase/errors.ts';
import { saveGuideProfile } from '../firebase/firestore/guide-documents.ts';
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
import { signedIn } from '../firebase/testing/signed-in.ts';
import { SettingsTab } from './SettingsTab.tsx';

// They need a server.
vi.mock('../firebase/auth/save-account.ts', () => ({
  saveSettings: vi.fn<typeof saveSettings>(),
}));
vi.mock('../firebase/firestore/guide-documents.ts', async (original) => ({
  ...(await original<object>()),
  saveGuideProfile: vi.fn<typeof saveGuideProfile>(),
}));
setUpCallableServer();

const signOut = vi.fn<() => Promise<void>>();
const USER = {
  id: 'nino',
  email: 'nino@example.com',
  displayName: 'Nino Google',
  createdAt: new Date('2025-01-15T10:00:00Z'),
};

beforeEach(() => {
  signOut.mockReset().mockResolvedValue();
  vi.spyOn(window.location, 'assign').mockImplementation(assign.mockReset());
  vi.mocked(saveSettings).mockReset().mockResolvedValue();
  vi.mocked(saveGuideProfile).mockReset().mockResolvedValue('updated');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const assign = vi.fn<(url: string | URL) => void>();

async function open(
  profile: Profile | undefined = sampleProfile('Nino Adamia'),
  user = USER,
  { role = 'none', guide }: { readonly role?: RoleState; readonly guide?: GuideProfile | undefined } = {},
) {
  const auth = signedIn({ user, signOut, session: { role } });
  await renderInLang(
    <AuthContext value={auth}>
      <Toasts>
        <SettingsTab user={user} profile={profile} guide={guide} />
      </Toasts>
    </AuthContext>,
    'en',
    ['shell', 'account', 'editor', 'errors', 'guides', 'fields'],
  );
  return userEvent.setup({ delay: null });
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(button(name));

test('shows what the account was opened with', async () => {
  await open();
  const account = within(screen.getByRole('region', { name: 'Settings' }));
  const texts = account.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts).toEqual(['nino@example.com', 'January 15, 2025']);
});

describe('the username', () => {
  const field = () => screen.getByRole('textbox', { name: 'Username' });

  test('is saved, trimmed', async () => {
    const user = await open({ ...sampleProfile('Nino Adamia'), username: 'nino' });
    expect(field()).toHaveValue('nino');
    await user.clear(field());
    await user.type(field(), '  nino of Ushguli ');
    await press(user, 'Save');
    expect(await screen.findByText('Your settings were saved.')).toBeInTheDocument();
    const saved = { username: 'nino of Ushguli', language: 'en', unwanted: [] };
    expect(saveSettings).toHaveBeenCalledExactlyOnceWith('nino', saved);
  });

  test.each([
    ['n'.repeat(LIMITS.username + 1), '1 character too many: the limit is 40.'],
    ['!', 'Please write at least one letter or digit.'],
  ])('%j is not saved, and says why', async (typed, why) => {
    const user = await open();
    await user.type(field(), typed);
    await press(user, 'Save');
    expect(await screen.findByText(why, { exact: false })).toBeVisible();
    expect(field()).toBeInvalid();
    expect(saveSettings).not.toHaveBeenCalled();
  });
});

describe('the emails', () => {
  const ARRIVED = 'Tell me when my request has arrived';
  const REMINDERS = 'Remind me 60 and 30 days before my membership ends';
  const box = (name: string) => screen.getByRole('checkbox', { name });

  test('are all sent, in the language of the account, until something else is chosen', async () => {
    const user = await open();
    expect(screen.getByRole('combobox', { name: 'Language of the emails' })).toHaveValue('en');
    expect(screen.queryByText(/^First enter your first and last name/u)).toBeNull();
    expect(box(ARRIVED)).toBeChecked();
    expect(box(REMINDERS)).toBeChecked();
    await user.click(box(REMINDERS));
    await user.click(box(ARRIVED));
    await user.click(box(REMINDERS));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the emails' }), 'ka');
    await press(user, 'Save');
    expect(await screen.findByText('Your settings were saved.')).toBeInTheDocument();
    expect(saveSettings).toHaveBeenCalledExactlyOnceWith('nino', {
      username: '',
      language: 'ka',
      unwanted: ['request-received'],
    });
  });

  test.each([
    ['admin', 3],
    ['checking', 2],
  ] as const)('about the desk are offered to an admin alone: %s', async (role, count) => {
    await open(undefined, USER, { role });
    expect(screen.getAllByRole('checkbox')).toHaveLength(count);
    const name = 'Tell me on weekday mornings what is waiting on the admin dashboard';
    expect(screen.queryAllByRole('checkbox', { name })).toHaveLength(count - 2);
  });

  test('are shown as they were chosen', async () => {
    await open({ ...sampleProfile('Nino Adamia'), language: 'ka', unwanted_mail: ['early-reminders'] });
    expect(screen.getByRole('combobox', { name: 'Language of the emails' })).toHaveValue('ka');
    expect(box(ARRIVED)).toBeChecked();
    expect(box(REMINDERS)).not.toBeChecked();
  });

  test('say when the choice was not saved, and can be saved again', async () => {
    vi.mocked(saveSettings).mockRejectedValueOnce(new FailureError('timeout'));
    const user = await open();
    await user.click(box(ARRIVED));
    await press(user, 'Save');
    expect(await screen.findByText(/^Your settings could not be saved\. The server did not/u)).toBeVisible();
    expect(box(ARRIVED)).not.toBeChecked();
    expect(button('Save')).toBeEnabled();
  });

  test('cannot be chosen without a name', async () => {
    await open({ ...sampleProfile('Nino Adamia'), first_name: '' });
    const name = screen.getByRole('textbox', { name: 'Username' });
    const language = screen.getByRole('combobox', { name: 'Language of the emails' });
    for (const control of [name, language, box(ARRIVED), box(REMINDERS), button('Save')]) {
      expect(control).toBeDisabled();
    }
    expect(name).toHaveAccessibleDescription('First enter your first and last name in the guide profile.');
  });
});

describe('signing out', () => {
  test('leads to the start page', async () => {
    const user = await open();
    await press(user, 'Sign Out');
    expect(signOut).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en');
    expect(takeNotice()).toBe('You are signed out.');
  });

  test('is asked about while a draft would be lost', async () => {
    localStorage.setItem(draftKey('nino'), '{}');
    vi.stubGlobal('confirm', () => false);
    const user = await open();
    await press(user, 'Sign Out');
    expect(signOut).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  test('that fails stays here', async () => {
    signOut.mockRejectedValue(new Error('storage'));
    const user = await open();
    await press(user, 'Sign Out');
    expect(await screen.findByText('Signing out failed. Please try again.')).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
  });
});

test('the emails lead to the switch for messages from visitors, in the guide profile', async () => {
  await open();
  const link = within(screen.getByText(/^Messages from visitors are switched/u)).getByRole('link');
  expect(link).toHaveAttribute('href', '/en/guide-profile');
});

describe('the own data', () => {
  test('are saved as a file of the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T21:00:00Z') });
    const saved: string[] = [];
    const contents: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) contents.push(content);
      return 'blob:data';
    });
    const finish = respondLater({ profile: { full_name: 'Nino Adamia' } });
    const user = await open();
    await press(user, 'Download my data');
    expect(button('Collecting your data…')).toBeDisabled();
    finish();
    await waitFor(() => expect(button('Download my data')).toBeEnabled());
    // Already tomorrow in Georgia.
    expect(saved).toEqual(['my-data-2026-06-02.json']);
    expect(await contents[0]?.text()).toBe('{\n  "profile": {\n    "full_name": "Nino Adamia"\n  }\n}');
    expect(sentCalls()).toEqual([{ name: 'exportMyData', data: {} }]);

    respondLater({
      profile: { full_name: '<b>Nino', last_change: [7, null, ''], language: '', role: null },
      guide_profile: {
        profession: 'ski-touring',
        languages: ['ka', 'x'],
        is_public: true,
        created_at: '2026-06-01T21:30:00.000Z',
      },
      pictures: [{ content: 'data:image/webp;base64,AA==' }],
      messages: [{ text: 'data:image/webp;base64,AA==' }, { text: '2026-99-99T00:00Z', html: '<p>again' }],
    })();
    await press(user, 'Download as a page to read');
    await waitFor(() => expect(saved[1]).toBe('my-data-2026-06-02.html'));
    expect((await contents[1]?.text())?.replace('<title>Your data</title>', '')).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>' +
        '<dl><dt>Profile</dt><dd><dl><dt>Name</dt><dd>&lt;b&gt;Nino</dd><dt lang="en">last change</dt>' +
        '<dd><dl><dt>1</dt><dd>7</dd></dl></dd></dl></dd>' +
        '<dt>Guide profile</dt><dd><dl><dt>Profession</dt><dd>Ski Touring Guide</dd><dt>Languages</dt><dd>Georgian, x</dd>' +
        '<dt>Listing in the directory</dt><dd>yes</dd><dt>Created at</dt><dd>June 2, 2026, 01:30</dd></dl></dd>' +
        '<dt>Pictures</dt><dd><dl><dt>1</dt><dd><dl><dt>Content</dt><dd><img src="data:image/webp;base64,AA=="></dd></dl></dd></dl></dd>' +
        '<dt>Messages from visitors</dt><dd><dl><dt>1</dt><dd><dl><dt>Text</dt><dd>data:image/webp;base64,AA==</dd></dl></dd><dt>2</dt><dd><dl><dt>Text</dt><dd>2026-99-99T00:00Z</dd></dl></dd></dl></dd></dl></body></html>',
    );
  });
});

describe('deleting the account', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const confirmed = () => dialog().getByRole('checkbox');
  const remove = () => dialog().getByRole('button', { name: 'Delete my account' });

  test('needs a confirmation, signs out, and says that it is done', async () => {
    const finish = respondLater({});
    const user = await open();
    await press(user, 'Delete my account');
    expect(remove()).toBeDisabled();
    await user.click(confirmed());
    await user.click(remove());
    expect(dialog().getByRole('button', { name: 'Deleting…' })).toBeDisabled();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    // It cannot be closed meanwhile.
    confirmed().focus();
    await user.keyboard('{Escape}');
    expect(confirmed()).toBeChecked();
    finish();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en'));
    expect(takeNotice()).toBe('Your account and its data were deleted.');
    expect(signOut).toHaveBeenCalledOnce();
    expect(sentCalls()).toEqual([{ name: 'deleteMyAccount', data: {} }]);
  });

  test('that fails says why, and can be repeated', async () => {
    fail('RESOURCE_EXHAUSTED');
    const user = await open();
    await press(user, 'Delete my account');
    await user.click(confirmed());
    await user.click(remove());
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      /^The account could not be deleted\. Too many/u,
    );
    expect(signOut).not.toHaveBeenCalled();
    respond({});
    await user.click(remove());
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  describe('of a guide', () => {
    const profile = sampleProfile('Nino Adamia');
    const guide = { ...sampleGuide('nino', 'Nino Adamia'), is_verified: true };
    const hide = () => dialog().queryByRole('button', { name: 'Hide my page instead' });
    const openDialog = async (of: GuideProfile | undefined) => {
      const user = await open(profile, USER, { guide: of });
      await press(user, 'Delete my account');
      return user;
    };

    test('with a public page offers to hide it instead', async () => {
      const user = await openDialog(guide);
      await user.click(hide() ?? document.body);
      expect(await screen.findByText(/^Your page is hidden\./u)).toBeVisible();
      const [uid, { edit, base } = {}] = vi.mocked(saveGuideProfile).mock.lastCall ?? [];
      expect([uid, base?.is_public, edit]).toEqual(['nino', true, { ...base, is_public: false }]);
      expect(base).toMatchObject({ first_name: 'Nino', last_name: 'Adamia', bio: guide.bio });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sentCalls()).toEqual([]);
      expect(signOut).not.toHaveBeenCalled();
    });

    test.each([
      ['who is not verified', { ...guide, is_verified: false }],
      ['whose page is hidden', { ...guide, is_public: false }],
      ['without a profile', undefined],
    ])('%s has no page to hide', async (_who, of) => {
      await openDialog(of);
      expect(hide()).toBeNull();
    });
  });
});
