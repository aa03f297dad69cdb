import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { APPLICANT, CHILD, INTAKE } from '../../../tests/cases/application.ts';
import { message } from '../../../tests/support/messages.ts';
import { typedApplication } from '../../domain/messages/application-form.ts';
import type { ApplicationStep } from '../../domain/messages/message-page.ts';
import { APPLICATION_STATES } from '../../domain/school/applications.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { ApplyPage } from './ApplyPage.tsx';

const form = { step: 'form', intake: INTAKE, values: typedApplication(), faults: {} } as const;
const about = { intake: INTAKE, name: 'Nino Adamia', sent_on: '2099-05-01' } as const;
const status = { step: 'status', ...about, number: 7, state: 'new', note: null } as const;

function open(step: ApplicationStep, address = '/en/apply/ski-winter'): void {
  showPage(<ApplyPage step={step} />, address);
}

it('says what is applied for before the form, and for a full intake that there is a waiting list', () => {
  open(form);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ski Teacher');
  const facts = document.querySelector('dl');
  expect(facts).toHaveTextContent('December 11, 2099');
  expect(facts).toHaveTextContent('16 years on the first day');
  expect(screen.queryByText(/waiting list/u)).toBeNull();
  expect(screen.getByText(/a parent or guardian applies and confirms/u)).toBeVisible();
  expect(document.querySelector('form.message')).toHaveAttribute(
    'action',
    expect.stringMatching(/^\/en\/applications\/send\/ski-winter#/u),
  );
  const { minimum_age: _, ...adults } = INTAKE;
  open({ ...form, intake: { ...adults, state: 'full' } });
  expect(screen.getByText(/this application is for the waiting list/u)).toBeVisible();
  expect(screen.queryByText(/a parent or guardian applies/u)).toBeNull();
});

it('a form that comes back has all that was typed, and each error at its field and in the summary', () => {
  const faults = { birth: 'birth-guardian', consent: 'consent-missing' } as const;
  open({ ...form, values: { ...CHILD, consent: '' }, faults });
  expect(screen.getByRole('combobox', { name: 'Who are you applying for?' })).toHaveValue('parent');
  expect(screen.getByRole('textbox', { name: /^Your name, if/u })).toHaveValue(CHILD.contact);
  const birth = screen.getByLabelText(/^Date of birth/u);
  expect(birth).toHaveValue(CHILD.birth);
  expect(birth).toHaveAccessibleDescription(/A parent or guardian has to apply/u);
  const summary = screen.getByRole('group', { name: 'The form has not been sent yet' });
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `#${birth.id}`,
    `#${screen.getByRole('checkbox').id}`,
  ]);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  open({ ...form, values: APPLICANT });
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it.each(['en', 'ka'] as const)('has a text for every state (%s)', (lang) => {
  const prefix = lang === 'en' ? '/en' : '';
  for (const state of APPLICATION_STATES) {
    open({ ...status, state, note: 'Bring skis.' }, `${prefix}/applications/status/x`);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      message(lang, `message.apply-state-${state}`),
    );
    expect(screen.getByText('Bring skis.')).toBeVisible();
    const sent = screen.getByText('Nino Adamia').parentElement;
    expect(sent).toHaveTextContent(
      lang === 'en' ? /7\. Sent on May 1, 2099/u : /7\. გაგზავნის დღე: 1 მაისი, 2099/u,
    );
    expect(screen.queryAllByRole('group', { hidden: true })).toHaveLength(state === 'withdrawn' ? 0 : 1);
    const again = lang === 'en' ? 'Apply again' : 'განაცხადის ხელახლა შეტანა';
    expect(screen.queryAllByRole('link', { name: again })).toHaveLength(state === 'withdrawn' ? 1 : 0);
  }
});

it('the link of an email withdraws in two steps, of which the first sends nothing', () => {
  open(status);
  const details = document.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  expect(details?.querySelector('[name="withdraw"]')).toHaveValue('yes');
  // Shown by the script until the answer comes.
  expect(details?.querySelector('button [hidden]')).toHaveTextContent('Withdrawing the application…');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  // The draft goes once it was sent.
  const island = document.querySelector('[data-island="message-form"]');
  expect(island).toHaveAttribute('data-step', 'sent');
  expect(island).toHaveAttribute('data-slug', 'apply ski-winter');
});

it('the link of the first email names the applicant above its button', () => {
  open({ step: 'confirm', intake: INTAKE, name: 'Nino Adamia', refusal: 'too-many' });
  expect(screen.getByText(/^Applicant: Nino Adamia/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm and send' })).toBeVisible();
  expect(screen.getByRole('group')).toHaveTextContent('Too many');
});

it.each([
  [{ step: 'closed', intake: { ...INTAKE, state: 'announced' } }, /announced, but/u],
  [{ step: 'closed', intake: { ...INTAKE, state: 'cancelled' } }, /has been cancelled/u],
  [
    { step: 'closed', intake: { ...INTAKE, deadline: '2026-01-01' } },
    /last day to apply was January 1, 2026/u,
  ],
  [{ step: 'closed' }, /There is no such intake/u],
  [{ step: 'closed', intake: INTAKE, problem: 'young' }, /cannot be sent.*too young/u],
  [
    { step: 'closed', intake: INTAKE, problem: 'guardian' },
    /cannot be sent.*parent or guardian has to apply/u,
  ],
  [{ step: 'received', intake: INTAKE }, /already has this application/u],
  [{ step: 'no-link' }, /no longer works/u],
  [{ step: 'too-often' }, /Too many attempts/u],
  [{ step: 'failed' }, /cannot answer/u],
  [
    { step: 'check-mail', intake: INTAKE, email: 'a@example.org', minutes: 30, isRepeated: false },
    // What is to be done stands above the facts of the start.
    /a@example.org[^]+Gudauri/u,
  ],
] satisfies [ApplicationStep, RegExp][])('%o says so', (step, words) => {
  open(step);
  expect(document.querySelector('main')).toHaveTextContent(words);
  expect(document.querySelector('main form')).toBeNull();
});
