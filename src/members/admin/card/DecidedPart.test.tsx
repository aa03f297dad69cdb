import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { seenFields } from '../../../domain/verification/verification.ts';
import type { CardData } from './card-data.ts';
import { renderCard } from '../testing/render-card.tsx';
import { sampleGuide, sampleMembership, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { sampleCard, sampleRequest, type SampleRequest } from '../testing/samples.ts';

const NAME = 'Ana Abashidze';
const PROFILE = sampleGuide('guide-a', NAME);
const GUIDE = {
  ...PROFILE,
  is_verified: true,
  slug: 'ana-abashidze',
  approved: { ...approvedValues(PROFILE), decided_at: new Date(0) },
};
const DECIDED_AT = new Date(Date.UTC(2026, 0, 5));
const BEFORE = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
} as const;
const APPROVED = sampleRequest('a', 1, { status: 'approved', reviewed_at: DECIDED_AT, before: BEFORE });
const decided = (change: Partial<SampleRequest['data']>) =>
  sampleRequest('a', 1, { ...APPROVED.data, ...change });
const REJECTED = decided({ status: 'rejected' });
const newer = sampleRequest('b', 3, { status: 'approved', reviewed_at: new Date(Date.UTC(2026, 0, 9)) });

const card = () => within(screen.getByRole('region', { name: NAME }));
const valueOf = (label: string) => card().getByText(label).nextElementSibling;

const PAST = sampleMembership({ ends_at: new Date('2026-01-31T20:00:00Z') });
const WITHDRAWN = sampleMembership({ state: 'withdrawn' });

const states: readonly [string, string, SampleRequest, Partial<CardData>][] = [
  ['an approval that was withdrawn later', 'Approved', APPROVED, { membership: WITHDRAWN }],
  ['an approval before a later one', 'Approved', APPROVED, { membership: PAST, attempts: [newer, APPROVED] }],
  ['a rejection', 'Rejected', REJECTED, { membership: PAST }],
]; // oxfmt-ignore

test.each(states)('shows the state of %s', async (_, expected, request, known) => {
  await renderCard(sampleCard(request, known));
  expect(card().getByText(/^(?:Approved|Rejected|Verification withdrawn)(?!.* on )/u)).toHaveTextContent(
    new RegExp(`^${expected}$`, 'u'),
  );
});

const memberships: readonly [Partial<ReturnType<typeof sampleMembership>>, string][] = [
  [{}, 'Member no. 1007, valid until March 31, 2090'],
  [{ ends_at: PAST.ends_at }, 'Member no. 1007, ended on January 31, 2026'],
  [{ ends_at: null }, 'Member no. 1007, valid'],
  [{ state: 'ended' }, 'Member no. 1007, ended on March 31, 2090'],
  [{ state: 'withdrawn' }, 'Member no. 1007, withdrawn on February 3, 2026'],
  [{ state: 'unconfirmed' }, 'Member no. 1007, decision reopened on February 3, 2026'],
];

test.each(memberships)('shows number and term of the membership: %o', async (change, expected) => {
  await renderCard(sampleCard(APPROVED, { membership: sampleMembership(change) }));
  expect(card().getByText(/^Member no/u)).toHaveTextContent(expected);
});

test.each([
  [decided({ reviewed_at: null }), 'N/A', 'N/A'],
  [decided({ status: 'rejected', closed_as: 'withdrawn' }), 'January 5, 2026', 'the guide'],
])('shows no admin where none has decided', async (request, date, by) => {
  await renderCard(sampleCard(request));
  expect(valueOf('Review date')).toHaveTextContent(new RegExp(`^${date}$`, 'u'));
  expect(valueOf('Decided by')).toHaveTextContent(new RegExp(`^${by}$`, 'u'));
});

/** The buttons about the decision itself, by their first words. */
function actionsShown(): string[] {
  const offered = [...card().queryAllByRole('button'), ...card().queryAllByRole('link')];
  return offered
    .map((one) => one.getAttribute('aria-label') ?? '')
    .filter((label) => /^(?:Return|Withdraw|Change|Public)/u.test(label))
    .map((label) => label.split(/ of|:/u)[0] ?? '');
}

