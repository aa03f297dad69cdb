import { expect, it, vi } from 'vitest';
import { withCallables } from '../testing/with-callables.ts';

const showRecords = vi.hoisted(() => vi.fn<(records: object) => void>());
vi.mock('#site-pages', () => ({ sitePages: { showRecords } }));
const modules = withCallables(() => Promise.all([import('../app.ts'), import('./load-pages.ts')]));

it('shows what was published a minute ago; the first page, also after a pause, waits for it, and none fails without it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [{ firestore }, { loadPages }] = modules();
  const publish = async (phone: string) => {
    await firestore.doc('content/contact').set({ record: { phone } });
    await firestore.doc('content/intakes').set({ record: [phone] });
  };
  const shown = (phone: string) => ({ contact: { phone }, intakes: [phone] });
  await publish('1');
  const [pages] = await Promise.all([loadPages(), loadPages()]);
  expect(pages.showRecords).toBe(showRecords);
  expect(showRecords.mock.calls).toEqual([[shown('1')]]);

  await publish('2');
  vi.advanceTimersByTime(59_999);
  await loadPages();
  expect(showRecords).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  const readAt = Date.now();
  expect(await loadPages()).toBe(pages);
  expect(showRecords).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(showRecords).toHaveBeenLastCalledWith(shown('2')));

  await publish('3');
  vi.setSystemTime(readAt + 120_000);
  const seen = async () => {
    await loadPages();
    return showRecords.mock.lastCall;
  };
  expect(await Promise.all([seen(), seen()])).toEqual([[shown('3')], [shown('3')]]);

  const reference = Object.getPrototypeOf(firestore.doc('a/b'));
  const read = vi.spyOn(reference, 'get').mockRejectedValue(new Error('down'));
  vi.advanceTimersByTime(60_000);
  expect(await loadPages()).toBe(pages);
  expect(read).toHaveBeenCalled();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
