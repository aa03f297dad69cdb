import { useState, type ReactNode } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { peopleById } from '../../../../tests/cases/desk-rows.ts';
import { UNDO_SECONDS } from '../../../domain/settings.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { Toasts } from '../../shared/Toasts.tsx';
import { DeskRowsContext } from '../desk-rows.tsx';
import { usePendingRequests } from './stored-reads.ts';

const nothing = () => undefined;

interface DeskProps {
  readonly people: readonly DeskPerson[] | null;
  readonly children: ReactNode;
}

function Desk({ people, children }: DeskProps) {
  const open = usePendingRequests();
  const [refreshes, setRefreshes] = useState(0);
  const rows = {
    open,
    openRows: open.status === 'ready' ? open.data.rows : undefined,
    everybody: [...(people ?? [])],
    people: people ? peopleById(people) : undefined,
    decided: [],
    unchanged: [],
    tasks: [],
    changeTask: nothing,
    yearEnd: { month: 3, day: 31 },
    failure: undefined,
    isReading: false,
    refresh: () => setRefreshes((count) => count + 1),
    refreshes,
    readAt: undefined,
    changeRows: nothing,
    undoUntil: (at: Date) => performance.now() + at.getTime() - Date.now() + UNDO_SECONDS * 1000,
  };
  return <DeskRowsContext value={rows}>{children}</DeskRowsContext>;
}

/** For tests: renders a part of the desk in English, inside the providers of `AdminScreen`. */
export async function renderDesk(
  element: ReactNode,
  people: readonly DeskPerson[] | null = [],
  search = '',
): Promise<void> {
  await renderInLang(
    <Toasts>
      <Desk people={people}>{element}</Desk>
    </Toasts>,
    'en',
    ['shell', 'admin', 'errors', 'guides', 'fields'],
    `/en/admin${search}`,
  );
}
