/** Publishing of drafts and its release, on a Firestore emulator in this process. */
import { logger } from 'firebase-functions/v2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILT_IN_RECORDS, faultsOf, presentRecord, publishedContent } from '../../../src/content/records.ts';
import { officeOf, type SiteFiles } from '../../../src/domain/content/content.ts';
import type { releaseContent } from './release-content.ts';
import { byAdmin } from '../testing/decisions.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

const hosting = vi.hoisted(() => ({
  releaseContent: vi.fn<typeof releaseContent>(),
  deployed: false as boolean | undefined,
}));
vi.mock('#site-files', () => ({ siteFiles: SITE }));
vi.mock('./release-content.ts', () => ({ releaseContent: hosting.releaseContent }));
vi.mock(import('./hosting-api.ts'), async (original) => ({
  ...(await original()),
  latestReleases: async () => {
    if (hosting.deployed === undefined) return [];
    const labels = hosting.deployed ? {} : { 'published-content': '1' };
    return [{ name: 'r', releaseTime: '', version: { name: 'v', status: 'FINALIZED', labels } }];
  },
}));
const SITE: SiteFiles = {
  needs: [],
  faultsOf,
  hasMedia: (path) => path === '/media/mark.svg',
  presentRecord,
  office: (published) => officeOf(publishedContent(published, 0).contact),
  drawFiles: () => [],
  drawPreview: (id, { record }, published, lang) =>
    `<p>${id} ${String(record['slug'])} ${Object.keys(published).length} ${lang}</p><script>\n</script><noscript>2</noscript>`,
};

const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => {
  const app = await original();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a bucket as far as it is used
  return { ...app, avatarBucket: () => bucket as unknown as ReturnType<typeof app.avatarBucket> };
});

const modules = withCallables(() =>
  Promise.all([
    import('../app.ts'),
    import('./publish-content.ts'),
    import('./publish-site.ts'),
    import('./hosting-api.ts'),
  ]),
);
const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
const read = async (path: string) => (await modules()[0].firestore.doc(path).get()).data();
const all = async (name: string) =>
  (await modules()[0].firestore.collection(name).get()).docs.map((entry) => entry.data());
const history = () => all('content_history');
const publish = async (input: object = SEEN, call = byAdmin(input)) => modules()[1].publishContent.run(call);

const [FIRST = ''] = Object.keys(BUILT_IN_RECORDS).filter((id) => id.startsWith('news-'));
const RECORD = BUILT_IN_RECORDS[FIRST]?.record ?? {};
const DRAFT = { kind: 'news', revision: 3, updated_at: new Date(), updated_by: 'admin' };
const SEEN = { id: FIRST, revision: 3, withdraw: false };

beforeEach(async () => {
  await store('user_roles/admin', { user_id: 'admin', role: 'admin' });
  await store('user_roles/ed', { user_id: 'ed', role: 'editor' });
  await store(`content_drafts/${FIRST}`, { ...DRAFT, record: { ...RECORD, slug: 'renamed' } });
  hosting.releaseContent.mockResolvedValue('live');
  hosting.deployed = false;
});
afterEach(() => vi.resetAllMocks());

