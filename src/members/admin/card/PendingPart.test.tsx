import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { deskPerson } from '../../../../tests/cases/desk-rows.ts';
import { approvedValues, type ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import { MAX_NOTE_CHARACTERS, QUESTION_IDLE_DAYS } from '../../../domain/settings.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { RENEWAL, seenFields } from '../../../domain/verification/verification.ts';
import { lastDayOf, termEnd } from '../../../domain/membership/term.ts';
import { formatDate } from '../../../i18n/dates.ts';
import type { CardData } from './card-data.ts';
import type { CardState } from '../requests/use-decisions.ts';
import { renderCard } from '../testing/render-card.tsx';
import { sampleGuide, sampleMembership, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { sampleCard, sampleRequest, type SampleRequest } from '../testing/samples.ts';
import { REJECTION_REASONS, type Reason } from './reasons.ts';

vi.mock('../../firebase/firestore/verification-desk.ts', () => import('../testing/stored-reads.ts'));

const NAME = 'Ana Abashidze';
const PROFILE = sampleGuide('guide-a', NAME);
const APPLIED = approvedValues(PROFILE);
const GUIDE = { ...PROFILE, is_verified: true, approved: { ...APPLIED, decided_at: new Date(0) } };
const FIRST = sampleRequest('a', 1, { applied: APPLIED });

const card = () => within(screen.getByRole('region', { name: NAME }));
const notes = () =>
  card()
    .queryAllByRole('note')
    .map(({ textContent }) => textContent);

/** A renewal of a guide whose last approval stored these values. */
function renewal(seen: SampleRequest['data']['seen'], change: Partial<ApprovedValues> = {}) {
  const request = sampleRequest('a', 1, { applied: { ...APPLIED, ...change }, kind: RENEWAL });
  const approval = sampleRequest('b', 1, { status: 'approved', seen });
  return sampleCard(request, { guide: GUIDE, attempts: [request, approval] });
}

const SEEN = seenFields(PROFILE);
const TITLE = 'Renewal of the membership';
const UNKNOWN = 'The record of the last approval is incomplete: please check everything.';

test.each([
  ['is as approved', renewal(SEEN), `${TITLE}Nothing has changed since the last approval.`],
  [
    'has changed as far as it can be compared',
    renewal(undefined, { profession: 'canyoning' }),
    `${TITLE}Changed since the last approval: Profession.${UNKNOWN}`,
  ],
  [
    'has another end by an admin',
    { ...renewal(SEEN), membership: sampleMembership({ end_set: { at: new Date(), by_admin: true } }) },
    `${TITLE}An administrator set the end of the present term. The journal has the reason.`,
  ],
])('a renewal says that the guide %s', async (_, joined, expected) => {
  await renderCard(joined);
  expect(notes()).toContain(expected);
});

test.each([
  [new Date('2090-03-31T20:00:00Z'), 'valid until March 31, 2091'],
  [null, 'no end date'],
])(
  'a renewal says its last day before it is approved, which the approval names: %s',
  async (ends_at, expected) => {
    const { decide } = await renderCard({ ...renewal(SEEN), membership: sampleMembership({ ends_at }) });
    expect(button('Approve')).toHaveAccessibleDescription(
      `If approved: member no. 1007 stays · ${expected} · public page`,
    );
    fireEvent.click(button('Approve'));
    const lastDay = ends_at && '2091-03-31';
    expect(decide).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ last_day: lastDay }),
    );
  },
);

const FIRST_END = formatDate(lastDayOf(termEnd(new Date(), { month: 3, day: 31 })), 'en');

test.each<[string, Partial<CardData>, string]>([
  [
    'another level than the profile says',
    { guide: { ...PROFILE, certification_level: 'trainee' } },
    `Certified Guide · new member number · valid until ${FIRST_END} · public page`,
  ],
  ['a number', {}, `new member number · valid until ${FIRST_END} · public page`],
  [
    'a term again',
    { membership: sampleMembership({ state: 'withdrawn' }), guide: { ...PROFILE, slug: 'ana' } },
    `member no. 1007 stays · valid until ${FIRST_END} · public page: /ana`,
  ],
  [
    'a change alone',
    { membership: sampleMembership(), guide: { ...PROFILE, is_public: false } },
    'member no. 1007 stays · valid until March 31, 2090 · no public page',
  ],
])('an approval says beforehand what it gives: %s', async (_, known, expected) => {
  const { decide } = await renderCard(sampleCard(FIRST, { guide: PROFILE, ...known }));
  expect(button('Approve')).toHaveAccessibleDescription(`If approved: ${expected}`);
  fireEvent.click(button('Approve'));
  // The server refuses another day.
  expect(decide).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ last_day: expect.stringMatching(/-03-31$/u) }),
  );
});

