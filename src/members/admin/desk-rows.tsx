import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useAsync } from '../../browser/use-async.ts';
import type { DecidedRow, DeskPerson, DeskRows } from '../../domain/desk/desk-rows.ts';
import type { DeskTask } from '../../domain/desk/notes.ts';
import { peopleById } from '../../domain/desk/request-rows.ts';
import type { YearEnd } from '../../domain/membership/association-year.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { readDeskRows } from '../firebase/callables.ts';
import { failureOf, type Failure } from '../firebase/errors.ts';
import type { Found, Live } from '../firebase/firestore/live.ts';
import {
  useAssociationYear,
  usePendingRequests,
  useProfileOf,
} from '../firebase/firestore/verification-desk.ts';

/** The open requests; and what the server has told of everything else, with what the open cards have shown since. */
interface DeskRowsValue {
  /** Live, the oldest first. */
  readonly open: Live<Found<VerificationRequest>>;
  /** Undefined until they are read. */
  readonly people: ReadonlyMap<string, DeskPerson> | undefined;
  readonly decided: readonly DecidedRow[];
  /** Open renewals whose guides were as at their last approval when the rows were read. */
  readonly unchanged: readonly string[];
  /** The end of the association's year, null for none; undefined until it is read. */
  readonly yearEnd: YearEnd | undefined;
  readonly failure: Failure | undefined;
  readonly isReading: boolean;
  /** How often everything was asked for again. */
  readonly refreshes: number;
  /** When the rows were read; undefined until they are. */
  readonly readAt: string | undefined;
  /** Reads everything again. */
  readonly refresh: () => void;
  readonly changeRows: ChangeRows;
  readonly tasks: readonly DeskTask[];
  readonly changeTask: (task: DeskTask) => void;
  /** Returns until when a step of that moment, by the server's clock, can be undone, in the time of `performance.now()`; 0 until the rows are read. */
  readonly undoUntil: (at: Date) => number;
}

/** The rows of an account. */
interface OwnRows {
  readonly person?: DeskPerson | undefined;
  readonly decided: readonly DecidedRow[];
}

type ChangeRows = (uid: string, change: (known: OwnRows) => OwnRows) => void;

export const DeskRowsContext = createContext<DeskRowsValue | undefined>(undefined);

/** @throws Error outside of `DeskRowsProvider`, which is a programming error. */
export function useDeskRows(): DeskRowsValue {
  const value = use(DeskRowsContext);
  if (!value) throw new Error('useDeskRows must be used within a DeskRowsProvider');
  return value;
}

/** The rows, and when they arrived, in the time of `performance.now()`. */
type KnownRows = DeskRows & { readonly arrivedAt: number };

/** Reads the rows when the desk is opened. */
export function DeskRowsProvider({ children }: { readonly children: ReactNode }) {
  const open = usePendingRequests();
  const year = useAssociationYear();
  const yearEnd = year.status === 'ready' ? year.data.year_end : year.status === 'missing' ? null : undefined;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly failure?: Failure }>();
  const [rows, setRows] = useState<KnownRows>();
  useAsync(
    attempt,
    () => readDeskRows(),
    (read, to) => {
      setRows({ ...read, arrivedAt: performance.now() });
      setAnswer({ to });
    },
    (error, to) => setAnswer({ to, failure: failureOf(error) }),
  );
  const changeRows = useCallback<ChangeRows>((uid, change) => {
    setRows((known) => {
      if (!known) return known;
      const present = known.people.find(({ id }) => id === uid);
      const own = known.decided.filter(({ data }) => data.user_id === uid);
      const { person, decided } = change({ person: present, decided: own });
      const people = [...known.people.filter(({ id }) => id !== uid), ...(person ? [person] : [])];
      return {
        ...known,
        people,
        decided: [...known.decided.filter((row) => !own.includes(row)), ...decided],
      };
    });
  }, []);
  const value = useMemo<DeskRowsValue>(
    () => ({
      open,
      people: rows && peopleById(rows.people),
      decided: rows?.decided ?? [],
      unchanged: rows?.unchanged ?? [],
      yearEnd,
      failure: answer?.failure,
      isReading: answer?.to !== attempt,
      refreshes: attempt,
      readAt: rows?.read_at,
      refresh: () => setAttempt((count) => count + 1),
      changeRows,
      tasks: rows?.tasks ?? [],
      changeTask: (task) => {
        const isOther = ({ user_id }: DeskTask) => user_id !== task.user_id;
        setRows((known) => known && { ...known, tasks: [...known.tasks.filter(isOther), task] });
      },
      undoUntil: (at) =>
        rows ? rows.arrivedAt + at.getTime() - Date.parse(rows.read_at) + rows.undo_seconds * 1000 : 0,
    }),
    [open, rows, yearEnd, answer, attempt, changeRows],
  );
  return <DeskRowsContext value={value}>{children}</DeskRowsContext>;
}

interface NamedPerson {
  readonly name: string;
  readonly email: string | undefined;
}

/** Names an account: of its row, or of its profile if it is newer than the rows. '' is nobody. */
export function usePerson(uid: string): NamedPerson {
  const t = useT();
  const { people, isReading } = useDeskRows();
  const row = people?.get(uid);
  const profile = useProfileOf(row || isReading || uid === '' ? undefined : uid);
  if (row) return { name: row.full_name || t('admin.nameless'), email: row.email ?? undefined };
  if (profile.status === 'ready') {
    const { full_name, email } = profile.data;
    return { name: full_name || t('admin.nameless'), email: email ?? undefined };
  }
  return { name: profile.status === 'missing' ? t('admin.journal-gone') : '…', email: undefined };
}
