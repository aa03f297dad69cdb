import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useAsync } from '../../browser/use-async.ts';
import type { DecidedRow, DeskPerson, DeskRows } from '../../domain/desk/desk-rows.ts';
import { peopleById } from '../../domain/desk/request-rows.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { readDeskRows } from '../firebase/callables.ts';
import { failureOf, type Failure } from '../firebase/errors.ts';
import type { Found, Live } from '../firebase/firestore/live.ts';
import { usePendingRequests, useProfileOf } from '../firebase/firestore/verification-desk.ts';

/** The open requests; and what the server has told of everything else, with what this admin has changed since. */
interface DeskRowsValue {
  /** Live, the oldest first. */
  readonly open: Live<Found<VerificationRequest>>;
  /** Undefined until they are read. */
  readonly people: ReadonlyMap<string, DeskPerson> | undefined;
  readonly decided: readonly DecidedRow[];
  readonly failure: Failure | undefined;
  readonly isReading: boolean;
  /** Reads everything again. */
  readonly refresh: () => void;
  /** Replaces the row of a person, and all of the person's decided requests. */
  readonly replaceRows: (uid: string, person: DeskPerson | undefined, decided: readonly DecidedRow[]) => void;
  readonly addDecided: (row: DecidedRow) => void;
}

export const DeskRowsContext = createContext<DeskRowsValue | undefined>(undefined);

/** @throws Error outside of `DeskRowsProvider`, which is a programming error. */
export function useDeskRows(): DeskRowsValue {
  const value = use(DeskRowsContext);
  if (!value) throw new Error('useDeskRows must be used within a DeskRowsProvider');
  return value;
}

/** The same rows, so that nothing is rendered again, unless these differ from them. */
function withPerson(
  rows: DeskRows,
  uid: string,
  person: DeskPerson | undefined,
  decided: readonly DecidedRow[],
): DeskRows {
  const next = {
    ...rows,
    people: [...rows.people.filter(({ id }) => id !== uid), ...(person ? [person] : [])],
    decided: [...rows.decided.filter(({ user_id }) => user_id !== uid), ...decided],
  };
  const ofPerson = ({ people, decided: all }: DeskRows) =>
    JSON.stringify([people.find(({ id }) => id === uid), all.filter(({ user_id }) => user_id === uid)]);
  return ofPerson(next) === ofPerson(rows) ? rows : next;
}

/** Reads the rows when the desk is opened. */
export function DeskRowsProvider({ children }: { readonly children: ReactNode }) {
  const open = usePendingRequests();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly failure?: Failure }>();
  const [rows, setRows] = useState<DeskRows>();
  useAsync(
    attempt,
    () => readDeskRows(),
    (read, to) => {
      setRows(read);
      setAnswer({ to });
    },
    (error, to) => setAnswer({ to, failure: failureOf(error) }),
  );
  const value = useMemo<DeskRowsValue>(
    () => ({
      open,
      people: rows && peopleById(rows.people),
      decided: rows?.decided ?? [],
      failure: answer?.failure,
      isReading: answer?.to !== attempt,
      refresh: () => setAttempt((count) => count + 1),
      replaceRows: (uid, person, decided) =>
        setRows((known) => known && withPerson(known, uid, person, decided)),
      addDecided: (row) =>
        setRows(
          (known) =>
            known && { ...known, decided: [...known.decided.filter(({ id }) => id !== row.id), row] },
        ),
    }),
    [open, rows, answer, attempt],
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
  if (row) return { name: row.full_name || t('admin.nameless'), email: row.email };
  if (profile.status === 'ready') {
    const { full_name, email } = profile.data;
    return { name: full_name || t('admin.nameless'), email: email ?? undefined };
  }
  return { name: profile.status === 'missing' ? t('admin.journal-gone') : '…', email: undefined };
}
