import type { ReactNode } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { peopleById } from '../../../domain/desk/request-rows.ts';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { Toasts } from '../../shared/toasts/Toasts.tsx';
import { DeskRowsContext } from '../desk-rows.tsx';
import { JournalProvider } from '../journal/Journal.tsx';

const nothing = () => undefined;

/** For tests: renders a part of the desk in English, inside the providers of `AdminScreen`. */
export async function renderDesk(
  element: ReactNode,
  people: readonly DeskPerson[] | null = [],
): Promise<void> {
  const rows = {
    open: { status: 'ready', data: { rows: [], count: 0, last: undefined } } as const,
    people: people ? peopleById(people) : undefined,
    decided: [],
    failure: undefined,
    isReading: false,
    refresh: nothing,
    replaceRows: nothing,
    addDecided: nothing,
  };
  await renderInLang(
    <Toasts>
      <DeskRowsContext value={rows}>
        <JournalProvider>{element}</JournalProvider>
      </DeskRowsContext>
    </Toasts>,
    'en',
    ['shell', 'admin', 'errors', 'guides', 'fields'],
  );
}
