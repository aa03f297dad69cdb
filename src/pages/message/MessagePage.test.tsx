import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MESSAGE_LIMITS, MESSAGE_FAULTS, NOTHING_TYPED } from '../../domain/messages/message-form.ts';
import { MESSAGE_REFUSALS, messagePage, type MessageStep } from '../../domain/messages/message-page.ts';
import { message } from '../../../tests/support/messages.ts';
import { openPage } from '../../members/app/testing/open-page.tsx';

const ADDRESS = '/en/messages/send/giorgi-beridze';
const recipient = {
  slug: 'giorgi-beridze',
  full_name: 'გიორგი ბერიძე',
  georgian_name: 'გიორგი ბერიძე',
  latin_name: 'Giorgi Beridze',
};

const CHECK_MAIL = { step: 'check-mail', recipient, email: 'anna@exmple.org', minutes: 30 } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Opens the page as rendered by the server. */
function open(step: MessageStep, address = ADDRESS): Promise<void> {
  return openPage(address, messagePage(step));
}

it('shows the errors of a form in the focused summary and at their fields', async () => {
  const values = { ...NOTHING_TYPED, name: 'Anna', email: 'anna', text: 'Hello\nGiorgi' };
  await open({ step: 'form', recipient, values, faults: { email: 'email-invalid' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Message to Giorgi Beridze');
  expect(document.title).toContain('The message has not been sent yet');
  const summary = screen.getByRole('group', { name: 'The message has not been sent yet' });
  expect(summary).toHaveFocus();
  const email = screen.getByRole('textbox', { name: /Your email address/u });
  expect(within(summary).getByRole('link')).toHaveAttribute('href', `#${email.id}`);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/such as anna@example.org/u);
  expect(email).toHaveValue('anna');
  const text = screen.getByRole('textbox', { name: /^Message/u });
  expect(text).toHaveValue('Hello\nGiorgi');
  expect(text).toBeValid();
});

it('clears the error of a corrected field, and of the day that it was compared with', async () => {
  const values = { ...NOTHING_TYPED, email: 'anna', from: '2027-02-25', to: '2027-02-20', people: 'two' };
  const faults = { email: 'email-invalid', to: 'to-before', people: 'people-invalid' } as const;
  await open({ step: 'form', recipient, values, faults });
  const user = userEvent.setup();
  const email = screen.getByRole('textbox', { name: /Your email address/u });
  await user.type(email, '@example.org');
  expect(email).toBeValid();
  expect(email).not.toHaveAccessibleDescription(/such as anna@example.org/u);
  const last = screen.getByLabelText('Last day');
  expect(last).toBeInvalid();
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2027-02-19' } });
  expect(last).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Number of people' })).toBeInvalid();
});

it('a link of the summary followed before hydration keeps the focus', async () => {
  window.location.hash = '#message-email';
  await open({ step: 'form', recipient, values: NOTHING_TYPED, faults: { email: 'email-missing' } });
  expect(screen.getByRole('group', { name: 'The message has not been sent yet' })).not.toHaveFocus();
  window.location.hash = '';
});

it('an empty new form has no summary, and the hidden field cannot be reached', async () => {
  await open({ step: 'form', recipient, values: NOTHING_TYPED, faults: {} }, '/messages/to/giorgi-beridze');
  expect(screen.queryByRole('group', { name: /გაგზავნილა/u })).toBeNull();
  expect(document.querySelector('form.message')).toHaveAttribute(
    'action',
    expect.stringMatching(/^\/messages\/send\/giorgi-beridze#/u),
  );
  const trap = document.querySelector('[name="topic"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('keeps a number of people typed in words, and asks for digits', async () => {
  const values = { ...NOTHING_TYPED, people: 'two or three' };
  await open({ step: 'form', recipient, values, faults: { people: 'people-invalid' } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of people' });
  expect(field).toHaveValue('two or three');
  expect(field.maxLength).toBeGreaterThan('two or three'.length);
  expect(field).toHaveAccessibleDescription(/in digits/u);
});

it('keeps the whole of a message that is too long, and says by how much', async () => {
  const values = { ...NOTHING_TYPED, text: 'x\r\n'.repeat(MESSAGE_LIMITS.text) };
  await open({ step: 'form', recipient, values, faults: { text: 'text-long' } });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/u });
  expect(field).toHaveValue(values.text);
  expect(field).not.toHaveAttribute('maxlength');
  // Line breaks at the end do not count.
  expect(field).toHaveAccessibleDescription(/to 3000 characters; it has 5999\.$/u);
});

it.each(MESSAGE_REFUSALS)(
  'a form that is refused as "%s" keeps what was typed and says what to do',
  async (refusal) => {
    const values = { ...NOTHING_TYPED, text: 'Hello' };
    await open({ step: 'form', recipient, values, faults: {}, refusal });
    expect(screen.getByText(message('en', `message.refusal-${refusal}`, MESSAGE_LIMITS))).toBeVisible();
    expect(screen.queryByText(message('en', 'message.faults-text'))).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Message/u })).toHaveValue('Hello');
  },
);

it.each([
  ['too-many', true],
  ['guide-full', true],
  ['failed', false],
] as const)(
  'a form that is refused as "%s" tells how to reach the association: %s',
  async (refusal, isTold) => {
    await open({ step: 'form', recipient, values: NOTHING_TYPED, faults: {}, refusal });
    const summary = within(screen.getByRole('group', { name: 'The message has not been sent yet' }));
    const links = summary.queryAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0]);
    expect(links).toEqual(isTold ? ['tel', 'mailto'] : []);
  },
);

