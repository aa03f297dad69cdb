/** What an editor is told and asked before a draft is published that others write too. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { BUILT_IN_RECORDS } from '../../../content/records.ts';
import {
  officeOf,
  type ContentDraft,
  type ContentRecord,
  type PublishedRecords,
} from '../../../domain/content/content.ts';
import { AuthContext } from '../../firebase/auth/auth-context.ts';
import { respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { signedIn } from '../../firebase/testing/signed-in.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ContentEditor } from './ContentEditor.tsx';

vi.mock('../../firebase/firestore/content.ts', () => ({
  saveContentDraft: async () => undefined,
  usePublishing: () => ({ status: 'missing' }),
  useContentHistory: () => ({ status: 'missing' }),
}));
setUpCallableServer();

const CONTACT = { ...BUILT_IN_RECORDS['contact']?.record, email: 'info@guides.example' };
const published: PublishedRecords = {
  contact: {
    kind: 'contact',
    record: CONTACT,
    is_withdrawn: false,
    published_at: new Date(),
    published_by: 'nino',
    revision: 1,
    former_slugs: [],
  },
};

/** @param later what another editor saves next. */
async function open(change: ContentRecord, later?: ContentRecord) {
  const draft = (revision: number, record: ContentRecord): ContentDraft => ({
    kind: 'contact',
    record,
    revision,
    updated_at: new Date(),
    updated_by: 'other',
  });
  function Opened() {
    const [stored, setStored] = useState(draft(2, { ...CONTACT, ...change }));
    return (
      <AuthContext value={signedIn({})}>
        <button onClick={() => setStored(draft(3, { ...CONTACT, ...change, ...later }))}>later</button>
        <ContentEditor id="contact" draft={stored} published={published} />
      </AuthContext>
    );
  }
  await renderDesk(<Opened />);
  return userEvent.setup({ delay: null });
}
const publish = () => screen.getByRole('button', { name: 'Publish' });

test.each([
  [
    'another address',
    { email: 'other@example.org' },
    'other@example.org, +995 000 12 34 56 (until now: info@guides.example, +995 000 12 34 56)',
  ],
  ['no address', { email: undefined }, ': –, +995 000 12 34 56 (until now:'],
  ['another number', { phone: '+995 555 00 00 00' }, 'info@guides.example, +995 555 00 00 00 (until now:'],
])('%s of the office is published only after a question', async (_, change, question) => {
  const confirm = vi.fn<(question: string) => boolean>(() => false);
  vi.stubGlobal('confirm', confirm);
  const user = await open(change);
  await user.click(publish());
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(question));
  expect(sentCalls()).toEqual([]);
  confirm.mockReturnValue(true);
  respond({ faults: [] });
  await user.click(publish());
  const office = officeOf({ ...CONTACT, ...change });
  const data = { id: 'contact', revision: 2, withdraw: false, office };
  expect(sentCalls()).toEqual([{ name: 'publishContent', data }]);
});

test('nothing is asked where both stay', async () => {
  const user = await open({ facebook: undefined });
  respond({ faults: [] });
  await user.click(publish());
  expect(sentCalls()).toEqual([
    { name: 'publishContent', data: { id: 'contact', revision: 2, withdraw: false } },
  ]);
});

test('what another editor changes meanwhile is named until the notice is closed', async () => {
  const user = await open({}, { email: 'other@example.org', phone: '+995 555 00 00 00' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'later' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/Changed meanwhile by someone else.*: Phone; Email\./u);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
