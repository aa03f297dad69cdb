import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { APPLICANT, CHILD, INTAKE } from '../../../../tests/cases/application.ts';
import type { Application } from '../../../domain/school/applications.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { AuthContext } from '../../firebase/auth/auth-context.ts';
import { signedIn } from '../../firebase/testing/signed-in.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ApplicationsPanel } from './ApplicationsPanel.tsx';

const saved = vi.hoisted(() => ({
  spreadsheet: vi.fn<(...sheet: unknown[]) => Promise<void>>(async () => undefined),
  file: vi.fn<(name: string, content: Blob) => void>(),
}));
vi.mock('../spreadsheet.ts', () => ({ saveSpreadsheet: saved.spreadsheet }));
vi.mock('../../../browser/save-file.ts', () => ({ saveFile: saved.file }));
const stored = vi.hoisted(() => ({ applications: (): unknown => undefined }));
vi.mock('../../firebase/firestore/desk-lists.ts', () => ({
  useApplications: () => stored.applications(),
}));
const announced = vi.hoisted(() => ({ intakes: [] as unknown[] }));
vi.mock('../../firebase/firestore/content.ts', () => ({
  usePublishedIntakes: () => ({ status: 'ready', data: { record: announced } }),
}));
setUpCallableServer();

const { consent: _, ...own } = APPLICANT;
const APPLICATION: Application = {
  ...own,
  relation: 'self',
  contact: null,
  number: 7,
  intake: INTAKE,
  language: 'ka',
  state: 'new',
  note: null,
  created_at: new Date('2099-05-01'),
  erase_at: new Date('2100-12-11'),
};
const CHILDS: Application = {
  ...APPLICATION,
  relation: 'parent',
  contact: CHILD.contact,
  birth: CHILD.birth,
  first_name: 'Luka',
  number: 8,
  state: 'waiting',
  note: 'We will write in March.',
  intake: { ...INTAKE, id: 'leader-summer', programme: 'mountain-leader' },
};

function show(rows: readonly Application[]): void {
  const data = { rows: rows.map((one) => ({ id: `a${one.number}`, data: one })), count: rows.length };
  stored.applications = () => ({ status: 'ready', data });
}

beforeEach(() => {
  show([CHILDS, APPLICATION]);
  announced.intakes = [INTAKE];
  vi.clearAllMocks();
});

/** @param later what is stored next. */
async function open(search = '', later: readonly Application[] = []) {
  function Opened() {
    const [, setLater] = useState(false);
    const change = () => {
      show(later);
      setLater(true);
    };
    return (
      <AuthContext value={signedIn({})}>
        <button onClick={change}>later</button>
        <ApplicationsPanel />
      </AuthContext>
    );
  }
  await renderDesk(<Opened />, [], `?tab=applications${search}`);
  return userEvent.setup({ delay: null });
}
const press = (name: string) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('list')).getAllByRole('button', { name: /^No\./u });

test('lists who applied, by start and with the numbers of each state', async () => {
  const user = await open();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'No. 8 · Luka AdamiaWaiting list · May 1, 2099 · Mountain Leader, December 11, 2099',
    'No. 7 · Nino AdamiaNew · May 1, 2099 · Ski Teacher, Levels I–III, December 11, 2099',
  ]);
  expect(screen.getByText(/^New: 1 · .* Waiting list: 1/u)).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Intake' });
  await user.selectOptions(choice, 'ski-winter');
  expect(rows()).toHaveLength(1);
  expect(choice).toHaveDisplayValue('Ski Teacher, Levels I–III, December 11, 2099 (1 new)');
  await user.selectOptions(choice, 'All intakes');
  expect(rows()).toHaveLength(2);
});

test('the address opens one, with all that was written', async () => {
  const user = await open('&intake=leader-summer&application=8');
  expect(screen.getByText('Tamar Adamia, parent')).toBeVisible();
  expect(screen.getByText('December 11, 2082 (17 years on the first day)')).toBeVisible();
  expect(screen.getByText(/Ten winters on skis/u)).toBeVisible();
  expect(screen.getByText('We will write in March.')).toBeVisible();
  await user.click(rows()[0] ?? document.body);
  expect(rows()[0]).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  [{ first_day: '2099-12-18' }, 'Ski Teacher, Levels I–III, December 18, 2099, გუდაური'],
  [
    { place: { en: 'Bakuriani', ka: 'ბაკურიანი' } },
    'Ski Teacher, Levels I–III, December 11, 2099, ბაკურიანი',
  ],
  [{ state: 'full' }, undefined],
])('an intake that is announced with %o by now is shown', async (change, text) => {
  announced.intakes = [{ ...INTAKE, ...change }];
  await open('&application=7');
  const label = screen.queryByText('The intake as it is announced now');
  expect(label?.nextSibling?.textContent).toBe(text);
});