test('of a request that cannot be approved nothing is said to be given', async () => {
  await renderCard(sampleCard(sampleRequest('a'), { guide: PROFILE }));
  expect(card().queryByText(/^If approved/u)).toBeNull();
});

test('what an approval confirms is beside what was approved, and what the profile says by now', async () => {
  const request = sampleRequest('a', 1, { applied: { ...APPLIED, profession: 'rafting' } });
  const guide = { ...GUIDE, profession: 'rafting', certification_level: 'master' } as const;
  await renderCard(sampleCard(request, { guide }));
  const confirms = within(card().getByRole('region', { name: 'What an approval confirms' }));
  const fact = (label: string) => confirms.getByText(label).parentElement;
  expect(fact('Name')).toHaveTextContent(/^Name Ana Abashidze$/u);
  expect(fact('Profession')).toHaveTextContent(
    /^Profession Rafting Guide.*approved so far: Trekking Guide$/u,
  );
  expect(fact('Certification level')).toHaveTextContent(
    /Certified Guide.*the profile now says: Master Guide \(an approval does not cover this\)$/u,
  );
});

test('of an own request another admin has to decide', async () => {
  await renderCard(sampleCard(FIRST, { guide: PROFILE, isOwn: true }));
  expect(card().getByText(/^This is your own request\. Another administrator has to decide/u)).toBeVisible();
  expect(card().queryByRole('button', { name: /^(?:Approve|Reject|Ask)/u })).toBeNull();
});

test('what is missing from the request is pointed out', async () => {
  const request = sampleRequest('a', 1, { applied: { ...APPLIED, certification_level: '' } });
  await renderCard(sampleCard(request, { guide: PROFILE }));
  expect(notes()).toEqual([expect.stringMatching(/^Missing from the request: Certification level\./u)]);
});

test('names of different people are pointed out', async () => {
  const request = sampleRequest('a', 1, { applied: { ...APPLIED, georgian_name: 'გიორგი ქავთარაძე' } });
  await renderCard(sampleCard(request, { guide: PROFILE }));
  expect(notes()).toEqual([expect.stringContaining(`${NAME} · გიორგი ქავთარაძე.`)]);
});

test('a decision that was refused because of changes lists them once, and asks to press again', async () => {
  await renderCard(sampleCard(FIRST, { guide: PROFILE }), {
    changed: ['user_id', 'phone', 'bio'],
  });
  expect(card().getByText(/while you were reading/u)).toHaveTextContent(
    /: Phone, About you \(bio\)\. Nothing was decided\. Press again/u,
  );
});

/** The card of a first request, and what was decided there. */
async function renderFirst(
  change: Partial<SampleRequest['data']> = {},
  state: Partial<CardState> = {},
  profile?: Profile,
) {
  const request = sampleRequest('a', 1, { applied: APPLIED, ...change });
  const { decide } = await renderCard(sampleCard(request, { guide: PROFILE, profile }), state);
  const user = userEvent.setup();
  return {
    user,
    press: (name: string) => user.click(button(name)),
    add: (reason: Reason) => user.click(screen.getByRole('button', { name: reason.name.en })),
    decided: () => decide.mock.calls.map(([, { decision, admin_notes }]) => [decision, admin_notes]),
  };
}

const button = (name: string) => screen.getByRole('button', { name: `${name}: ${NAME}` });
const field = () => screen.getByRole('textbox');

test('sends no rejection that withdraws a verification without a reason', async () => {
  const returned = { at: new Date(0), decision: 'revoked', reason: null } as const;
  const { press, decided, user } = await renderFirst({ returned });
  await press('Reject');
  await press('Reject');
  expect(decided()).toEqual([]);
  expect(field()).toHaveAccessibleDescription(/^This rejection withdraws the verification again/u);
  await user.type(field(), 'Still lapsed');
  await press('Reject');
  expect(decided()).toEqual([['rejected', 'Still lapsed']]);
});

test.each(['ka', 'en'] as const)(
  'adds a common reason once, in the language of the guide: %s',
  async (language) => {
    const { add } = await renderFirst({}, {}, { ...sampleProfile(NAME), language });
    const [first, second] = REJECTION_REASONS;
    if (!first || !second) throw new Error('There are too few reasons');
    for (const reason of [first, second, first, second]) await add(reason);
    expect(field()).toHaveValue(`${first.text[language]}\n\n${second.text[language]}\n`);
    expect(field()).toHaveAttribute('lang', language);
    fireEvent.change(field(), { target: { value: `${first.text.en} ` } });
    await add(first);
    expect(field()).toHaveValue(`${first.text.en} `);
  },
);

