import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import { lastDayOf, termEnd } from '../../../domain/membership/term.ts';
import { FIRST_TERM_DAYS } from '../../../domain/settings.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { RolesPanel } from './RolesPanel.tsx';

const year = vi.hoisted(() => ({ read: (): unknown => undefined }));
vi.mock('../../firebase/firestore/verification-desk.ts', async () => ({
  ...(await import('../testing/stored-reads.ts')),
  useAdmins: () => ({ status: 'missing' }),
  useAssociationYear: () => year.read(),
}));
setUpCallableServer();

const MARCH = { month: 3, day: 31 };
const stored = (year_end: YearEnd) => ({ status: 'ready', data: { year_end } });
const confirm = vi.fn<(question: string) => boolean>();
beforeEach(() => {
  confirm.mockReset().mockReturnValue(true);
  vi.stubGlobal('confirm', confirm);
});

async function open(read: object) {
  year.read = () => read;
  await renderDesk(<RolesPanel />, []);
  const user = userEvent.setup({ delay: null });
  const change = () => screen.getByRole('button', { name: 'Change…' });
  const choose = (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);
  return { user, change, choose };
}

test.each([
  [stored(MARCH), 'Terms end every year on March 31.', ['March', '31']],
  [stored(null), 'Memberships have no end date.', ['No end date']],
  [{ status: 'missing' }, 'Memberships have no end date.', ['No end date']],
])('of %j it says: %s', async (read, sentence, chosen) => {
  const { change } = await open(read);
  expect(screen.getByText(sentence)).toBeVisible();
  const selects = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^(?:Month|Day)$/u });
  expect(selects.map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual(chosen);
  expect(change()).toBeDisabled();
});

test('what is loading or could not be loaded is not said to be without an end', async () => {
  await open({ status: 'loading' });
  expect(screen.queryByText('Memberships have no end date.')).toBeNull();
  const retry = vi.fn<() => void>();
  const { user } = await open({ status: 'failed', failure: 'denied', retry });
  expect(screen.getByText('The setting for terms could not be loaded')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

const given = formatDate(lastDayOf(termEnd(new Date(), MARCH, FIRST_TERM_DAYS)), 'en');

test.each<[YearEnd, [string, string][], number, YearEnd, RegExp]>([
  [
    null,
    [['Month', 'March']],
    2,
    MARCH,
    new RegExp(`on March 31\\. 2 members get the end date ${given} now`, 'u'),
  ],
  [null, [['Month', 'March']], 0, MARCH, /No membership is without an end date now\.$/u],
  [MARCH, [['Month', 'No end date']], 1, null, /The end date of one member is lifted/u],
  [
    MARCH,
    [['Month', 'December']],
    0,
    { month: 12, day: 31 },
    /^New terms will end every year on December 31\./u,
  ],
  // The day is one that the month has.
  [MARCH, [['Month', 'February']], 0, { month: 2, day: 29 }, /on February 29\./u],
  [MARCH, [['Day', '30']], 3, { month: 3, day: 30 }, /3 members get the end date/u],
])(
  'from %j it is changed after a question: %j, %s members',
  async (before, choices, touched, after, question) => {
    const { user, change, choose } = await open(stored(before));
    for (const [name, option] of choices) await choose(name, option);
    respond({ touched, is_set: false });
    respond({ touched, is_set: true });
    await user.click(change());
    await screen.findByText(/^The change is saved\./u);
    expect(confirm.mock.calls).toEqual([[expect.stringMatching(question)]]);
    const seen = { year_end: before, touched };
    expect(sentCalls()).toEqual([
      { name: 'setAssociationYear', data: { year_end: after } },
      { name: 'setAssociationYear', data: { year_end: after, seen } },
    ]);
  },
);

test('is not changed without a yes, and says why it was refused', async () => {
  const { user, change, choose } = await open(stored(MARCH));
  await choose('Month', 'No end date');
  confirm.mockReturnValueOnce(false);
  respond({ touched: 1, is_set: false });
  await user.click(change());
  await waitFor(() => expect(change()).toBeEnabled());
  expect(sentCalls()).toHaveLength(1);
  fail('ABORTED', { reason: 'year-changed' });
  await user.click(change());
  expect(await screen.findByText(/^Something has changed in the meantime/u)).toBeVisible();
  expect(change()).toBeEnabled();
});