test('is answered with words, which stay where they were not sent', async () => {
  const user = await open('&application=7');
  const field = screen.getByRole('textbox', { name: 'Answer to the applicant' });
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeEnabled();
  await user.type(field, 'Bring skis.');
  fail('ABORTED', { reason: 'superseded' });
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/There is a newer decision/u)).toBeVisible();
  expect(field).toHaveValue('Bring skis.');
  respond({});
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('The answer to application no. 7 is on its way.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(sentCalls()[1]).toEqual({
    name: 'answerApplication',
    data: { application_id: 'a7', seen: 'new', step: 'invited', text: 'Bring skis.' },
  });
  await user.type(field, 'x'.repeat(3));
  await user.click(rows()[1] ?? document.body);
  await user.click(rows()[1] ?? document.body);
  expect(await screen.findByDisplayValue('xxx')).toBeVisible();
});

test('is answered as it was when it was opened, or as the last answer made it', async () => {
  const user = await open('&application=7', [{ ...APPLICATION, state: 'invited' }]);
  await user.click(press('later'));
  fail('ABORTED', { reason: 'superseded' });
  await user.click(press('Decline'));
  expect(await screen.findByText(/There is a newer decision/u)).toBeVisible();
  for (const name of ['Decline', 'Put on the waiting list']) {
    respond({});
    await user.click(press(name));
    await vi.waitFor(() => expect(press('Erase')).toBeEnabled());
  }
  expect(sentCalls().map(({ data }) => data)).toMatchObject([
    { seen: 'new', step: 'declined' },
    { seen: 'invited', step: 'declined' },
    { seen: 'declined', step: 'waiting' },
  ]);
});

test('says that the applicant withdrew it, and can only be erased then', async () => {
  const user = await open('&application=7', [{ ...APPLICATION, state: 'withdrawn' }]);
  await user.type(screen.getByRole('textbox'), 'x'.repeat(3));
  await user.click(press('later'));
  expect(screen.getByText(/^The applicant has withdrawn/u)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  vi.stubGlobal('confirm', () => true);
  respond({});
  await user.click(press('Erase'));
  expect(await screen.findByText('Application no. 7 has been erased.')).toBeVisible();
  expect(sentCalls()[0]).toMatchObject({ data: { seen: 'withdrawn', step: 'erased', text: '' } });
});

test('is erased after a question, and handed out as a file that the journal knows by its number', async () => {
  const user = await open('&application=7');
  const confirm = vi.fn<(question: string) => boolean>(() => false);
  vi.stubGlobal('confirm', confirm);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('no. 7'));
  expect(sentCalls()).toEqual([]);
  confirm.mockReturnValue(true);
  respond({});
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Application no. 7 has been erased.')).toBeVisible();
  expect(sentCalls()[0]).toMatchObject({ data: { application_id: 'a7', step: 'erased' } });
  respond({});
  await user.click(screen.getByRole('button', { name: 'Save a copy to hand out' }));
  await vi.waitFor(() => expect(saved.file).toHaveBeenCalledOnce());
  expect(sentCalls()[1]).toEqual({
    name: 'recordExport',
    data: { what: 'application', filters: 'tab=applications&application=7', rows: 1 },
  });
  const [name, content] = saved.file.mock.calls[0] ?? [];
  expect(name).toBe('application-7.json');
  expect(JSON.parse((await content?.text()) ?? '')).toMatchObject({ number: 7, birth: APPLICANT.birth });
});

test('a spreadsheet has dates of birth only where they are asked for', async () => {
  const user = await open();
  const save = screen.getByRole('button', { name: 'Spreadsheet' });
  respond({});
  await user.click(save);
  await vi.waitFor(() => expect(saved.spreadsheet).toHaveBeenCalledOnce());
  expect(JSON.stringify(saved.spreadsheet.mock.calls)).toContain('Tamar Adamia');
  expect(JSON.stringify(saved.spreadsheet.mock.calls)).not.toMatch(/2082|Date of birth/u);
  await user.click(screen.getByRole('checkbox', { name: 'With dates of birth' }));
  respond({});
  await user.click(save);
  await vi.waitFor(() => expect(saved.spreadsheet).toHaveBeenCalledTimes(2));
  expect(JSON.stringify(saved.spreadsheet.mock.calls[1])).toMatch(/Date of birth.*December 11, 2082/u);
  expect(sentCalls().map(({ data }) => data)).toMatchObject([{ what: 'applications' }, { what: 'births' }]);
});

test('where there is none, the panel says so', async () => {
  show([]);
  await open();
  expect(screen.getByText('There are no applications.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spreadsheet' })).toBeDisabled();
});
