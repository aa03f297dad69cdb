/** Access to the desk: only for users who currently have the role. */
import type { Page } from '@playwright/test';
import { LOCAL } from '../../scripts/local-project.ts';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { emulatorAddress } from '../support/emulators.ts';
import { storyLangs } from '../support/long.ts';
import { adminFirestore } from '../support/server.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { sentTo } from './support/firestore-traffic.ts';
import { signIn } from './support/sign-in.ts';

const UID = 'demo-rejected';
const EMAIL = 'rejected@example.com';
const role = adminFirestore.doc(`user_roles/${UID}`);

/** Returns the page's token, as stored by the SDK. */
async function tokenOf(page: Page): Promise<string> {
  const session = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:')),
  );
  return /"accessToken":"([^"]+)"/u.exec(session?.[1] ?? '')?.[1] ?? '';
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function post(url: string, token: string, body: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Sends the desk's first query with this token. */
function listRequests(token: string): Promise<Answer> {
  const documents = `http://${LOCAL.firestore}/v1/projects/${LOCAL.project}/databases/(default)/documents`;
  return post(`${documents}:runQuery`, token, {
    structuredQuery: { from: [{ collectionId: 'verification_requests' }], limit: 1 },
  });
}

function call(name: string, token: string, data: unknown): Promise<Answer> {
  return post(`${emulatorAddress('functions').origin}/${LOCAL.project}/${FUNCTIONS_REGION}/${name}`, token, {
    data,
  });
}

function decide(token: string): Promise<Answer> {
  const data = { request_id: 'request-demo-pending', decision: 'approved' };
  return call('processVerificationRequest', token, data);
}

test.afterAll(() => role.delete());

// The browser itself logs a refused call.
test.use({ allowedConsole: [/Failed to load resource: the server responded with a status of 400/u] });

for (const lang of storyLangs('ka')) {
  test(`the desk sends no queries for other users, opens when the role is granted, closes when it is revoked (${lang})`, async ({
    page,
  }) => {
    const t = words(lang);
    await role.delete();
    await signIn(page, lang, EMAIL);
    const sent = sentTo(page, LOCAL.firestore);
    await page.goto(at(lang, '/admin'));
    const refusal = page.getByRole('heading', { level: 1, name: t('admin.no-access') });
    await expect(refusal).toBeVisible();
    await expect.poll(() => sent.texts().join('\n')).toContain(`user_roles/${UID}`);
    // A screen sends its queries when it renders: once the page is idle, all have been sent.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // It listens only to the user's own account, role and requests.
    const own = `"fieldPath":"user_id"},"op":"EQUAL","value":{"stringValue":"${UID}"}`;
    const queries = sent.stop().flatMap((text) => text.split('"structuredQuery":{').slice(1));
    expect(queries.filter((query) => !query.includes(own))).toEqual([]);

    // The role is granted by its document alone, with the page open.
    await role.set({ user_id: UID, role: 'admin' });
    // The claim is updated by a trigger, which is slow on a busy machine.
    await expect(page.getByRole('tab', { name: /\(\d+\)/u })).toHaveCount(4, { timeout: 40_000 });
    await expect(page.locator('a[id^="request-"]').first()).toBeVisible();
    const token = await tokenOf(page);
    expect((await listRequests(token)).status).toBe(200);

    // The role is revoked: the page closes, and the token that still has the claim gives no access.
    await role.delete();
    await expect(refusal).toBeVisible();
    const answers = await Promise.all([
      listRequests(token),
      decide(token),
      call('readDeskRows', token, {}),
      call('readDeskNumbers', token, {}),
    ]);
    const [list, decision, rows] = answers;
    expect(
      answers.map(({ status }) => status),
      `${list.text} ${decision.text}`,
    ).toEqual([403, 403, 403, 403]);
    expect(rows.text).not.toContain('gzip');
    expect(decision.text).toContain('"not-admin"');
    expect(list.text).not.toContain('requested_at');
  });
}
