import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useAsync } from '../../browser/use-async.ts';
import type { DeskPerson, DeskRows } from '../../domain/desk/desk-rows.ts';
import type { DeskTask } from '../../domain/desk/notes.ts';
import { labelOf } from '../../domain/guide/profile.ts';
import { useT } from '../../i18n/use-t.ts';
import { readDeskRows } from '../firebase/callables.ts';
import { failureOf, type Failure } from '../firebase/errors.ts';
import {
  useAssociationYear,
  usePendingRequests,
  useProfileOf,
} from '../firebase/firestore/verification-desk.ts';
import { requiredContext } from '../../browser/required-context.ts';

type OwnRows = { readonly person?: DeskPerson | undefined } & Readonly<Pick<DeskRows, 'decided'>>;

/** The open requests; and what the server has told of everything else, with what the open cards have shown since. */
function useRows() {
  const open = usePendingRequests();
  const year = useAssociationYear();
  const yearEnd = year.status === 'missing' ? null : year.data?.year_end;
  const [wanted, setWanted] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly failure?: Failure }>();
  /** With their arrival in the time of `performance.now()`. */
  const [rows, setRows] = useState<DeskRows & { readonly arrivedAt: number }>();
  // One reading after the other: news that keep coming would end each before it has an answer.
  if (answer?.to === attempt && attempt !== wanted) setAttempt(wanted);
  useAsync(
    attempt,
    () => readDeskRows(),
    (read, to) => {
      setRows({ ...read, arrivedAt: performance.now() });
      setAnswer({ to });
    },
    (error, to) => setAnswer({ to, failure: failureOf(error) }),
  );
  const changeRows = useCallback((uid: string, change: (known: OwnRows) => OwnRows) => {
    setRows((known) => {
      if (!known) return known;
      const present = known.people.find(({ id }) => id === uid);
      const own = known.decided.filter(({ data }) => data.user_id === uid);
      const { person, decided } = change({ person: present, decided: own });
      const people = [...known.people.filter(({ id }) => id !== uid), ...(person ? [person] : [])];
      const others = known.decided.filter((row) => !own.includes(row));
      return { ...known, people, decided: [...others, ...decided] };
    });
  }, []);
  return useMemo(
    () => ({
      /** Live, the oldest first. */
      open,
      openRows: open.data?.rows,
      people: rows && new Map(rows.people.map((person) => [person.id, person])),
      everybody: rows?.people ?? [],
      decided: rows?.decided ?? [],
      /** Open renewals whose guides were as at their last approval when the rows were read. */
      unchanged: rows?.unchanged ?? [],
      /** The end of the association's year, null for none; undefined until it is read. */
      yearEnd,
      failure: answer?.failure,
      isReading: answer?.to !== wanted,
      refreshes: attempt,
      readAt: rows?.read_at,
      refresh: () => setWanted((count) => count + 1),
      changeRows,
      tasks: rows?.tasks ?? [],
      changeTask: (task: DeskTask) => {
        const isOther = ({ user_id }: DeskTask) => user_id !== task.user_id;
        setRows((known) => known && { ...known, tasks: [...known.tasks.filter(isOther), task] });
      },
      /** Returns until when a step of that moment, by the server's clock, can be undone, in the time of `performance.now()`; 0 until the rows are read. */
      undoUntil: (at: Date) =>
        rows ? rows.arrivedAt + at.getTime() - rows.read_at.getTime() + rows.undo_seconds * 1000 : 0,
    }),
    [open, rows, yearEnd, answer, attempt, wanted, changeRows],
  );
}

export const [DeskRowsContext, useDeskRows] = requiredContext<ReturnType<typeof useRows>>(
  'useDeskRows',
  'a DeskRowsProvider',
);

export function DeskRowsProvider({ children }: { readonly children: ReactNode }) {
  return <DeskRowsContext value={useRows()}>{children}</DeskRowsContext>;
}

/** Names an account, also with its address: of its row, or of its profile if it is newer than the rows. '' is nobody. */
export function usePerson(uid: string) {
  const t = useT();
  const { people, isReading } = useDeskRows();
  const row = people?.get(uid);
  const profile = useProfileOf(row || isReading || uid === '' ? undefined : uid);
  const known = row ?? profile.data;
  const unknown = profile.status === 'missing' ? t('admin.journal-gone') : '…';
  const name = known ? known.full_name || t('admin.nameless') : unknown;
  const email = known?.email ?? null;
  return { name, label: labelOf({ full_name: name, email }), email };
}
