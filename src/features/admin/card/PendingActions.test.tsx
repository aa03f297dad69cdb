import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../../domain/limits.ts';
import type { Decision } from '../../../domain/verification/verification.ts';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { untilSettled } from '../testing/until-settled.ts';
import { PendingActions } from './PendingActions.tsx';
import { REJECTION_REASONS, REVOCATION_REASONS } from './reason/reasons.ts';
import { useDecisionForm } from './use-decision-form.ts';

type OnDecide = (decision: Decision, note: string, drawn: unknown) => void;

interface SampleProps {
  readonly onDecide: OnDecide;
  readonly sentAsReason?: string;
  readonly withdraws?: boolean;
}

function Sample({ onDecide, sentAsReason, withdraws = false }: SampleProps) {
  const [note, setNote] = useState(sentAsReason ?? '');
  const card = useRef<HTMLElement>(null);
  const decidedAt = useRef(-Infinity);
  const form = useDecisionForm({
    card,
    decidedAt,
    turnedAt: decidedAt,
    shown: { bio: '' },
    note,
    withdraws,
    sentAsReason,
    onNote: setNote,
    onDecide,
  });
  return (
    <section ref={card}>
      <PendingActions requestId="a" name="Nino Beridze" form={form} />
    </section>
  );
}

async function renderSample(lang: 'en' | 'ka' = 'en', sample: Omit<SampleProps, 'onDecide'> = {}) {
  const onDecide = vi.fn<OnDecide>();
  await renderInLang(<Sample onDecide={onDecide} {...sample} />, lang, ['shell', 'admin', 'errors']);
  return { onDecide, user: userEvent.setup() };
}

