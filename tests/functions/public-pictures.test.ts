/** The public picture: exists while the guide is listed, and is gone within seconds otherwise. */
import { getDownloadURL, ref } from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PICTURE_URL } from '../../src/domain/guide/avatar.ts';
import { HOUR_MS } from '../../src/domain/timestamp.ts';
import { expectAgreement } from '../support/agreement.ts';
import { IS_LONG } from '../support/long.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { addressOf, processedPathOf, uploadProcessed } from '../support/pictures.ts';
import { tells } from '../support/photograph.ts';
import { adminBucket, adminFirestore, eventually, placeGuide, stored } from '../support/server.ts';

/** Far more than needed, so that a busy machine does not fail the test. */
const GONE_WITHIN_MS = 10_000;

function load() {
  return Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/projection/sync-public-guide.ts'),
    import('../../functions/src/retention/abandoned-pictures.ts'),
  ]);
}
const modules = withFunctions(load);
let admin: Member;

beforeAll(async () => {
  admin = await signInAdmin('admin', 'ნანა ადამია');
});

interface Pictured {
  readonly member: Member;
  readonly slug: string;
}

async function approve(uid: string): Promise<void> {
  await admin.call('processVerificationRequest', { request_id: `request-of-${uid}`, decision: 'approved' });
}

/** A verified guide with a picture. */
async function picturedGuide(key: string, name: string): Promise<Pictured> {
  const member = await signIn(key, name);
  await placeGuide(member.uid, name);
  const avatar_url = await uploadProcessed(member, 'first-picture');
  await adminFirestore.doc(`profiles/${member.uid}`).update({ avatar_url });
  await approve(member.uid);
  return { member, slug: String((await stored(`guide_profiles/${member.uid}`))['slug']) };
}

/** Returns the URL of the public picture, once there is one other than `former`. */
function publicAddress(slug: string, former?: string): Promise<string> {
  return eventually(async () => {
    const url = (await stored(`public_guides/${slug}`))['avatar_url'];
    if (typeof url !== 'string' || url === former) throw new Error(`no new picture: ${String(url)}`);
    return url;
  });
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Returns the bucket path of a URL. */
function pathOf(url: string): string {
  return decodeURIComponent(/\/o\/([^?]+)/u.exec(url)?.[1] ?? '');
}

/**
 * Returns the ms until the picture is gone. Checked in the bucket, because the Storage emulator crashes
 * when an object is deleted while it is being sent.
 */
async function goneAfter(url: string): Promise<number> {
  const since = performance.now();
  const file = adminBucket.file(pathOf(url));
  await eventually(async () => expect((await file.exists())[0]).toBe(false), GONE_WITHIN_MS);
  const ms = Math.round(performance.now() - since);
  expect(await statusOf(url)).toBe(404);
  return ms;
}

async function copies(): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: 'public/' });
  return files.map(({ name }) => name);
}

