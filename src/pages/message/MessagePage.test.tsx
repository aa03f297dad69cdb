import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MESSAGE_LIMITS, NOTHING_TYPED } from '../../domain/messages/message-form.ts';
import { MESSAGE_REFUSALS, officeRecipient, type MessageStep } from '../../domain/messages/message-page.ts';
import { message } from '../../../tests/support/messages.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { MessagePage } from './MessagePage.tsx';

const ADDRESS = '/en/messages/send/giorgi-beridze';
const recipient = {
  slug: 'giorgi-beridze',
  full_name: 'გიორგი ბერიძე',
  georgian_name: 'გიორგი ბერიძე',
  latin_name: 'Giorgi Beridze',
};

const CHECK_MAIL = { step: 'check-mail', recipient, email: 'anna@exmple.org', minutes: 30 } as const;

function open(step: MessageStep, address = ADDRESS): void {
  showPage(<MessagePage step={step} />, address);
}

it('shows the errors of a form in the summary and at their fields', () => {
  const values = { ...NOTHING_TYPED, name: 'Anna', email: 'anna', text: 'Hello\nGiorgi' };
  open({ step: 'form', recipient, values, faults: { email: 'email-invalid' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Message to Giorgi Beridze');
  expect(document.title).toContain('The form has not been sent yet');
  const summary = screen.getByRole('group', { name: 'The form has not been sent yet' });
  const email = screen.getByRole('textbox', { name: /Your email address/u });
  expect(within(summary).getByRole('link')).toHaveAttribute('href', `#${email.id}`);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/such as anna@example.org/u);
  expect(email).toHaveValue('anna');
  const text = screen.getByRole('textbox', { name: /^Message/u });
  expect(text).toHaveValue('Hello\nGiorgi');
  expect(text).toBeValid();
});

it('an empty new form has no summary, and the hidden field cannot be reached', () => {
  open({ step: 'form', recipient, values: NOTHING_TYPED, faults: {} }, '/messages/to/giorgi-beridze');
  expect(screen.queryByRole('group', { name: /გაგზავნილა/u })).toBeNull();
  expect(document.querySelector('form.message')).toHaveAttribute(
    'action',
    expect.stringMatching(/^\/messages\/send\/giorgi-beridze#/u),
  );
  const trap = document.querySelector('[name="topic"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});

it.each([
  [true, /^Your message goes to the guide’s own email address/u, /^The guide receives/u],
  [
    false,
    /^The guide accepts no messages here\. Yours goes to the association’s office/u,
    /^The association’s office/u,
  ],
] as const)('says who gets it, where the guide accepts messages: %s', (accepts_messages, lead, privacy) => {
  const shown = {
    ...recipient,
    accepts_messages,
    phone: '+995 555 12 34 56',
    website: 'https://guide.example',
  };
  open({ step: 'form', recipient: shown, values: NOTHING_TYPED, faults: {} });
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.getByText(privacy)).toBeVisible();
  expect(screen.getByRole('link', { name: shown.phone })).toHaveAttribute('href', 'tel:+995555123456');
  expect(screen.getByRole('link', { name: shown.website })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  open({ step: 'sent', recipient: shown });
  expect(
    screen.getByText(accepts_messages ? /sent to the guide,/u : /sent to the association’s office,/u),
  ).toBeVisible();
});

it('a form on a topic names it, goes to the office and asks for no tour', () => {
  const topic = officeRecipient('ski-teacher');
  open({ step: 'form', recipient: topic, values: NOTHING_TYPED, faults: {} });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Message to the association’s office (Ski Teacher, Levels I–III)',
  );
  expect(screen.getByText(/^Your message goes to the association’s office\./u)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Number of people' })).toBeNull();
  expect(document.querySelector('form.message')).toHaveAttribute(
    'action',
    expect.stringContaining('/messages/send/office--ski-teacher#'),
  );
  expect(screen.getByRole('link', { name: 'Contact the association' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to the guide’s page' })).toBeNull();
});

it('without guide and office names the ways that are left', () => {
  open({ step: 'closed', recipient: { ...recipient, accepts_messages: false, phone: '+995 555 12 34 56' } });
  expect(screen.getByRole('link', { name: '+995 555 12 34 56' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact the association' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the guide’s page' })).toBeVisible();
});

it('keeps a number of people typed in words, and asks for digits', () => {
  const values = { ...NOTHING_TYPED, people: 'two or three' };
  open({ step: 'form', recipient, values, faults: { people: 'people-invalid' } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of people' });
  expect(field).toHaveValue('two or three');
  expect(field.maxLength).toBeGreaterThan('two or three'.length);
  expect(field).toHaveAccessibleDescription(/in digits/u);
});

it('keeps the whole of a message that is too long, and says by how much', () => {
  const values = { ...NOTHING_TYPED, text: 'x\r\n'.repeat(MESSAGE_LIMITS.text) };
  open({ step: 'form', recipient, values, faults: { text: 'text-long' } });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/u });
  expect(field).toHaveValue(values.text);
  expect(field).not.toHaveAttribute('maxlength');
  // Line breaks at the end do not count.
  expect(field).toHaveAccessibleDescription(/to 3000 characters; it has 5999\.$/u);
});

it.each(MESSAGE_REFUSALS)(
  'a form that is refused as "%s" keeps what was typed and says what to do',
  (refusal) => {
    const values = { ...NOTHING_TYPED, text: 'Hello' };
    open({ step: 'form', recipient, values, faults: {}, refusal });
    expect(screen.getByText(message('en', `message.refusal-${refusal}`, MESSAGE_LIMITS))).toBeVisible();
    expect(screen.queryByText(message('en', 'message.faults-text'))).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Message/u })).toHaveValue('Hello');
  },
);

it.each([
  ['too-many', true],
  ['guide-full', true],
  ['failed', false],
] as const)('a form that is refused as "%s" tells how to reach the association: %s', (refusal, isTold) => {
  open({ step: 'form', recipient, values: NOTHING_TYPED, faults: {}, refusal });
  const summary = within(screen.getByRole('group', { name: 'The form has not been sent yet' }));
  const links = summary.queryAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0]);
  expect(links).toEqual(isTold ? ['tel', 'mailto'] : []);
});

it('a link of an email shows the message and one button, and its address is told to no other site', () => {
  const address = `/en/messages/confirm/${'x'.repeat(43)}`;
  const tour = { from: '2027-07-10', to: null, people: 2 };
  open({ step: 'confirm', recipient, text: 'Ushba in July?', ...tour }, address);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Ushba in July?');
  const facts = screen.getAllByText(/^(?:First day|Last day|Number of people): /u);
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'First day: July 10, 2027',
    'Number of people: 2',
  ]);
  // Whoever is sent the link does not take it for the association's words.
  expect(screen.getByText(/It is not from the association:$/u)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Confirm and send' });
  expect(button.closest('form')).toHaveAttribute('action', expect.stringContaining(address));
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

it('tells an email that was sent from one that was sent before', () => {
  open({ ...CHECK_MAIL, isRepeated: false });
  expect(document.body).toHaveTextContent(
    /We have sent a link to anna@exmple\.org\. Open it within 24 hours/u,
  );
  // Translators leave the address as it is.
  expect(screen.getByText('anna@exmple.org')).toHaveAttribute('translate', 'no');
  expect(screen.getByText(CHECK_MAIL.recipient.latin_name)).toHaveAttribute('translate', 'no');
  open({ ...CHECK_MAIL, minutes: 1, isRepeated: true });
  expect(document.body).toHaveTextContent(
    /We have already sent a link .* second link can be sent in 1 minute\./u,
  );
});

it('disregards a query that a mail program has added', () => {
  open({ step: 'no-link' }, `${ADDRESS}?utm_source=mail`);
  expect(screen.getByText(/^This link no longer works/u)).toBeVisible();
});