test('the buttons include the name of the guide', async () => {
  const { onDecide, user } = await renderSample();
  await untilSettled('Approve: Nino Beridze');
  await user.click(screen.getByRole('button', { name: 'Approve: Nino Beridze' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('approved', '', { bio: '' });
});

test('asks once in the field before a rejection without a reason', async () => {
  const { onDecide, user } = await renderSample('ka');
  await user.click(screen.getByRole('button', { name: 'უარყოფა: Nino Beridze' }));
  expect(onDecide).not.toHaveBeenCalled();
  const field = screen.getByRole('textbox');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^გამყოლს არ ეცოდინება, რა გამოასწოროს/u);
  await user.type(field, 'სურათი აკლია');
  await untilSettled('უარყოფა: Nino Beridze');
  await user.click(screen.getByRole('button', { name: 'უარყოფა: Nino Beridze' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('rejected', 'სურათი აკლია', { bio: '' });
});

test('sends no rejection that withdraws a verification without a reason', async () => {
  const { onDecide, user } = await renderSample('en', { withdraws: true });
  const reject = screen.getByRole('button', { name: 'Reject: Nino Beridze' });
  for (let press = 0; press < 2; press += 1) {
    await untilSettled('Reject: Nino Beridze');
    await user.click(reject);
  }
  expect(onDecide).not.toHaveBeenCalled();
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription(/^This rejection withdraws the verification again/u);
  await user.type(field, 'Still lapsed');
  await untilSettled('Reject: Nino Beridze');
  await user.click(reject);
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('rejected', 'Still lapsed', { bio: '' });
});

test('the whole field and the question below it scroll into view, when asked and when pressed', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderSample('ka');
  const field = screen.getByRole('textbox');
  const reject = screen.getByRole('button', { name: 'უარყოფა: Nino Beridze' });
  for (const pressed of [reject, field]) {
    shown.mockClear();
    await user.click(pressed);
    const [whole] = shown.mock.contexts;
    expect(whole).toContainElement(field);
    expect(whole).toContainElement(screen.getByText(/^გამყოლს არ ეცოდინება/u));
    expect(whole).not.toContainElement(reject);
  }
  shown.mockRestore();
});

test('sends a rejection without a reason when it is repeated', async () => {
  const { onDecide, user } = await renderSample();
  const reject = screen.getByRole('button', { name: 'Reject: Nino Beridze' });
  await user.click(reject);
  expect(onDecide).not.toHaveBeenCalled();
  await untilSettled('Reject: Nino Beridze');
  await user.click(reject);
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('rejected', '', { bio: '' });
});

test('adds a common reason to the note in both languages', async () => {
  const { user } = await renderSample();
  const [reason] = REJECTION_REASONS;
  if (!reason) throw new Error('There are no reasons');
  await user.type(screen.getByRole('textbox'), 'Hello');
  await user.click(screen.getByRole('button', { name: reason.name.en }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue(`Hello\n\n${reason.text.ka}\n${reason.text.en}\n`);
});

test('adds a common reason once, even when one language of it was deleted', async () => {
  const { user } = await renderSample();
  const [first, second] = REJECTION_REASONS;
  if (!first || !second) throw new Error('There are too few reasons');
  const add = (reason: typeof first) => user.click(screen.getByRole('button', { name: reason.name.en }));
  const both = `${first.text.ka}\n${first.text.en}\n\n${second.text.ka}\n${second.text.en}\n`;
  await add(first);
  await add(second);
  await add(first);
  await add(second);
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue(both);
  fireEvent.change(field, { target: { value: `${first.text.en} ` } });
  await add(first);
  expect(field).toHaveValue(`${first.text.en} `);
});

test('asks before an approval whose note is the reason of a rejection that was taken back', async () => {
  const { onDecide, user } = await renderSample('en', { sentAsReason: 'The picture is old' });
  await untilSettled('Approve: Nino Beridze');
  await user.click(screen.getByRole('button', { name: 'Approve: Nino Beridze' }));
  expect(onDecide).not.toHaveBeenCalled();
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription(/^The note gives a reason for a rejection/u);
  await user.clear(field);
  await untilSettled('Approve: Nino Beridze');
  await user.click(screen.getByRole('button', { name: 'Approve: Nino Beridze' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('approved', '', { bio: '' });
});

test('asks once before an approval with a reason to reject, and again for another note', async () => {
  const { onDecide, user } = await renderSample();
  const [reason] = REJECTION_REASONS;
  if (!reason) throw new Error('There are no reasons');
  await user.click(screen.getByRole('button', { name: reason.name.en }));
  const approve = screen.getByRole('button', { name: 'Approve: Nino Beridze' });
  const field = screen.getByRole('textbox');
  for (const added of ['', '!']) {
    if (added !== '') await user.type(field, added);
    await untilSettled('Approve: Nino Beridze');
    await user.click(approve);
    expect(onDecide).not.toHaveBeenCalled();
    expect(field).toHaveAccessibleDescription(/^The note gives a reason for a rejection/u);
  }
  await untilSettled('Approve: Nino Beridze');
  await user.click(approve);
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('approved', `${reason.text.ka}\n${reason.text.en}\n!`, {
    bio: '',
  });
});

test('a note that is too long is kept whole, and says by how much; nothing is decided', async () => {
  const { onDecide, user } = await renderSample();
  const field = screen.getByRole('textbox');
  const typed = 'x'.repeat(LIMITS.adminNotes + 2);
  await user.click(field);
  await user.paste(typed);
  expect(field).toHaveValue(typed);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(`2 characters too many: the limit is ${LIMITS.adminNotes}.`);
  for (const name of ['Approve: Nino Beridze', 'Reject: Nino Beridze']) {
    await untilSettled('Approve: Nino Beridze');
    await user.click(screen.getByRole('button', { name }));
    expect(field).toHaveFocus();
  }
  expect(onDecide).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}{Backspace}');
  expect(field).toBeValid();
  await untilSettled('Approve: Nino Beridze');
  await user.click(screen.getByRole('button', { name: 'Reject: Nino Beridze' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('rejected', typed.slice(2), { bio: '' });
});

test('each key and a note that becomes too long keep the field in view, with the characters left', async () => {
  const { user } = await renderSample();
  const field = screen.getByRole('textbox');
  await user.click(field);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('x');
  expect(shown).toHaveBeenCalledOnce();
  expect(field).toHaveAccessibleDescription(
    new RegExp(`${(LIMITS.adminNotes - 1).toLocaleString('en')} char`, 'u'),
  );
  for (const length of [LIMITS.adminNotes, LIMITS.adminNotes + 1]) {
    shown.mockClear();
    fireEvent.change(field, { target: { value: 'x'.repeat(length) } });
    expect(shown).toHaveBeenCalledTimes(length - LIMITS.adminNotes);
  }
  shown.mockRestore();
});

test('the second click of a double click does nothing; the Enter key presses a button', async () => {
  const { onDecide, user } = await renderSample();
  await user.type(screen.getByRole('textbox'), 'Hello');
  await untilSettled('Approve: Nino Beridze');
  for (const name of ['Approve: Nino Beridze', 'Reject: Nino Beridze']) {
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
  }
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reject: Nino Beridze' }), { detail: 0 });
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('rejected', 'Hello', { bio: '' });
});

test('a press before the card can have been read says that nothing was decided, until one that counts', async () => {
  const { onDecide, user } = await renderSample();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Approve: Nino Beridze' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Nothing was decided/u);
  await untilSettled('Approve: Nino Beridze');
  await user.click(screen.getByRole('button', { name: 'Approve: Nino Beridze' }));
  expect(onDecide).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('every common reason fits into a note', () => {
  for (const { text } of [...REJECTION_REASONS, ...REVOCATION_REASONS]) {
    expect(text.ka.length + text.en.length + 1).toBeLessThanOrEqual(LIMITS.adminNotes);
  }
});