it.each(['en', 'ka'] as const)('every fault has words in %s', (lang) => {
  for (const fault of MESSAGE_FAULTS)
    expect(message(lang, `message.fault-${fault}`, { ...MESSAGE_LIMITS, length: 3001 })).toMatch(/\p{L}/u);
});

it('a link of an email is one button, and its address is told to no other site', async () => {
  const address = `/en/messages/confirm/${'x'.repeat(43)}`;
  await open({ step: 'confirm', recipient }, address);
  const button = screen.getByRole('button', { name: 'Confirm and send' });
  expect(button.closest('form')).toHaveAttribute('action', expect.stringContaining(address));
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

it('tells an email that was sent from one that was sent before', async () => {
  await open({ ...CHECK_MAIL, isRepeated: false });
  expect(
    screen.getByText(/^We have sent a link to anna@exmple\.org\. Open it within 30 minutes/u),
  ).toBeVisible();
  cleanup();
  await open({ ...CHECK_MAIL, minutes: 1, isRepeated: true });
  expect(screen.getByText(/^We have already sent a link .* works for 1 more minute,/u)).toBeVisible();
});

it('disregards a query that a mail program has added', async () => {
  await openPage(ADDRESS, messagePage({ step: 'no-link' }), '?utm_source=mail');
  expect(screen.getByText(/^This link no longer works/u)).toBeVisible();
});

it('is reloaded after client-side navigation, because only the server renders it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const loadedAt = vi.spyOn(performance, 'getEntriesByType');
  loadedAt.mockReturnValue([performance.mark('https://guides.test/en/news')]);
  await open({ step: 'sent', recipient }, '/en/messages/send/another-guide');
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  await openPage(ADDRESS);
  expect(reload).toHaveBeenCalledOnce();
});

/** Another tab tells of a message that was sent; resolves once every tab has heard it. */
async function tellTab(tab: BroadcastChannel, slug: string): Promise<void> {
  const heard = new BroadcastChannel('message-sent');
  await new Promise((resolve) => {
    heard.addEventListener('message', resolve, { once: true });
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- of windows, which this is none of
    tab.postMessage(slug);
  });
  heard.close();
}

describe('typed text', () => {
  const FORM = '/en/messages/to/giorgi-beridze';
  const empty: MessageStep = { step: 'form', recipient, values: NOTHING_TYPED, faults: {} };
  const text = (name: RegExp | string) => screen.getByRole('textbox', { name });

  /** Fills in the new form, and navigates to another page. */
  async function writeAndLeave(): Promise<void> {
    await open(empty, FORM);
    fireEvent.input(text(/^Message/u), { target: { value: 'Hello' } });
    fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2099-07-15' } });
    cleanup();
  }

  it('is restored when the form is shown again, and in the other language', async () => {
    await writeAndLeave();
    await open(empty, FORM);
    expect(text(/^Message/u)).toHaveValue('Hello');
    expect(screen.getByLabelText('First day')).toHaveValue('2099-07-15');
    expect(text(/^Your name/u)).toHaveValue('');
    cleanup();
    await open(empty, '/messages/to/giorgi-beridze');
    expect(text(/^შეტყობინება/u)).toHaveValue('Hello');
  });

  it('is not shown for another guide', async () => {
    await writeAndLeave();
    const other = { ...recipient, slug: 'ana-beridze' };
    await open({ ...empty, recipient: other }, '/en/messages/to/ana-beridze');
    expect(text(/^Message/u)).toHaveValue('');
  });

  it('is replaced by newer values from the server, and then contains changes to those', async () => {
    await writeAndLeave();
    const values = { ...NOTHING_TYPED, text: 'Hello Giorgi' };
    const refused: MessageStep = { step: 'form', recipient, values, faults: { name: 'name-missing' } };
    await open(refused);
    expect(text(/^Message/u)).toHaveValue('Hello Giorgi');
    fireEvent.input(text(/^Your name/u), { target: { value: 'Anna' } });
    fireEvent.input(text(/^Message/u), { target: { value: 'Hello Giorgi!' } });
    cleanup();
    await open(refused);
    expect(text(/^Your name/u)).toHaveValue('Anna');
    expect(text(/^Message/u)).toHaveValue('Hello Giorgi!');
  });

  it('is kept no longer once the message is on its way', async () => {
    await writeAndLeave();
    expect(sessionStorage).toHaveLength(1);
    await open({ step: 'sent', recipient });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept no longer in other tabs either, which say that the message is on its way', async () => {
    const otherTab = new BroadcastChannel('message-sent');
    await open({ ...CHECK_MAIL, isRepeated: false });
    await act(() => tellTab(otherTab, 'somebody-else'));
    expect(screen.queryByRole('heading', { name: 'The message is on its way' })).toBeNull();
    await act(() => tellTab(otherTab, 'giorgi-beridze'));
    expect(screen.getByRole('heading', { name: 'The message is on its way' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    cleanup();
    await open(empty, FORM);
    fireEvent.input(text(/^Message/u), { target: { value: 'Hello' } });
    await act(() => tellTab(otherTab, 'giorgi-beridze'));
    expect(screen.getByText(/^You have confirmed your message: it is on its way\./u)).toBeVisible();
    expect(text(/^Message/u)).toHaveValue('Hello');
    expect(sessionStorage).toHaveLength(0);
    otherTab.close();
  });

  it('is restored for correcting the address', async () => {
    await writeAndLeave();
    await open({ ...CHECK_MAIL, isRepeated: false });
    const correct = screen.getByRole('link', { name: 'Wrong address? Correct it' });
    expect(correct).toHaveAttribute('href', '/en/messages/to/giorgi-beridze#message-email');
    cleanup();
    await open(empty, FORM);
    expect(text(/^Message/u)).toHaveValue('Hello');
  });

  it('shows that it waits for confirmation, as long as it does', async () => {
    const waits = () =>
      screen.queryByText(/goes to the guide once you have opened the link.* to anna@exmple\.org/u);
    await open(empty, FORM);
    expect(waits()).toBeNull();
    cleanup();
    await open({ ...CHECK_MAIL, isRepeated: false });
    cleanup();
    await open(empty, FORM);
    expect(waits()).toBeVisible();
    cleanup();
    await open({ ...empty, faults: { text: 'text-missing' } }, FORM);
    expect(waits()).toBeNull();
    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + CHECK_MAIL.minutes * 60_000 + 1);
    await open(empty, FORM);
    expect(waits()).toBeNull();
  });

  it('that was deleted again is not kept', async () => {
    await writeAndLeave();
    await open(empty, FORM);
    fireEvent.input(text(/^Message/u), { target: { value: '' } });
    fireEvent.input(screen.getByLabelText('First day'), { target: { value: '' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('typed before the page could restore anything is not overwritten', async () => {
    await writeAndLeave();
    const early = vi.spyOn(HTMLTextAreaElement.prototype, 'value', 'get').mockReturnValue('Good morning');
    await open(empty, FORM);
    early.mockRestore();
    expect(text(/^Message/u)).toHaveValue('');
  });

  it('replaces what the browser kept of an earlier page, on the way back', async () => {
    await open(empty, FORM);
    fireEvent.input(text(/^Message/u), { target: { value: 'Hello' } });
    const earlier = document.querySelector('form');
    const corrected = { ...NOTHING_TYPED, text: 'Hello, are you free in July?' };
    sessionStorage.setItem(
      'message:giorgi-beridze',
      JSON.stringify({ rendered: { ...NOTHING_TYPED, text: 'Hello' }, typed: corrected }),
    );
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(text(/^Message/u)).toHaveValue('Hello');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(document.querySelector('form')).toBe(earlier);
    expect(text(/^Message/u)).toHaveValue(corrected.text);
  });

  it('is not restored in a browser without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await open(empty, FORM);
    expect(text(/^Message/u)).toHaveValue('');
  });
});

/** Sends the form offline, then online. @param unsent checks the page in between. */
async function sendTwice(step: MessageStep, unsent: () => void): Promise<void> {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const probe = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', probe);
  await open(step);
  const form = document.querySelector('form.message');
  if (!form) throw new Error('There is no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  expect(await screen.findByText(/^The website cannot be reached/u)).toBeVisible();
  expect(probe).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  // The focus follows the rendering.
  await waitFor(unsent);
  probe.mockResolvedValue(new Response());
  fireEvent.submit(form);
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(screen.queryByText(/^The website cannot be reached/u)).toBeNull();
  // Until the page of the response is shown.
  fireEvent.submit(form);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  fireEvent(window, new Event('pageshow'));
  expect(screen.queryByRole('button', { name: 'Sending…' })).toBeNull();
}

it('without network a message is not sent and the typed text stays', async () => {
  const values = { ...NOTHING_TYPED, text: 'Hello' };
  await sendTwice({ step: 'form', recipient, values, faults: {} }, () => {
    expect(screen.getByRole('group', { name: 'The message has not been sent yet' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^Message/u })).toHaveValue('Hello');
  });
});

it('without network a confirmation is not sent', async () => {
  await sendTwice({ step: 'confirm', recipient }, () => {
    expect(screen.getByRole('button', { name: 'Confirm and send' })).toBeVisible();
    // Nothing was typed there.
    expect(screen.getByText(message('en', 'message.unreached-link'))).toBeVisible();
  });
});