test('asks before an approval whose note is the reason of a rejection that was taken back', async () => {
  const note = 'The picture is old';
  const { press, decided, user } = await renderFirst({}, { note, sentAsReason: note });
  await press('Approve');
  expect(decided()).toEqual([]);
  expect(field()).toHaveAccessibleDescription(/^The note gives a reason for a rejection/u);
  await user.clear(field());
  await press('Approve');
  expect(decided()).toEqual([['approved', null]]);
});

test('asks once before an approval with a reason to reject, and again for another note', async () => {
  const { press, decided, add, user } = await renderFirst();
  const [reason] = REJECTION_REASONS;
  if (!reason) throw new Error('There are no reasons');
  await add(reason);
  for (const added of ['', '!']) {
    if (added !== '') await user.type(field(), added);
    await press('Approve');
    expect(decided()).toEqual([]);
    expect(field()).toHaveAccessibleDescription(/^The note gives a reason for a rejection/u);
  }
  await press('Approve');
  expect(decided()).toEqual([['approved', `${reason.text.ka}\n!`]]);
});

test('a note that is too long stays whole, and says by how much; nothing is decided', async () => {
  const { press, decided, user } = await renderFirst();
  const typed = 'x'.repeat(MAX_NOTE_CHARACTERS + 2);
  await user.click(field());
  await user.paste(typed);
  expect(field()).toHaveValue(typed);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(`2 characters too many: the limit is ${MAX_NOTE_CHARACTERS}.`);
  for (const name of ['Approve', 'Reject']) {
    await press(name);
    expect(field()).toHaveFocus();
  }
  expect(decided()).toEqual([]);
  await user.keyboard('{Backspace}{Backspace}');
  expect(field()).toBeValid();
  await press('Reject');
  expect(decided()).toEqual([['rejected', typed.slice(2)]]);
});

test('the second click of a double click does nothing; the Enter key presses a button', async () => {
  const { decided, user } = await renderFirst();
  await user.type(field(), 'Hello');
  for (const name of ['Approve', 'Reject']) fireEvent.click(button(name), { detail: 2 });
  expect(decided()).toEqual([]);
  fireEvent.click(button('Reject'), { detail: 0 });
  expect(decided()).toEqual([['rejected', 'Hello']]);
});

test('every common reason fits into a note', () => {
  for (const { text } of REJECTION_REASONS) {
    for (const words of Object.values(text)) expect(words.length).toBeLessThan(MAX_NOTE_CHARACTERS);
  }
});

describe('the guide is asked', () => {
  const ask = () => screen.queryByRole('button', { name: `Ask the guide: ${NAME}` });
  const asked = { asked_at: new Date(), asked_by: 'nana', text: 'Who certified you?' };

  test('what the note says, by its key; without words it says what to write', async () => {
    const actions = await renderCard(sampleCard(FIRST, { guide: PROFILE }));
    const user = userEvent.setup();
    card()
      .getByRole('button', { name: /^Approve/u })
      .focus();
    await user.keyboard('[KeyQ]');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/^Write the question here/u);
    await user.keyboard('Which level?{Escape}[KeyQ]');
    expect(actions.ask.mock.calls.map(([{ id }, text]) => [id, text])).toEqual([['a', 'Which level?']]);
    expect(actions.decide).not.toHaveBeenCalled();
  });

  test('nothing that is too long, and nothing while something is being done', async () => {
    const note = 'x'.repeat(MAX_NOTE_CHARACTERS + 1);
    const actions = await renderCard(sampleCard(FIRST, { guide: PROFILE }), { note });
    const user = userEvent.setup();
    await user.click(button('Ask the guide'));
    expect(field()).toHaveFocus();
    cleanup();
    const busy = await renderCard(sampleCard(FIRST, { guide: PROFILE }), { note: 'Hello', busy: 'approved' });
    await user.click(button('Ask the guide'));
    expect([...actions.ask.mock.calls, ...busy.ask.mock.calls]).toEqual([]);
  });

  test.each([
    [1, /^This request waits for the guide/u],
    [QUESTION_IDLE_DAYS + 1, /^The guide has not answered for 60 days/u],
  ])(
    'one question at a time, which stands on the card for %s days, and can be replaced',
    async (days, says) => {
      const asked_at = new Date(Date.now() - days * DAY_MS);
      const request = { ...FIRST, data: { ...FIRST.data, questions: [{ ...asked, asked_at }] } };
      await renderCard(sampleCard(request, { guide: PROFILE }), {}, [
        deskPerson({ id: 'nana', full_name: 'Nana Adamia' }),
      ]);
      expect(ask()).not.toBeNull();
      expect(card().queryByRole('button', { name: 'Take back the question' })).toBeNull();
      expect(card().getByRole('list', { name: 'Questions and answers' })).toHaveTextContent(
        /^Question, .* · Nana AdamiaWho certified you\?$/u,
      );
      expect(notes()).toContainEqual(expect.stringMatching(says));
    },
  );

  test('and the answer stands there as a quotation with what it changed, before another question', async () => {
    const at = new Date();
    const request = {
      ...FIRST,
      data: {
        ...FIRST.data,
        questions: [{ ...asked, answered_at: at, answer: 'France' }],
        updates: [{ at, changed: ['certification_level' as const] }],
      },
    };
    await renderCard(sampleCard(request, { guide: PROFILE }));
    // It may look like another entry.
    expect(card().getByText('France').tagName).toBe('BLOCKQUOTE');
    expect(card().getByText('France').closest('li')).toHaveTextContent(
      /^The guide’s answer, .*FranceChanged in the request: Certification level$/u,
    );
    expect(ask()).not.toBeNull();
  });
});

