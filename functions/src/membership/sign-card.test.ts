/** Tests the signing of cards, on a Firestore emulator in this process. */
import { verify, createPublicKey } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newMembershipKey } from '../../../scripts/emulators/membership-key.ts';
import { readSignedCard } from '../../../src/domain/membership/signed-card.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let functions: Awaited<ReturnType<typeof load>>;

async function load() {
  const [signing, keys] = await Promise.all([
    import('./sign-card.ts'),
    import('../site/find-public-data.ts'),
  ]);
  return { ...signing, ...keys };
}

beforeAll(async () => {
  process.env['MEMBERSHIP_KEY'] = newMembershipKey();
  decisions = await startDecisions();
  functions = await load();
});
beforeEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await decisions.reset();
});

const sign = async (uid: string | undefined) => functions.signMyCard.run(callBy(uid, {}));
const decide = () => decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
/** Long enough ago for the email about it to have left. */
const approve = async () => {
  await decide();
  await decisions.firestore.doc('guide_profiles/guide').update({ 'approved.decided_at': NOW });
  await decisions.firestore.doc('memberships/guide').update({ changed_at: NOW });
};

it('returns a member’s approved values, signed with the published key', async () => {
  await approve();
  const { signed } = await sign('guide');
  const read = readSignedCard(signed ?? '');
  expect(read?.card).toMatchObject({
    number: 1001,
    names: ['Giorgi Beridze'],
    claims: { certification_level: 'certified' },
  });
  const [key, ...others] = await functions.findCardKeys();
  expect(others).toEqual([]);
  expect(read?.keyId).toBe(key?.id);
  expect(key?.id).toMatch(/^[\w-]{8}$/u);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key?.public_key ?? '' };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  expect(read && verify(null, read.message, publicKey, read.signature)).toBe(true);
});

it.each([
  ['the approval', 'guide_profiles/guide', 'approved.decided_at'],
  ['its term', 'memberships/guide', 'changed_at'],
  ['an end that an admin set', 'memberships/guide', 'end_set'],
])('signs nothing while %s can be taken back before anybody was told', async (_, path, field) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await approve();
  const at = new Date();
  const change = { [field]: field === 'end_set' ? { at, by_admin: true } : at };
  await decisions.firestore.doc(path).update(change);
  expect(await sign('guide')).toEqual({ signed: null });
  vi.stubEnv('MAIL_RECALL_SECONDS', '0');
  expect(await sign('guide')).toEqual({ signed: expect.any(String) });
});

it('a key is published once', async () => {
  await approve();
  const published = async () => (await decisions.firestore.collection('card_keys').get()).docs[0]?.updateTime;
  await sign('guide');
  const first = await published();
  await sign('guide');
  expect(first).toBeDefined();
  expect(await published()).toEqual(first);
});

it('another key has another id, and the former one stays public', async () => {
  await approve();
  await sign('guide');
  process.env['MEMBERSHIP_KEY'] = newMembershipKey();
  const { signed } = await sign('guide');
  const keys = await functions.findCardKeys();
  expect(keys).toHaveLength(2);
  expect(keys[0]?.id).toBe(readSignedCard(signed ?? '')?.keyId);
});

it('refuses to sign for callers who are not members or not signed in', async () => {
  expect(await refusalDetails(sign(undefined))).toEqual({ reason: 'not-signed-in' });
  expect(await refusalDetails(sign('guide'))).toEqual({ reason: 'not-verified' });
  await approve();
  await decisions.firestore.doc('memberships/guide').update({ ends_at: NOW });
  expect(await refusalDetails(sign('guide'))).toEqual({ reason: 'not-verified' });
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
  expect(await refusalDetails(sign('guide'))).toEqual({ reason: 'not-verified' });
  expect(await functions.findCardKeys()).toEqual([]);
});