const RETURN = 'Return to pending';
const REVOKE = 'Withdraw verification';
const END = 'Change the end date';
const PAGE = 'Public page';

const offers: readonly [string, readonly string[], SampleRequest, Partial<CardData>][] = [
  ['a valid membership', [RETURN, REVOKE, END, PAGE], APPROVED, { guide: GUIDE, membership: sampleMembership() }],
  ['a membership that is over', [RETURN, REVOKE, PAGE], APPROVED, {
    guide: GUIDE,
    membership: sampleMembership({ state: 'ended' }),
  }],
  ['a guide who is not listed', [RETURN, REVOKE], APPROVED, { guide: { ...GUIDE, is_public: false } }],
  ['a guide without an address', [RETURN, REVOKE], APPROVED, { guide: { ...GUIDE, slug: null } }],
  ['a guide with an open request', [REVOKE, PAGE], APPROVED, { guide: { ...GUIDE, open_request_id: 'c' } }],
  ['an approval that is the newest known request', [RETURN, REVOKE, PAGE], REJECTED, {
    guide: GUIDE,
    attempts: [REJECTED],
  }],
  ['the admin’s own request', [PAGE], APPROVED, { guide: GUIDE, isOwn: true }],
  ['a profile that is gone', [RETURN], APPROVED, {}],
]; // oxfmt-ignore

test.each(offers)('offers what is possible: %s', async (_, expected, request, known) => {
  await renderCard(sampleCard(request, { attempts: [request], ...known }));
  expect(actionsShown().toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['just ended here', DECIDED_AT, 0],
  ['decided again since it was ended', new Date(0), 3],
])('what was %s offers nothing that is over', async (_, ended, offered) => {
  await renderCard(sampleCard(APPROVED, { guide: GUIDE }), { ended });
  expect(actionsShown()).toHaveLength(offered);
});

test('shows the approved values, and what differs from them in the profile', async () => {
  const guide = {
    ...GUIDE,
    profession: 'canyoning' as const,
    certification_level: '' as const,
    bio: 'New words.',
    avatar_url: null,
  };
  const request = decided({ seen: seenFields(PROFILE) });
  await renderCard(sampleCard(request, { guide, profile: sampleProfile(NAME) }));
  const [unapproved, changed] = card().getAllByRole('note');
  expect(unapproved).toHaveTextContent(
    /: Profession \(Canyoning Guide\), Certification level \(not chosen\)$/u,
  );
  expect(changed).toHaveTextContent(/^Changed since the approval, without a request: About you \(bio\)$/u);
  expect(valueOf('Profession')).toHaveTextContent('Trekking Guide');
});

test('a guide who is as approved, and not listed, has no other note', async () => {
  await renderCard(sampleCard(APPROVED, { guide: { ...GUIDE, is_public: false } }));
  expect(card().getByRole('note')).toHaveTextContent(/does not want to be listed/u);
});

test('lists the earlier requests of the guide with their reasons, those that the guide withdrew last', async () => {
  const earlier: SampleRequest[] = [
    sampleRequest('b', 4, { status: 'rejected', reviewed_at: DECIDED_AT, admin_notes: 'Too early.' }),
    sampleRequest('c', 3, {
      status: 'rejected',
      closed_as: 'withdrawn',
      reviewed_at: null,
      returned: { at: DECIDED_AT, decision: 'approved', reason: 'A complaint.' },
      questions: [{ asked_at: DECIDED_AT, asked_by: 'admin', text: 'Insurance?' }],
    }),
    sampleRequest('d', 2),
  ];
  await renderCard(sampleCard(APPROVED, { guide: GUIDE, attempts: [APPROVED, ...earlier] }));
  const list = card().getByText('Earlier requests').parentElement?.querySelector('ul');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Rejected on January 5, 2026Too early.',
    'Requested on January 2, 2026',
    'Withdrawn by the guide on N/AA complaint.Question, January 5, 2026Insurance?',
  ]);
});
