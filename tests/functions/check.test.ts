/** The membership check over HTTP, behind Hosting, as used without scripts. */
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK_LIMITS } from '../../src/domain/settings.ts';
import { LOCAL } from '../../scripts/local-project.ts';
import { message } from '../support/messages.ts';
import { closeMembers, signInAdmin, type Member } from '../support/member.ts';
import { adminFirestore, clearEverything, eventually, placeGuide, stored } from '../support/server.ts';

const CONTACT = ['+995 555 12 34 56', 'site-guide@example.com', 'Secret Street 1'];
let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('admin', 'ნანა ადამია');
  await approve('listed', 'Giorgi Beridze');
  await approve('unlisted', 'Nino Kapanadze', { is_public: false });
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

async function approve(uid: string, name: string, more: Record<string, unknown> = {}): Promise<void> {
  const { requestId } = await placeGuide(uid, name, { ...more, address: 'Secret Street 1' });
  await admin.call('processVerificationRequest', { request_id: requestId, decision: 'approved' });
}

/** A new network for each request, because limits are counted by network. */
let networks = 0;
function ask(path: string, network = `198.51.100.${(networks += 1)}`): Promise<Response> {
  // As forwarded by Hosting and Cloud Run: first what the visitor sent, then the visitor, then the front
  // end.
  const forwarded = `192.0.2.${networks}, ${network}, 66.249.93.1`;
  return fetch(`${LOCAL.site}${path}`, { redirect: 'manual', headers: { 'x-forwarded-for': forwarded } });
}

async function pageAt(path: string) {
  const response = await ask(path);
  const text = await response.text();
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const document = new window.DOMParser().parseFromString(text, 'text/html');
  const result = document.querySelector('.check__result')?.textContent ?? '';
  return { status: response.status, text, document, result };
}

describe.each([
  ['ka', '/check'],
  ['en', '/en/check'],
] as const)('in %s', (lang, path) => {
  it('a valid number shows its guide, its last day, and the time of the check', async () => {
    const { document, result, text } = await pageAt(`${path}/1001`);
    expect(document.querySelector('.check__result h2')?.textContent).toBe(
      message(lang, 'check.verdict-valid'),
    );
    expect(result).toContain('Giorgi Beridze');
    expect(result).toMatch(lang === 'en' ? /Checked on .+ at \d\d:\d\d/u : /შემოწმდა: .+ \d\d:\d\d/u);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    for (const secret of CONTACT) expect(text).not.toContain(secret);
  });

  it('shows the initials of a guide who is not listed', async () => {
    const { result, text } = await pageAt(`${path}/1002`);
    expect(result).toContain('NK');
    expect(text).not.toContain('Kapanadze');
  });
});

describe('a membership that is not valid', () => {
  it('has ended when its term is over, before the nightly job has run', async () => {
    const { ends_at } = await stored('public_memberships/1001');
    await adminFirestore.doc('public_memberships/1001').update({ ends_at: new Date('2026-03-31T20:00:00Z') });
    const { result } = await pageAt('/en/check/1001');
    expect(result).toContain('Ended');
    expect(result).toContain('March 31, 2026');
    expect(result).not.toContain('Giorgi');
    await adminFirestore.doc('public_memberships/1001').update({ ends_at });
  });

  it('was withdrawn', async () => {
    await admin.call('revokeVerification', { user_id: 'unlisted', admin_notes: 'Insurance' });
    const { result } = await pageAt('/en/check/1002');
    expect(result).toContain('Withdrawn');
    expect(result).not.toContain('Insurance');
  });
});

/** Each of two processes counts by itself, and a minute may end in between. */
const MOST_ANSWERS = CHECK_LIMITS.network * 2 * 2;

it('limits checks of consecutive numbers', async () => {
  const network = '203.0.113.9';
  let answers = 0;
  let response = await ask('/en/check/2001', network);
  while (response.status === 200 && answers <= MOST_ANSWERS) {
    answers += 1;
    response = await ask(`/en/check/${2001 + answers}`, network);
  }
  expect(answers).toBeGreaterThanOrEqual(CHECK_LIMITS.network);
  expect([response.status, response.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(await response.text()).toContain('Too many checks');
  expect((await ask('/en/check/1001')).status).toBe(200);
});

it('shows a hidden guide by initials from then on', async () => {
  await adminFirestore.doc('guide_profiles/listed').update({ is_public: false });
  await eventually(async () => {
    const { result } = await pageAt('/en/check/1001');
    expect(result).toContain('GB');
    expect(result).not.toContain('Giorgi');
  });
});
