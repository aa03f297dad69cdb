/** Approving several renewals at once: only those that were viewed and have not changed. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { drawnState } from '../../../domain/verification/drawn-state.ts';
import { RENEWAL, seenFields } from '../../../domain/verification/verification.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import { joinRequest } from '../desk/join-requests.ts';
import { useDesk } from '../desk/use-desk.ts';
import { RequestFeed } from '../list/RequestFeed.tsx';
import { useFeedFocus } from '../list/use-feed-focus.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../../firebase/testing/callable-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { sampleGuide, sampleProfile } from '../../../firebase/testing/sample-documents.ts';
import { sampleRequest } from '../testing/samples.ts';
import { untilSettled } from '../testing/until-settled.ts';
import { readyRenewals } from './renewal-changes.ts';
import { RenewalsAtOnce } from './RenewalsAtOnce.tsx';

vi.mock('../../../firebase/members-app.ts', () => import('../../../firebase/testing/members-app.ts'));
setUpCallableServer();

const NAMES = ['Ana Abashidze', 'Beka Beridze', 'Changed Chkheidze', 'Dato Gelashvili', 'Early Eradze'];

/** A guide who was approved, and asks for another term; the fourth asks for the first time. The fifth was
 * approved when less was kept. */
function placed(name: string, index: number) {
  const id = String(index);
  const known = sampleGuide(`guide-${id}`, name);
  const { full_name, georgian_name, latin_name, profession, certification_level } = known;
  const applied = { full_name, georgian_name, latin_name, profession, certification_level };
  const isRenewal = index !== 3;
  const { languages, ...kept } = seenFields(known);
  const request = sampleRequest(id, index + 1, { applied, ...(isRenewal ? { kind: RENEWAL } : {}) });
  const earlier: DeskRequest = {
    id: `earlier-${id}`,
    data: { ...request.data, status: 'approved', seen: index === 4 ? kept : { ...kept, languages } },
  };
  const guide = {
    ...known,
    approved: { ...applied, decided_at: new Date(0) },
    bio: index === 2 ? 'Other words' : known.bio,
  };
  return { name, request, guide, attempts: [request, earlier] };
}

const ALL = NAMES.map(placed);

function Sample() {
  const desk = useDesk();
  const focus = useFeedFocus();
  const requests = ALL.map(({ request, guide, name, attempts }) => {
    const uid = request.data.user_id;
    return joinRequest(request, {
      profiles: new Map([[uid, [{ data: sampleProfile(name) }]]]),
      guides: new Map([[uid, [{ data: guide }]]]),
      memberships: new Map(),
      left: new Map(),
      attempts: new Map([[uid, attempts]]),
      adminId: 'admin',
      nameless: '',
    });
  });
  return (
    <>
      <RenewalsAtOnce
        renewals={readyRenewals(desk.state, requests)}
        onApprove={(inputs) => void desk.actions.decideAll(inputs)}
      />
      <RequestFeed desk={desk} list="pending" requests={requests} isLoading={false} focus={focus}>
        Nothing to decide
      </RequestFeed>
    </>
  );
}

async function look(name: string): Promise<void> {
  act(() => screen.getByRole('article', { name }).focus());
  await untilSettled(`Approve: ${name}`);
}

const offer = () => screen.queryByRole('button', { name: /^Approve \d+ renewals/u });

test('the row of a renewal says what has changed', async () => {
  await renderDesk(<Sample />);
  expect(screen.getByRole('article', { name: 'Changed Chkheidze' })).toHaveTextContent(
    'Renewal of the membershipChanged since the last approval: About you (bio).',
  );
  expect(screen.getByRole('article', { name: 'Ana Abashidze' })).not.toHaveTextContent('Changed');
});

test('lists the viewed renewals, and approves them with the viewed values', async () => {
  await renderDesk(<Sample />);
  const user = userEvent.setup();
  expect(offer()).toBeNull();
  await look('Ana Abashidze');
  await look('Changed Chkheidze');
  await look('Dato Gelashvili');
  await look('Early Eradze');
  expect(screen.getByText(/^The record of the last approval is incomplete/u)).toBeVisible();
  expect(screen.queryByText('Nothing has changed since the last approval.')).toBeNull();
  // One renewal is not several, and the others need review.
  expect(offer()).toBeNull();
  await look('Beka Beridze');
  await waitFor(() => expect(offer()).toHaveTextContent('Approve 2 renewals…'));
  await user.click(screen.getByRole('button', { name: /^Approve \d+ renewals/u }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve these renewals?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(NAMES.slice(0, 2));
  expect(sentCalls()).toEqual([]);

  respond({ request_id: '0', status: 'approved', reviewed_at: '2026-01-01T00:00:00.000Z' });
  fail('ABORTED', { reason: 'changed-meanwhile', changed: ['bio'] });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('1 renewal approved')).toBeVisible();
  expect(sentCalls()).toEqual(
    ALL.slice(0, 2).map(({ request: { id }, guide }) => ({
      name: 'processVerificationRequest',
      data: { request_id: id, decision: 'approved', admin_notes: null, drawn: drawnState(guide) },
    })),
  );
  // The refused one is open again, shows the reason, and is not offered.
  const refused = screen.getByRole('article', { name: 'Beka Beridze' });
  expect(within(refused).getByText('Not decided')).toBeVisible();
  expect(offer()).toBeNull();
});

test('leaves out a renewal with its own note', async () => {
  await renderDesk(<Sample />);
  const user = userEvent.setup();
  await look('Ana Abashidze');
  await look('Beka Beridze');
  await waitFor(() => expect(offer()).not.toBeNull());
  await user.type(screen.getByRole('textbox', { name: /Beka Beridze$/u }), 'x');
  expect(offer()).toBeNull();
});