describe('publishing a draft', () => {
  it('keeps it with its author, its former address and its history, and queues a release', async () => {
    expect(await publish(SEEN, callBy('ed', SEEN, 'editor'))).toEqual({ faults: [] });
    const published = {
      kind: 'news',
      record: { ...RECORD, slug: 'renamed' },
      is_withdrawn: false,
      published_by: 'ed',
      published_at: expect.anything(),
    };
    expect(await read(`content/${FIRST}`)).toEqual({
      ...published,
      revision: 3,
      former_slugs: [RECORD['slug']],
    });
    expect(await history()).toEqual([{ ...published, content_id: FIRST }]);
    expect(await read('publishing/state')).toMatchObject({ wanted: 1, live: 0, stage: 'queued' });
  });

  it('knows an address again that it returns to', async () => {
    await publish(SEEN);
    await store(`content_drafts/${FIRST}`, { ...DRAFT, record: RECORD });
    await publish(SEEN);
    expect(await read(`content/${FIRST}`)).toMatchObject({ former_slugs: ['renamed'] });
  });

  it('of something new knows no other address', async () => {
    await store('content_drafts/news-new', { ...DRAFT, record: { ...RECORD, slug: 'new' } });
    expect(await publish({ ...SEEN, id: 'news-new' })).toEqual({ faults: [] });
    expect(await read('content/news-new')).toMatchObject({ former_slugs: [] });
  });

  it('names what is wrong with it, and publishes nothing', async () => {
    await store(`content_drafts/${FIRST}`, { ...DRAFT, record: { ...RECORD, slug: 'A B' } });
    expect(await publish(SEEN)).toEqual({ faults: [{ path: 'slug', fault: 'slug' }] });
    expect([await read(`content/${FIRST}`), await read('publishing/state')]).toEqual([undefined, undefined]);
  });

  it('lets admins alone change address and number of the office, if they name both', async () => {
    const seen = { ...SEEN, id: 'contact' };
    const phone = '+995 555 00 00 00';
    const naming = (email: string) => publish({ ...seen, office: { email, phone } });
    const byEditor = async (input: object = seen) => publish(input, callBy('ed', input, 'editor'));
    const contact = BUILT_IN_RECORDS['contact']?.record;
    const draft = async (change: object) =>
      store('content_drafts/contact', { ...DRAFT, kind: 'contact', record: { ...contact, ...change } });
    const adminsOnly = (path: string) => ({ path, fault: 'admins-only' });
    await draft({ facebook: 'https://facebook.com/other' });
    expect(await byEditor()).toEqual({ faults: [] });
    await draft({ phone });
    expect(await byEditor()).toEqual({ faults: [adminsOnly('phone')] });
    await draft({ phone, email: 'other@example.org' });
    expect(await byEditor()).toEqual({ faults: [adminsOnly('email'), adminsOnly('phone')] });
    for (const unnamed of [() => publish(seen), () => naming('wanted@example.org'), () => naming('')])
      expect(await refusalDetails(unnamed())).toEqual({ reason: 'content-changed' });
    expect(await history()).toHaveLength(1);
    expect(await naming('other@example.org')).toEqual({ faults: [] });
    expect(await publish(seen)).toEqual({ faults: [] });
    const { email: old, phone: number } = officeOf({ ...contact });
    const notes = `${old}, ${number} → other@example.org, ${phone}`;
    expect(await all('decision_journal')).toMatchObject([{ action: 'office-set', actor_id: 'admin', notes }]);
    const { email: _, ...without } = { ...contact };
    await store('content_drafts/contact', { ...DRAFT, kind: 'contact', record: { ...without, phone } });
    expect(await refusalDetails(publish(seen))).toEqual({ reason: 'content-changed' });
    expect(await naming('')).toEqual({ faults: [] });
    expect(await read('content/contact')).not.toHaveProperty('record.email');
  });

  it('needs the files that it names: of the build, or uploaded', async () => {
    const file = `/files/${'0a'.repeat(10)}-statute.pdf`;
    const link = (href: string) => ({ kind: 'link', text: { ka: 'ა', en: 'a' }, href });
    const body = ['/media/mark.svg', '/media/none.svg', file].map(link);
    await store(`content_drafts/${FIRST}`, { ...DRAFT, record: { ...RECORD, body } });
    const missing = (index: number) => ({ path: `body.${index}.href`, fault: 'no-file' });
    expect(await publish(SEEN)).toEqual({ faults: [missing(1), missing(2)] });
    bucket.contents.set(`content${file}`, Buffer.from('%PDF'));
    expect(await publish(SEEN)).toEqual({ faults: [missing(1)] });
  });

  it('asks the bucket about nothing in a draft that has other faults', async () => {
    const asked = vi.spyOn(bucket, 'file');
    const excerpt = { ka: `${'0a'.repeat(10)}-900-a1b2c3`, en: '' };
    await store(`content_drafts/${FIRST}`, { ...DRAFT, record: { ...RECORD, excerpt } });
    expect(await publish(SEEN)).toEqual({ faults: [{ path: 'excerpt.en', fault: 'missing' }] });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('withdraws it, whatever is wrong with the draft, and keeps what visitors knew', async () => {
    await publish(SEEN);
    await store(`content_drafts/${FIRST}`, { ...DRAFT, record: {} });
    expect(await publish({ ...SEEN, withdraw: true })).toEqual({ faults: [] });
    expect(await read(`content/${FIRST}`)).toMatchObject({
      is_withdrawn: true,
      record: { slug: 'renamed' },
      former_slugs: [RECORD['slug']],
    });
  });

  it('withdraws what the site began with', async () => {
    await publish({ ...SEEN, withdraw: true });
    expect(await read(`content/${FIRST}`)).toMatchObject({ is_withdrawn: true, record: RECORD });
  });

  it('withdraws nothing but news that were published', async () => {
    const office = { ...BUILT_IN_RECORDS['contact']?.record, email: 'other@example.org' };
    await store('content_drafts/contact', { ...DRAFT, kind: 'contact', record: office });
    await store('content_drafts/news-new', { ...DRAFT, record: RECORD });
    for (const id of ['contact', 'news-new']) {
      const refused = publish({ ...SEEN, id, withdraw: true });
      await expect(refused).rejects.toThrow(expect.objectContaining({ code: 'invalid-argument' }));
      expect(await read(`content/${id}`)).toBeUndefined();
    }
  });

  it.each([
    ['another draft than the one that was seen', () => publish({ ...SEEN, revision: 2 }), 'content-changed'],
    ['a draft that is missing', () => publish({ ...SEEN, id: 'news-none' }), 'content-changed'],
    ['a guide', () => publish(SEEN, callBy('guide', SEEN)), 'not-admin'],
    ['a former editor', () => publish(SEEN, callBy('guide', SEEN, 'editor')), 'not-admin'],
    ['nobody', () => publish(SEEN, callBy(undefined, SEEN)), 'not-signed-in'],
    ['other input', () => publish({ id: FIRST }), 'invalid-input'],
  ])('is refused: %s', async (_, call, reason) => {
    expect(await refusalDetails(call())).toEqual({ reason });
    expect(await read(`content/${FIRST}`)).toBeUndefined();
  });

  it('leaves a run alone that has begun, which then looks again', async () => {
    await store('publishing/state', { wanted: 4, live: 3, stage: 'drawing', run: 'a', at: new Date() });
    await publish(SEEN);
    expect(await read('publishing/state')).toMatchObject({ wanted: 5, live: 3, stage: 'drawing', run: 'a' });
  });
});

describe('a preview', () => {
  const INPUT = { id: FIRST, kind: 'news', record: { ...RECORD, slug: 'mine' }, lang: 'en' };
  const preview = async (call = byAdmin(INPUT)) => modules()[1].previewContent.run(call);

  it('is the page without scripts', async () => {
    expect(await preview()).toEqual({ html: `<p>${FIRST} mine 0 en</p>` });
  });

  it.each([
    ['nobody', () => callBy(undefined, INPUT), 'not-signed-in'],
    ['a guide', () => callBy('guide', INPUT), 'not-admin'],
    ['a former editor', () => callBy('guide', INPUT, 'editor'), 'not-admin'],
    ['a draft with faults', () => byAdmin({ ...INPUT, record: { slug: 'mine' } }), 'invalid-input'],
    ['another language', () => byAdmin({ ...INPUT, lang: 'de' }), 'invalid-input'],
  ])('is refused to %s', async (_, call, reason) => {
    expect(await refusalDetails(preview(call()))).toEqual({ reason });
  });
});

describe('a release', () => {
  const state = () => read('publishing/state');
  const run = (id = 'a') => modules()[2].publishWanted(id);

  it('follows the publication', async () => {
    await publish(SEEN);
    await store('content/news-unreadable', { kind: 'news' });
    vi.spyOn(logger, 'error').mockReturnValue();
    await run();
    expect(hosting.releaseContent).toHaveBeenCalledExactlyOnceWith(
      SITE,
      { [FIRST]: expect.objectContaining({ kind: 'news' }) },
      1,
      expect.any(Function),
    );
    expect(await state()).toEqual({ wanted: 1, live: 1, stage: 'live', at: expect.anything() });
  });

  it('reads uploaded files, and says in the log which one is missing', async () => {
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    await publish(SEEN);
    await run();
    const readFile = hosting.releaseContent.mock.calls[0]?.[3];
    bucket.contents.set('content/files/a.pdf', Buffer.from('%PDF'));
    expect(String(await readFile?.('/files/a.pdf'))).toBe('%PDF');
    expect(await readFile?.('/files/b.pdf')).toBeUndefined();
    expect(logged.mock.calls).toEqual([['A file of the content is missing', { path: '/files/b.pdf' }]]);
    const unanswered = vi.spyOn(bucket, 'file').mockReturnValue({
      ...bucket.file(''),
      download: () => Promise.reject(Object.assign(new Error('down'), { code: 503 })),
    });
    await expect(readFile?.('/files/a.pdf')).rejects.toThrow('down');
    unanswered.mockRestore();
  });

  it('is made for the event of one that was queued, and for no other', async () => {
    await publish(SEEN);
    const event = (stage: string) =>
      Object.assign(Object.create(null), { id: 'a', data: { after: new Map([['stage', stage]]) } });
    await modules()[2].publishSite.run(event('drawing'));
    expect(hosting.releaseContent).not.toHaveBeenCalled();
    await modules()[2].publishSite.run(event('queued'));
    expect(await state()).toMatchObject({ live: 1, stage: 'live' });
  });

  it('is made once: a second event finds nothing to do, nor one while another run is at work', async () => {
    await publish();
    await run();
    await run('b');
    await store('publishing/state', { wanted: 2, live: 1, stage: 'drawing', run: 'a', at: new Date() });
    await run('b');
    expect(hosting.releaseContent).toHaveBeenCalledOnce();
  });

  it('begins again where its run was killed: in the same event, or after its time', async () => {
    await store('publishing/state', { wanted: 2, live: 1, stage: 'drawing', run: 'a', at: new Date() });
    await run('a');
    expect(await state()).toMatchObject({ live: 2, stage: 'live' });
    await store('publishing/state', { wanted: 3, live: 2, stage: 'drawing', run: 'a', at: new Date(0) });
    await run('b');
    expect(await state()).toMatchObject({ live: 3, stage: 'live' });
  });

  it('is followed by another, if something was published meanwhile', async () => {
    await publish();
    hosting.releaseContent.mockImplementation(async () => {
      await publish();
      return 'live';
    });
    await run();
    expect(await state()).toMatchObject({ wanted: 2, live: 1, stage: 'queued' });
  });

  it('of a run whose place another has taken is not reported', async () => {
    await publish();
    hosting.releaseContent.mockImplementation(async () => {
      await modules()[0].firestore.doc('publishing/state').update({ run: 'b' });
      return 'live';
    });
    await run();
    expect(await state()).toMatchObject({ live: 0, stage: 'drawing' });
  });

  it.each([
    ['deploying', () => Promise.resolve<'deploying'>('deploying')],
    ['hosting', () => Promise.reject(new (modules()[3].HostingError)('503'))],
    ['drawing', () => Promise.reject(new TypeError('a page'))],
  ])('that fails says why: %s', async (reason, outcome) => {
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    await publish();
    hosting.releaseContent.mockImplementation(outcome);
    await run();
    expect(await state()).toMatchObject({ wanted: 1, live: 0, stage: 'failed', reason });
    const error = expect.stringMatching(/503|a page/u);
    const entries = reason === 'deploying' ? [] : [['The content could not be released', { error }]];
    expect(logged.mock.calls).toEqual(entries);
  });
});

describe('every few minutes', () => {
  const AT = new Date('2027-06-01T10:00:00Z');
  const before = (ms: number) => new Date(AT.getTime() - ms);
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: AT }));
  afterEach(() => vi.useRealTimers());
  const look = async (stored?: object) => {
    if (stored) await store('publishing/state', { wanted: 2, live: 2, at: AT, ...stored });
    await modules()[2].queueAgain();
    return (await read('publishing/state'))?.['stage'];
  };

  it.each([
    ['nothing was published yet', true, undefined, undefined],
    ['the live release is the own one', false, { stage: 'live', at: new Date(0) }, 'live'],
    ['there is no release', undefined, { stage: 'live' }, 'live'],
    ['a deployment has replaced it', true, { stage: 'live' }, 'queued'],
    ['it failed', false, { stage: 'failed' }, 'queued'],
    ['a run is at work', true, { stage: 'drawing', at: before(600_000) }, 'drawing'],
    ['a run was killed', false, { stage: 'drawing', at: before(600_001) }, 'queued'],
    ['nothing was ever wanted', true, { stage: 'live', wanted: 0 }, 'live'],
  ])('%s', async (_, deployed, stored, stage) => {
    hosting.deployed = deployed;
    expect(await look(stored)).toBe(stage);
  });
});