describe('the public picture', () => {
  it('is a copy whose address says nothing about the account, kept for an hour', async () => {
    const { member, slug } = await picturedGuide('plain', 'Plain Guide');
    const url = await publicAddress(slug);
    expect(url).toMatch(PUBLIC_PICTURE_URL);
    expect(url).not.toContain(member.uid);
    expect(url).not.toContain('token');
    expect((await adminBucket.file(pathOf(url)).getMetadata())[0].metadata ?? {}).toEqual({});
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await tells(Buffer.from(await answer.arrayBuffer()))).toBe(false);
    // The account's own picture stays private, and the bucket cannot be listed.
    expect(await statusOf(addressOf(await processedPathOf(member, 'first-picture')))).toBe(403);
    await eventually(expectAgreement);
  });

  it('does not inherit a token from the account’s picture', async () => {
    const { member, slug } = await picturedGuide('token-owner', 'Token Owner');
    const first = await publicAddress(slug);
    const token = await getDownloadURL(ref(member.storage, await processedPathOf(member, 'first-picture')));
    const guide = adminFirestore.doc(`guide_profiles/${member.uid}`);
    await guide.update({ is_public: false });
    await goneAfter(first);
    await guide.update({ is_public: true });
    const second = await publicAddress(slug, first);
    const metadata = JSON.stringify((await adminBucket.file(pathOf(second)).getMetadata())[0].metadata ?? {});
    expect(metadata).not.toContain(new URL(token).searchParams.get('token'));
  });

  it(
    `is gone within ${GONE_WITHIN_MS / 1000} s of hiding, revoking, replacing, removing and deleting`,
    { timeout: 120_000 },
    async () => {
      const { member, slug } = await picturedGuide('vanishing', 'Vanishing Guide');
      const guide = adminFirestore.doc(`guide_profiles/${member.uid}`);
      const profile = adminFirestore.doc(`profiles/${member.uid}`);
      const waits: Record<string, number[]> = {};
      let url = await publicAddress(slug);
      const measure = async (what: string, change: () => Promise<unknown>, back: () => Promise<unknown>) => {
        await change();
        (waits[what] ??= []).push(await goneAfter(url));
        await back();
        url = await publicAddress(slug, url);
        expect(await statusOf(url)).toBe(200);
      };
      const nothing = () => Promise.resolve();
      for (let round = 0; round < (IS_LONG ? 3 : 1); round += 1) {
        await measure(
          'hidden',
          () => guide.update({ is_public: false }),
          () => guide.update({ is_public: true }),
        );
        const avatar_url = await uploadProcessed(member, `replacement-${round}`);
        await measure('replaced', () => profile.update({ avatar_url }), nothing);
        await measure(
          'removed',
          () => profile.update({ avatar_url: null }),
          async () => {
            await profile.update({ avatar_url: await uploadProcessed(member, `once-more-${round}`) });
          },
        );
      }
      const request_id = `request-of-${member.uid}`;
      await measure(
        'revoked',
        () => admin.call('revokeVerification', { user_id: member.uid, admin_notes: 'Lapsed' }),
        async () => {
          await admin.call('reopenRequest', { request_id });
          await approve(member.uid);
        },
      );
      await member.call('deleteMyAccount', {});
      waits['account deleted'] = [await goneAfter(url)];
      console.log(
        Object.entries(waits)
          .map(([what, ms]) => `${what}: the picture is gone after ${ms.join(', ')} ms`)
          .join('\n'),
      );
      expect((await adminFirestore.doc(`public_pictures/${member.uid}`).get()).exists).toBe(false);
      await eventually(expectAgreement);
    },
  );

  it('is correct after many concurrent changes, with nothing else left in the bucket', async () => {
    const { member, slug } = await picturedGuide('busy', 'Busy Guide');
    await publicAddress(slug);
    const guide = adminFirestore.doc(`guide_profiles/${member.uid}`);
    const profile = adminFirestore.doc(`profiles/${member.uid}`);
    const other = await uploadProcessed(member, 'other-picture');
    const first = addressOf(await processedPathOf(member, 'first-picture'));
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([
        guide.update({ is_public: round % 2 === 0 }),
        profile.update({ avatar_url: round % 3 === 0 ? first : other }),
        modules()[1].syncGuide(member.uid),
        guide.update({ is_public: round % 2 === 1 }),
        profile.update({ avatar_url: round % 2 === 0 ? other : first }),
        modules()[1].syncGuide(member.uid),
      ]);
    }
    await guide.update({ is_public: false });
    await eventually(expectAgreement);
    const record = adminFirestore.doc(`public_pictures/${member.uid}`);
    await eventually(async () => expect((await record.get()).exists).toBe(false));
    await expectAgreement();
  });

  if (IS_LONG) {
    it('without a record is deleted by the nightly job, and no other is', async () => {
      const { slug } = await picturedGuide('nightly', 'Nightly Guide');
      const url = await publicAddress(slug);
      // A function that lost a race may not have deleted its own copy yet.
      await eventually(expectAgreement);
      const orphan = `public/${'0f'.repeat(16)}.webp`;
      await adminBucket.file(orphan).save(Buffer.from('x'), { resumable: false });
      const before = await copies();
      // New copies may belong to a running function.
      await modules()[2].removeAbandonedPictures(new Date());
      expect(await copies()).toEqual(before);
      await modules()[2].removeAbandonedPictures(new Date(Date.now() + 2 * HOUR_MS));
      expect(await copies()).toEqual(before.filter((name) => name !== orphan));
      expect(await statusOf(url)).toBe(200);
    });
  }
});
