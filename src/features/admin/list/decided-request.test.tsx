import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { seenFields } from '../../../domain/verification/verification.ts';
import { joinRequest, type JoinedRequest } from '../desk/join-requests.ts';
import { useDesk } from '../desk/use-desk.ts';
import { respond, sentCalls, setUpCallableServer } from '../../../firebase/testing/callable-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleGuide, sampleProfile } from '../../../firebase/testing/sample-documents.ts';
import { sampleRequest } from '../testing/samples.ts';
import { RequestFeed } from './RequestFeed.tsx';
import { useFeedFocus } from './use-feed-focus.ts';

vi.mock('../../../firebase/members-app.ts', () => import('../../../firebase/testing/members-app.ts'));
setUpCallableServer();
afterEach(() => {
  vi.restoreAllMocks();
});

const NAME = 'Ana Abashidze';
const APPROVED = sampleRequest('a', 1, {
  status: 'approved',
  before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
});
const UID = APPROVED.data.user_id;
const PROFILE = sampleGuide(UID, NAME);
const GUIDE = {
  ...PROFILE,
  is_verified: true,
  certification_level: 'master' as const,
  approved: { ...approvedValues(PROFILE), certification_level: 'trainee' as const, decided_at: new Date(0) },
};
const JOINED = joinRequest(APPROVED, {
  profiles: new Map([[UID, [{ data: sampleProfile(NAME) }]]]),
  guides: new Map([[UID, [{ data: GUIDE }]]]),
  memberships: new Map(),
  left: new Map(),
  attempts: new Map([[UID, [APPROVED]]]),
  adminId: 'admin',
  nameless: '',
});

const OTHER = 'Beka Beridze';
const OTHER_REQUEST = sampleRequest('b', 2, {
  status: 'approved',
  before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
});
const OTHER_JOINED = {
  ...JOINED,
  request: OTHER_REQUEST,
  current: OTHER_REQUEST.data,
  attempts: [OTHER_REQUEST],
  name: OTHER,
};

function Sample({ requests = [JOINED] }: { readonly requests?: readonly JoinedRequest[] }) {
  const desk = useDesk();
  const focus = useFeedFocus();
  return (
    <RequestFeed desk={desk} list="approved" requests={requests} isLoading={false} focus={focus}>
      Nobody
    </RequestFeed>
  );
}

/** A list of two requests; the button removes the first, as the live data does after an action. */
function ShrinkingSample() {
  const [requests, setRequests] = useState([JOINED, OTHER_JOINED]);
  return (
    <>
      <button onClick={() => setRequests([OTHER_JOINED])}>Shrink</button>
      <Sample requests={requests} />
    </>
  );
}

/** Mocks a window: every media query matches until it narrows. */
function windowThatNarrows(): () => void {
  let isWide = true;
  const changed = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(changed, {
      media,
      matches: isWide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  return () => {
    isWide = false;
    act(() => void changed.dispatchEvent(new Event('change')));
  };
}

test('the row shows approved values, and what visitors see without an approval', async () => {
  const approval = {
    ...APPROVED,
    data: { ...APPROVED.data, seen: { ...seenFields(PROFILE), description: 'As it was approved.' } },
  };
  const guide = { ...GUIDE, profession: 'canyoning' as const };
  await renderDesk(<Sample requests={[{ ...JOINED, guide, attempts: [approval] }]} />);
  const row = screen.getByRole('article', { name: NAME });
  expect(row).toHaveTextContent('Trekking Guide');
  expect(row).not.toHaveTextContent('Canyoning');
  expect(row).toHaveTextContent('Changed since the approval, without a request: Description');
});

test('asks for a reason, and the dialog stays when the window narrows or the backdrop is pressed', async () => {
  const narrow = windowThatNarrows();
  await renderDesk(<Sample />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Withdraw verification: ${NAME}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the verification?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw verification' }));
  expect(dialog.getByRole('textbox')).toHaveFocus();
  await user.keyboard('The licence has expired.');
  expect(screen.getByRole('feed', { hidden: true })).toBeInTheDocument();
  narrow();
  expect(screen.queryByRole('feed', { hidden: true })).toBeNull();
  const backdrop = document.querySelector('.MuiDialog-container');
  if (!backdrop) throw new Error('The dialog has no backdrop');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  expect(screen.getByRole('textbox')).toHaveValue('The licence has expired.');
  respond({});
  await user.click(screen.getByRole('button', { name: 'Withdraw verification' }));
  expect(sentCalls()).toEqual([
    { name: 'revokeVerification', data: { user_id: UID, admin_notes: 'The licence has expired.' } },
  ]);
  // The live data still contains the approval; it must not be offered again.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: `Withdraw verification: ${NAME}` })).toBeNull();
  expect(screen.queryByRole('button', { name: `Return to pending: ${NAME}` })).toBeNull();
});

test('a dialog stays with its text when its request leaves the list, until it is confirmed', async () => {
  await renderDesk(<ShrinkingSample />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Withdraw verification: ${NAME}` }));
  await screen.findByRole('dialog', { name: 'Withdraw the verification?' });
  await user.type(screen.getByRole('textbox'), 'Expired.');
  fireEvent.click(screen.getByText('Shrink'));
  expect(screen.getByRole('textbox')).toHaveValue('Expired.');
  respond({});
  await user.click(screen.getByRole('button', { name: 'Withdraw verification' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentCalls()).toEqual([
    { name: 'revokeVerification', data: { user_id: UID, admin_notes: 'Expired.' } },
  ]);
});

test('the card shows what was approved, and lists the differing values of the profile', async () => {
  await renderDesk(<Sample />);
  const card = within(screen.getByRole('region', { name: NAME }));
  expect(card.getByText('Trainee')).toBeVisible();
  expect(card.getByText(/^In the profile, but not approved/u)).toHaveTextContent(
    /: Certification level \(Master Guide\)$/u,
  );
});
