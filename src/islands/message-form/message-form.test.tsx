import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_TYPED } from '../../domain/messages/message-form.ts';
import type { MessageStep } from '../../domain/messages/message-page.ts';
import { typedApplication } from '../../domain/messages/application-form.ts';
import { INTAKE } from '../../../tests/cases/application.ts';
import { ApplyPage } from '../../pages/apply/ApplyPage.tsx';
import { message } from '../../../tests/support/messages.ts';
import { pageHtml, showPage } from '../../server/testing/show-page.ts';
import { MessagePage } from '../../pages/message/MessagePage.tsx';
import { start } from './message-form.ts';

const FORM = '/en/messages/to/giorgi-beridze';
const ANSWER = '/en/messages/send/giorgi-beridze';
const recipient = {
  slug: 'giorgi-beridze',
  full_name: 'გიორგი ბერიძე',
  georgian_name: 'გიორგი ბერიძე',
  latin_name: 'Giorgi Beridze',
};

const EMPTY: MessageStep = { step: 'form', recipient, values: NOTHING_TYPED, faults: {} };
const CHECK_MAIL = {
  step: 'check-mail',
  recipient,
  email: 'anna@exmple.org',
  minutes: 30,
  isRepeated: false,
} as const;
const SENT: MessageStep = { step: 'sent', recipient };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Opens a page as the server answers it, and starts its script. */
function open(step: MessageStep, address = FORM): void {
  const { pathname } = new URL(address, window.location.href);
  if (pathname !== window.location.pathname) window.history.replaceState(null, '', address);
  showPage(<MessagePage step={step} />, address);
  const element = document.querySelector<HTMLElement>('[data-island="message-form"]');
  if (!element) throw new Error('There is no place for the script.');
  start(element);
}

const text = (name: RegExp | string) => screen.getByRole('textbox', { name });
const summary = () => screen.getByRole('group', { name: 'The form has not been sent yet' });

function formOf(): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>('form.message');
  if (!form) throw new Error('There is no form.');
  return form;
}

const ASKED = { text: 'Ushba?', from: null, to: null, people: null };

describe('errors', () => {
  it('get the focus, unless a link of the summary was followed before', () => {
    const refused: MessageStep = { ...EMPTY, faults: { email: 'email-missing' } };
    open(refused, ANSWER);
    expect(summary()).toHaveFocus();
    window.history.replaceState(null, '', `${ANSWER}#message-email`);
    open(refused, ANSWER);
    expect(summary()).not.toHaveFocus();
  });

  it('go once their field is corrected, or the day that it was compared with', async () => {
    const values = { ...NOTHING_TYPED, email: 'anna', from: '2027-02-25', to: '2027-02-20', people: 'two' };
    const faults = { email: 'email-invalid', to: 'to-before', people: 'people-invalid' } as const;
    open({ ...EMPTY, values, faults }, ANSWER);
    const email = text(/Your email address/u);
    await userEvent.type(email, '@example.org');
    expect(email).toBeValid();
    expect(email).not.toHaveAccessibleDescription(/such as anna@example.org/u);
    expect(email).toHaveAccessibleDescription(/^The reply will come/u);
    const last = screen.getByLabelText('Last day');
    expect(last).toBeInvalid();
    fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2027-02-19' } });
    expect(last).toBeValid();
    expect(text('Number of people')).toBeInvalid();
  });
});

/** Fills in the new form. */
function write(): void {
  open(EMPTY);
  fireEvent.input(text(/^Message/u), { target: { value: 'Hello' } });
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2099-07-15' } });
}

