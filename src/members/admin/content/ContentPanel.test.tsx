/** The list of what the association publishes, where a draft may hold anything: rules check its kind alone. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AuthContext } from '../../firebase/auth/auth-context.ts';
import { signedIn } from '../../firebase/testing/signed-in.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ContentPanel } from './ContentPanel.tsx';

const drafts = vi.hoisted(() => ({ rows: [] as unknown[] }));
const saveContentDraft = vi.hoisted(() => vi.fn<(...saved: unknown[]) => Promise<void>>(async () => {}));
vi.mock('../../firebase/firestore/content.ts', () => ({
  useContentDrafts: () => ({ status: 'ready', data: drafts }),
  saveContentDraft,
  usePublishedContent: () => ({ status: 'ready', data: { rows: [] } }),
  usePublishing: () => ({ status: 'missing' }),
}));

const open = () =>
  renderDesk(
    <AuthContext value={signedIn({})}>
      <ContentPanel />
    </AuthContext>,
  );

test.each(['2026-99-99', 'soon', '', 7, null, ['2026-01-01'], { year: {} }])(
  'a draft with the date %o and a title of another kind is listed',
  async (date) => {
    const record = { date, title: { en: 7, ka: [null] } };
    drafts.rows = [{ id: 'news-odd', data: { kind: 'news', record, revision: 1 } }];
    await open();
    expect(screen.getByRole('link', { name: 'Untitled' })).toBeInTheDocument();
  },
);

test('a draft that was never published is deleted after a question', async () => {
  drafts.rows = [{ id: 'news-a', data: { kind: 'news', record: { title: { en: 'Snow' } }, revision: 1 } }];
  await open();
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', confirm);
  const button = screen.getByRole('button', { name: 'Delete: Snow' });
  await userEvent.click(button);
  expect(saveContentDraft).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('“Snow”'));
  expect(saveContentDraft).toHaveBeenCalledExactlyOnceWith('news-a', { kind: 'news', record: {} }, 1, 'nino');
});

test('one that was deleted is listed no more', async () => {
  drafts.rows = [{ id: 'news-a', data: { kind: 'news', record: {}, revision: 2 } }];
  await open();
  expect(screen.queryByRole('link', { name: 'Untitled' })).toBeNull();
});
