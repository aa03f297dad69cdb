/** Emails that follow an event, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
const load = () => import('./notices.ts');
let notices: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  decisions = await startDecisions();
  notices = await load();
});
beforeEach(() => decisions.reset());

const emails = async () => (await decisions.firestore.collection('mail').get()).docs;
const update = (path: string, data: Record<string, unknown>) => decisions.firestore.doc(path).update(data);

describe('the receipt of a request', () => {
  const confirm = async (id = 'r') =>
    notices.confirmRequest.run(Object.assign(Object.create(null), { params: { id } }));

  it('is written once, to the name as the guide has corrected it', async () => {
    await update('guide_profiles/guide', { latin_name: 'Giorgi Corrected' });
    for (let time = 0; time < 2; time += 1) await confirm();
    const [receipt, ...others] = await emails();
    expect([receipt?.id, others]).toEqual(['request-received-r', []]);
    expect([receipt?.get('toUids'), receipt?.get('to')]).toEqual([['guide'], []]);
    expect(receipt?.get('message.text')).toContain('Dear Giorgi Corrected');
    expect(receipt?.get('message.subject')).toMatch(/^We have received your request/u);
    expect(receipt?.get('message.text')).toContain('If you have not sent a copy of your diploma');
  });

  it.each([
    ['valid', 'You do not have to do anything now. Until then'],
    ['withdrawn', 'If you have not sent a copy of your diploma'],
  ])('asks for a diploma unless the membership is valid: %s', async (state, words) => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    await update('memberships/guide', { state });
    await update('verification_requests/r', { status: 'pending' });
    await confirm();
    const [receipt] = (await emails()).filter(({ id }) => id === 'request-received-r');
    expect(receipt?.get('message.text')).toContain(words);
  });

  it.each([
    ['that is decided', () => decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }))],
    ['of a deleted account', () => decisions.firestore.doc('profiles/guide').delete()],
    ['that is gone', () => decisions.firestore.doc('verification_requests/r').delete()],
    ['of a guide who does without', () => update('profiles/guide', { unwanted_mail: ['request-received'] })],
  ])('is not written for one %s', async (_which, change) => {
    await change();
    await confirm();
    expect((await emails()).filter(({ id }) => id.startsWith('request-received'))).toEqual([]);
  });
});

describe('the report of the desk', () => {
  const LATER = new Date(NOW.getTime() + 40 * DAY_MS);
  const ID = `desk-report-${tbilisiDay(LATER)}-admin`;

  it('tells each admin once a morning what waits there', async () => {
    await decisions.store('user_roles/second', { user_id: 'second', role: 'admin' });
    await decisions.store('profiles/second', { ...(await decisions.read('profiles/admin')) });
    await decisions.store('user_roles/ed', { user_id: 'ed', role: 'editor' });
    await decisions.placeGuide('later', 'new');
    await update('verification_requests/new', { requested_at: new Date(LATER.getTime() - 1) });
    // What waits for its guide is not the oldest.
    await decisions.placeGuide('asked', 'q');
    await update('verification_requests/q', {
      requested_at: new Date(0),
      questions: [{ asked_at: NOW, asked_by: 'admin', text: 'Which level?' }],
    });
    await decisions.store('verification_requests/x', { status: 'pending', requested_at: new Date(0) });
    await decisions.placeGuide('decided', 'd');
    await update('verification_requests/d', { status: 'rejected' });
    await decisions.store('failed_events/sendMail:x', { what: 'sendMail' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let time = 0; time < 2; time += 1) await notices.reportDesk(LATER);
    vi.restoreAllMocks();
    const written = await emails();
    expect(written.map(({ id }) => id)).toEqual([ID, ID.replace('-admin', '-second')]);
    expect(written[0]?.get('message.text')).toContain('Dear Nana First');
    const text = String(written[0]?.get('message.text'));
    expect(text).toContain('New requests: 1: ');
    expect(text).toContain('Open requests: 3.');
    expect(text).toContain('https://demo-decision.web.app/en/admin?request=r');
    expect(text).toMatch(/: 1: \S+\/admin\n/u);
  });

  it('is not written when nothing waits, nor for an admin who does without', async () => {
    await update('profiles/admin', { unwanted_mail: ['desk-report'] });
    await notices.reportDesk(LATER);
    await update('profiles/admin', { unwanted_mail: [] });
    await update('verification_requests/r', { status: 'rejected' });
    await notices.reportDesk(LATER);
    expect(await emails()).toEqual([]);
  });

  it('is one of every working day', async () => {
    await notices.everyMorning.run({ scheduleTime: new Date().toISOString() });
    expect((await emails()).map(({ id }) => id)).toEqual([`desk-report-${tbilisiDay(new Date())}-admin`]);
  });
});