describe('typed text', () => {
  it('is restored when the form is shown again, and in the other language', () => {
    write();
    open(EMPTY);
    expect(text(/^Message/u)).toHaveValue('Hello');
    expect(screen.getByLabelText('First day')).toHaveValue('2099-07-15');
    expect(text(/^Your name/u)).toHaveValue('');
    open(EMPTY, '/messages/to/giorgi-beridze');
    expect(text(/^შეტყობინება/u)).toHaveValue('Hello');
  });

  it('is not shown for another guide', () => {
    write();
    const other = { ...recipient, slug: 'ana-beridze' };
    open({ ...EMPTY, recipient: other }, '/en/messages/to/ana-beridze');
    expect(text(/^Message/u)).toHaveValue('');
  });

  it('is kept no longer once the message is on its way', () => {
    write();
    expect(sessionStorage).toHaveLength(1);
    open(SENT, ANSWER);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is restored for correcting the address', () => {
    write();
    open(CHECK_MAIL, ANSWER);
    const correct = screen.getByRole('link', { name: 'Wrong address? Correct it' });
    expect(correct).toHaveAttribute('href', `${FORM}#message-email`);
    open(EMPTY);
    expect(text(/^Message/u)).toHaveValue('Hello');
  });

  it('of an application is restored too, with what was chosen, but not what is agreed to', () => {
    const address = '/en/apply/ski-winter';
    const apply = () => {
      const form = { step: 'form', intake: INTAKE, values: typedApplication(), faults: {} } as const;
      showPage(<ApplyPage step={form} />, address);
      const element = document.querySelector<HTMLElement>('[data-island="message-form"]');
      if (element) start(element);
      return screen.getByRole('combobox');
    };
    fireEvent.input(apply(), { target: { value: 'parent' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.input(text(/^First name/u), { target: { value: 'Luka' } });
    expect(apply()).toHaveValue('parent');
    expect(text(/^First name/u)).toHaveValue('Luka');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('that was deleted again is not kept', () => {
    write();
    open(EMPTY);
    fireEvent.input(text(/^Message/u), { target: { value: '' } });
    fireEvent.input(screen.getByLabelText('First day'), { target: { value: '' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('in the field that has the focus is not overwritten', () => {
    write();
    const typing = vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => text(/^Message/u));
    open(EMPTY);
    typing.mockRestore();
    expect(text(/^Message/u)).toHaveValue('');
    expect(screen.getByLabelText('First day')).toHaveValue('2099-07-15');
  });

  it('replaces what the browser kept of an earlier page, on the way back', () => {
    open(EMPTY);
    fireEvent.input(text(/^Message/u), { target: { value: 'Hello' } });
    const corrected = { ...NOTHING_TYPED, text: 'Hello, are you free in July?' };
    sessionStorage.setItem('message:giorgi-beridze', JSON.stringify(corrected));
    fireEvent(window, new Event('pageshow'));
    expect(text(/^Message/u)).toHaveValue(corrected.text);
  });

  it.each([
    ['a browser without storage', () => vi.stubGlobal('sessionStorage', undefined)],
    ['one that holds something else', () => sessionStorage.setItem('message:giorgi-beridze', '{"text":1}')],
    ['one that holds no JSON', () => sessionStorage.setItem('message:giorgi-beridze', '{')],
  ])('is not restored in %s', (_, change) => {
    write();
    change();
    open(EMPTY);
    expect(text(/^Message/u)).toHaveValue('');
  });
});

interface Posted {
  readonly address: string;
  readonly body: URLSearchParams;
}

/** Answers the posts of the page. */
function answerWith(answer: () => Promise<Response>): Posted[] {
  const posts: Posted[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: URLSearchParams }) => {
    posts.push({ address, body });
    return answer();
  });
  return posts;
}

function pageOf(step: MessageStep): Response {
  const html = pageHtml(<MessagePage step={step} />, ANSWER);
  const styles = `<style data-variables>:root{--${step.step}:1}</style></head>`;
  const response = new Response(html.replace('</head>', styles));
  return Object.defineProperty(response, 'url', { value: new URL(ANSWER, window.location.href).href });
}

describe('an answer', () => {
  it('with errors takes the place of the form, which can be sent again', async () => {
    write();
    const values = { ...NOTHING_TYPED, text: 'Hello', from: '2099-07-15' };
    const posts = answerWith(async () => pageOf({ ...EMPTY, values, faults: { name: 'name-missing' } }));
    fireEvent.submit(formOf());
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(posts[0]?.address).toMatch(/\/en\/messages\/send\/giorgi-beridze#message-summary$/u);
    expect(Object.fromEntries(posts[0]?.body ?? [])).toEqual({ ...values, topic: '' });
    expect(document.title).toMatch(/^The form has not been sent yet/u);
    expect(window.location.pathname).toBe(ANSWER);
    expect(text(/^Your name/u)).toBeInvalid();
    fireEvent.input(text(/^Your name/u), { target: { value: 'Anna' } });
    expect(text(/^Your name/u)).toBeValid();
    expect(document.querySelector('.Mui-error')).toBeNull();
    answerWith(async () => pageOf(CHECK_MAIL));
    fireEvent.submit(formOf());
    const heading = await screen.findByRole('heading', { name: /^One step is left/u });
    expect(heading).toHaveFocus();
    expect(screen.queryByText(/^Your message goes to/u)).toBeNull();
    // A draft goes only once the message was sent.
    open(EMPTY);
    expect(text(/^Your name/u)).toHaveValue('Anna');
    expect(text(/^Message/u)).toHaveValue('Hello');
  });

  it('that the message was sent ends the draft', async () => {
    write();
    answerWith(async () => pageOf(SENT));
    fireEvent.submit(formOf());
    expect(await screen.findByRole('heading', { name: 'The message is on its way' })).toHaveFocus();
    expect(document.querySelector('style[data-variables]')).toHaveTextContent('--sent');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not sent with a date that is half typed, which a browser would leave out', () => {
    const post = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', post);
    write();
    const day = screen.getByLabelText(/^Last day/u);
    const report = vi.fn<() => boolean>();
    Object.assign(day, { reportValidity: report });
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    fireEvent.submit(formOf());
    expect(report).toHaveBeenCalledOnce();
    expect(post).not.toHaveBeenCalled();
  });

  it('keeps what was typed while it was awaited, and what the server has corrected', async () => {
    write();
    fireEvent.input(text(/^Your name/u), { target: { value: 'Anna  Frey' } });
    const values = { ...NOTHING_TYPED, name: 'Anna Frey', text: 'Hello', from: '2099-07-15' };
    answerWith(async () => {
      fireEvent.input(text(/^Message/u), { target: { value: 'Hello Giorgi' } });
      return pageOf({ ...EMPTY, values, faults: { email: 'email-missing' } });
    });
    fireEvent.submit(formOf());
    await waitFor(() => expect(summary()).toHaveFocus());
    for (const isShownAgain of [false, true]) {
      if (isShownAgain) open(EMPTY);
      expect(text(/^Your name/u)).toHaveValue('Anna Frey');
      expect(text(/^Message/u)).toHaveValue('Hello Giorgi');
    }
  });

  it('is left by Back for the form, which is loaded again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const push = vi.spyOn(window.history, 'pushState');
    write();
    answerWith(async () => pageOf(CHECK_MAIL));
    fireEvent.submit(formOf());
    await screen.findByRole('heading', { name: /^One step is left/u });
    expect(push).toHaveBeenCalledOnce();
    fireEvent(window, new Event('popstate'));
    expect(reload).not.toHaveBeenCalled();
    window.history.replaceState(null, '', FORM);
    fireEvent(window, new Event('popstate'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is none of the site', async () => new Response('<h1>Please log in to the network</h1>')],
  ])('that %s may mean that the message has arrived: the page says so', async (_, answer) => {
    write();
    answerWith(answer);
    fireEvent.submit(formOf());
    const unanswered = await screen.findByRole('group', { name: 'The website cannot answer at the moment' });
    expect(unanswered).toHaveFocus();
    expect(unanswered).toHaveTextContent(message('en', 'message.unanswered'));
    expect(text(/^Message/u)).toHaveValue('Hello');
    answerWith(async () => pageOf(SENT));
    fireEvent.submit(formOf());
    expect(await screen.findByRole('heading', { name: 'The message is on its way' })).toBeVisible();
  });

  it('to the link of an email takes its place', async () => {
    const address = `/en/messages/confirm/${'x'.repeat(43)}`;
    sessionStorage.setItem('message:somebody-else', '{}');
    open({ step: 'confirm', recipient, ...ASKED }, address);
    answerWith(async () => pageOf({ step: 'confirm', recipient, ...ASKED, refusal: 'guide-full' }));
    fireEvent.submit(formOf());
    expect(await screen.findByText(message('en', 'message.refusal-guide-full'))).toBeVisible();
    expect(summary()).toHaveFocus();
    answerWith(async () => pageOf(SENT));
    fireEvent.submit(formOf());
    expect(await screen.findByRole('heading', { name: 'The message is on its way' })).toHaveFocus();
    expect(sessionStorage).toHaveLength(1);
  });
});

/** Sends the form offline, then online. @param unsent checks the page in between. */
async function sendTwice(step: MessageStep, unsent: () => void): Promise<void> {
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', request);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(step);
  fireEvent.submit(formOf());
  expect(await screen.findByText(/^The website cannot be reached/u)).toBeVisible();
  expect(screen.getByRole('button', { name: /send/iu })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('');
  unsent();
  online.mockReturnValue(true);
  request.mockReset().mockImplementation(async () => pageOf(SENT));
  fireEvent.submit(formOf());
  fireEvent.submit(formOf());
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  expect(await screen.findByRole('heading', { name: 'The message is on its way' })).toBeVisible();
  expect(request).toHaveBeenCalledOnce();
  expect(screen.queryByText(/^The website cannot be reached/u)).toBeNull();
}

it('without network a message is not sent and the typed text stays', async () => {
  const values = { ...NOTHING_TYPED, text: 'Hello' };
  await sendTwice({ ...EMPTY, values, faults: { name: 'name-missing' } }, () => {
    expect(summary()).toHaveFocus();
    expect(text(/^Message/u)).toHaveValue('Hello');
  });
});

it('without network a confirmation is not sent', async () => {
  await sendTwice({ step: 'confirm', recipient, ...ASKED }, () => {
    expect(screen.getByRole('button', { name: 'Confirm and send' })).toBeVisible();
    // Nothing was typed there.
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveTextContent(message('en', 'message.unreached-link'));
  });
});