describe('somebody who is already a member', () => {
  const member = deskPerson({ id: 'twin', full_name: 'ანა აბაშიძე', email: 'a@b.c', membership: {} });
  const waiting = sampleCard(FIRST, { guide: PROFILE });
  const said = () => card().getByRole('checkbox', { name: 'Another person' });
  const approve = () => card().getByRole('button', { name: /^Approve/u });

  test('is shown with the number, and linked to', async () => {
    const people = [
      member,
      deskPerson({ id: 'phone', full_name: '', guide: { phone: PROFILE.phone }, membership: { number: 7 } }),
    ];
    await renderCard(waiting, {}, people);
    const items = card().getAllByRole('listitem').slice(0, 2);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ანა აბაშიძეMember no\. 1001, valid until .*same or similar name$/u),
      expect.stringMatching(/Name not givenMember no\. 7, .*same phone number$/u),
    ]);
    expect(card().getByRole('link', { name: 'ანა აბაშიძე' })).toHaveAttribute('href', '/en/admin?q=1001');
  });

  test('is asked about before an approval, which then carries the word', async () => {
    const actions = await renderCard(waiting, {}, [member]);
    const user = userEvent.setup();
    await user.click(approve());
    expect(said()).toHaveFocus();
    expect(said()).not.toBeChecked();
    expect(said()).toHaveAccessibleDescription(/^Nothing was approved\. Tick “Another person”/u);
    expect(actions.decide).not.toHaveBeenCalled();
    await user.keyboard('[KeyP]');
    expect(said()).toBeChecked();
    expect(said()).toHaveAccessibleDescription(/^Before you approve, say that this is another person/u);
    await user.keyboard('[KeyA]');
    expect(actions.decide).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ decision: 'approved', other_people: ['twin'] }),
    );
  });

  test('is asked about again when the word is taken back', async () => {
    const actions = await renderCard(waiting, {}, [member]);
    const user = userEvent.setup();
    await user.click(said());
    await user.click(said());
    expect(said()).not.toBeChecked();
    await user.click(approve());
    expect(actions.decide).not.toHaveBeenCalled();
  });

  test('is no reason to ask before a rejection, which carries no word', async () => {
    const actions = await renderCard(waiting, { note: 'Has a number already.' }, [member]);
    await userEvent.setup().click(card().getByRole('button', { name: /^Reject/u }));
    expect(actions.decide).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.not.objectContaining({ other_people: expect.anything() }),
    );
  });

  test.each([
    ['the same names', renewal(SEEN), false],
    ['another name', renewal(SEEN, { latin_name: 'Anna Abashidze' }), true],
  ])('is compared with a renewal under %s: %#', async (_names, joined, isShown) => {
    await renderCard(joined, {}, [member]);
    expect(card().queryByRole('checkbox', { name: 'Another person' }) !== null).toBe(isShown);
  });

  test('is nobody when a request cannot be read', async () => {
    await renderCard(sampleCard(sampleRequest('a'), { guide: PROFILE }), {}, [member]);
    expect(card().queryByRole('checkbox', { name: 'Another person' })).toBeNull();
  });

  test('cannot be found before the members are read: the first press says so, the second approves', async () => {
    const actions = await renderCard(waiting, {}, null);
    const user = userEvent.setup();
    await user.click(approve());
    expect(field()).toHaveAccessibleDescription(/^Not everybody was compared with this person/u);
    expect(actions.decide).not.toHaveBeenCalled();
    await user.click(approve());
    expect(actions.decide).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.not.objectContaining({ other_people: expect.anything() }),
    );
  });
});
