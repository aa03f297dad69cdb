/** The list of what the association publishes, where a draft may hold anything: rules check its kind alone. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { ContentPanel } from './ContentPanel.tsx';

const drafts = vi.hoisted(() => ({ rows: [] as unknown[] }));
const deleteContentDraft = vi.hoisted(() => vi.fn<(id: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('../../firebase/firestore/content.ts', () => ({
  useContentDrafts: () => ({ status: 'ready', data: drafts }),
  deleteContentDraft,
  usePublishedContent: () => ({ status: 'ready', data: { rows: [] } }),
  usePublishing: () => ({ status: 'missing' }),
}));

test.each(['2026-99-99', 'soon', '', 7, null, ['2026-01-01'], { year: {} }])(
  'a draft with the date %o and a title of another kind is listed',
  async (date) => {
    const record = { date, title: { en: 7, ka: [null] } };
    drafts.rows = [{ id: 'news-odd', data: { kind: 'news', record, revision: 1 } }];
    await renderDesk(<ContentPanel />);
    expect(screen.getByRole('link', { name: 'Untitled' })).toBeInTheDocument();
  },
);

test('a draft that was never published is deleted after a question', async () => {
  drafts.rows = [{ id: 'news-a', data: { kind: 'news', record: { title: { en: 'Snow' } }, revision: 1 } }];
  await renderDesk(<ContentPanel />);
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', confirm);
  const button = screen.getByRole('button', { name: 'Delete: Snow' });
  await userEvent.click(button);
  expect(deleteContentDraft).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('“Snow”'));
  expect(deleteContentDraft).toHaveBeenCalledExactlyOnceWith('news-a');
});
