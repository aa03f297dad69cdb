import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { RENEWAL, seenFields } from '../../../domain/verification/verification.ts';
import { PENDING_CARD, type CardShortcuts } from '../desk/desk-keys.ts';
import type { CardState, DeskRequest, ListName } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleGuide, sampleMembership } from '../../firebase/testing/sample-documents.ts';
import { sampleJoined, sampleRequest } from '../testing/samples.ts';
import { RequestRow } from './RequestRow.tsx';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));

const NAME = 'Ana Abashidze';
const GUIDE = sampleGuide('guide-a', NAME);
const DETAILS = 'Trekking Guide · მესტია';
const NOW = Date.UTC(2026, 0, 11);
const AGE = '10 days ago';
const PENDING = sampleRequest('a', 1);
const UNTOUCHED: CardState = { note: '', phase: 'open' };

interface RowProps {
  readonly joined: JoinedRequest;
  readonly list?: ListName;
  readonly card?: CardState;
}

function Row({ joined, list, card = UNTOUCHED }: RowProps) {
  const shortcuts = useRef<CardShortcuts>(null);
  const { status } = joined.current;
  return (
    <RequestRow
      joined={joined}
      status={list === undefined || list === 'found' ? status : list}
      list={list ?? status}
      card={card}
      isOpen={false}
      isInTabOrder={false}
      now={NOW}
      onOpen={() => undefined}
      isHeld={() => false}
      shortcuts={shortcuts}
    />
  );
}

const row = () => screen.getByRole('article', { name: NAME });
const lines = () =>
  [...row().querySelectorAll('p, .MuiChip-label')].map(({ textContent }) => textContent).slice(1);

/** A guide who was approved for trekking, and has changed the description since. */
const APPROVED = sampleRequest('a', 1, {
  status: 'approved',
  reviewed_at: new Date(Date.UTC(2026, 0, 5)),
  seen: { ...seenFields(GUIDE), description: 'As it was.' },
});
const VERIFIED = {
  ...GUIDE,
  is_verified: true,
  approved: { ...approvedValues(GUIDE), decided_at: new Date(0) },
};
const later = (change: Partial<DeskRequest['data']> = {}) => sampleRequest('b', 3, change);
const canyoning = { ...approvedValues(GUIDE), profession: 'canyoning' } as const;
const returned = { at: new Date(Date.UTC(2026, 0, 8)), decision: 'rejected', reason: null } as const;
const CHANGED = 'Changed since the approval, without a request: Description';

const pendingRows: readonly [string, readonly string[], Omit<RowProps, 'list'>][] = [
  ['a first request', [DETAILS, AGE], { joined: sampleJoined(PENDING, { guide: GUIDE }) }],
  ['a guide who asks again', [DETAILS, 'Asks again', AGE], {
    joined: sampleJoined(PENDING, { guide: GUIDE, attempts: [PENDING, later({ status: 'rejected' })] }),
  }],
  ['a request whose profile is gone', ['Canyoning Guide', AGE], {
    joined: sampleJoined(sampleRequest('a', 1, { applied: canyoning })),
  }],
  ['a change of a verified guide', [
    'Canyoning Guide · მესტია', 'Change of a verified guide',
    'Changed since the last approval: Profession.', AGE,
  ], {
    joined: sampleJoined(sampleRequest('a', 1, { applied: canyoning }), { guide: VERIFIED, about: canyoning }),
  }],
  ['a withdrawal that was taken back', [DETAILS, AGE, 'Returned to pending 3 days ago'], {
    joined: sampleJoined(sampleRequest('a', 1, { returned: { ...returned, decision: 'revoked' } }), { guide: VERIFIED }),
  }],
  ['a renewal', [DETAILS, 'Renewal of the membership', AGE], {
    joined: sampleJoined(sampleRequest('a', 1, { kind: RENEWAL }), {
      guide: VERIFIED,
      membership: sampleMembership(),
    }),
  }],
  ['a request that is just being sent', [DETAILS], {
    joined: sampleJoined(sampleRequest('a', 1, { requested_at: null }), { guide: GUIDE }),
  }],
  ['a started note', [DETAILS, AGE, 'Note started'], {
    joined: sampleJoined(PENDING, { guide: GUIDE }),
    card: { ...UNTOUCHED, note: 'Hello' },
  }],
  ['a failed decision', [DETAILS, AGE, 'Not decided'], {
    joined: sampleJoined(PENDING, { guide: GUIDE }),
    card: { note: 'Hello', phase: 'open', problem: 'errors.offline' },
  }],
  ['a decision refused because of a change', [DETAILS, AGE, 'Not decided'], {
    joined: sampleJoined(PENDING, { guide: GUIDE }),
    card: { ...UNTOUCHED, changed: ['bio'] },
  }],
]; // oxfmt-ignore

test.each(pendingRows)('a pending row shows %s', async (_, expected, props) => {
  await renderDesk(<Row {...props} />);
  expect(lines()).toEqual(expected);
  expect(row()).toHaveAttribute(PENDING_CARD, 'a');
});

test('a request that somebody else decided names them only, and cannot be decided', async () => {
  const current = { ...PENDING.data, status: 'rejected', returned } as const;
  const joined = sampleJoined(PENDING, { current, guide: VERIFIED, reviewer: 'Nana First' });
  await renderDesk(<Row joined={joined} list="pending" card={{ ...UNTOUCHED, note: 'Hello' }} />);
  expect(lines()).toEqual([DETAILS, AGE, 'Nana First has already rejected it']);
  expect(row()).not.toHaveAttribute(PENDING_CARD);
});

const MEMBER = 'Member no. 1007, valid until March 31, 2090';
const REVIEWED = 'Reviewed: January 5, 2026';

const decidedRows: readonly [string, readonly string[], RowProps][] = [
  ['an approval with what changed since', [DETAILS, CHANGED, MEMBER, REVIEWED], {
    joined: sampleJoined(APPROVED, { guide: VERIFIED, membership: sampleMembership() }),
    card: { ...UNTOUCHED, note: 'Hello' },
  }],
  ['an approval whose guide is not verified any more', [DETAILS, REVIEWED], {
    joined: sampleJoined(APPROVED, { guide: { ...VERIFIED, is_verified: false } }),
  }],
  ['an approval that a later one has replaced', [DETAILS, 'Replaced by a later approval', REVIEWED], {
    joined: sampleJoined(APPROVED, {
      guide: VERIFIED,
      attempts: [later({ status: 'approved', seen: APPROVED.data.seen }), APPROVED],
    }),
  }],
  ['an approval without its date', [DETAILS], {
    joined: sampleJoined(sampleRequest('a', 1, { status: 'approved' }), { guide: GUIDE }),
  }],
  ['the known date in a search', [DETAILS, REVIEWED, 'Rejected'], {
    joined: sampleJoined(sampleRequest('a', 1, { ...APPROVED.data, status: 'rejected', requested_at: null }), {
      guide: GUIDE,
    }),
    list: 'found',
  }],
]; // oxfmt-ignore

test.each(decidedRows)('a row shows %s', async (_, expected, props) => {
  await renderDesk(<Row {...props} />);
  expect(lines()).toEqual(expected);
});
