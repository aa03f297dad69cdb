/** A draft while it is written: saved by itself, brought together with what others save, kept in the browser meanwhile. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { draftKey } from '../../../browser/drafts.ts';
import { readStoredJson, writeStored } from '../../../browser/stored-item.ts';
import type { ContentDraft, ContentKind, ContentRecord } from '../../../domain/content/content.ts';
import { isSameRecord, mergeDrafts, withField } from '../../../domain/content/merge-drafts.ts';
import { failureOf, type Failure } from '../../firebase/errors.ts';
import { saveContentDraft } from '../../firebase/firestore/content.ts';

const SAVE_DELAY_MS = 1000;
const RETRY_MS = 5000;

const record = z.record(z.string(), z.unknown());
const keptSchema = z.object({ record, base: record });

interface Options {
  readonly id: string;
  readonly kind: ContentKind;
  readonly uid: string;
  /** What is published, or an empty record. */
  readonly start: ContentRecord;
  readonly stored: ContentDraft | undefined;
}

export function useContentDraft({ id, kind, uid, start, stored }: Options) {
  const key = `${draftKey(uid)}:content:${id}`;
  const [kept] = useState(() => keptSchema.safeParse(readStoredJson('localStorage', key)).data);
  const [mine, setMine] = useState(kept?.record ?? stored?.record ?? start);
  const [base, setBase] = useState(kept?.base ?? stored?.record ?? start);
  /** The revision with which `mine` was brought together; what was kept is yet to be. */
  const [seen, setSeen] = useState(kept ? 0 : (stored?.revision ?? 0));
  const [conflicts, setConflicts] = useState<ContentRecord>({});
  /** Paths of what others have changed under the eyes of whoever writes here. */
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [attempts, setAttempts] = useState(0);
  /** What this window has saved last; the listener may tell it before or after the answer. */
  const [sent, setSent] = useState<ContentRecord>();
  const isSaving = useRef(false);

  if (stored && stored.revision > seen) {
    setSeen(stored.revision);
    setBase(stored.record);
    if (!sent || !isSameRecord(stored.record, sent)) {
      const merged = mergeDrafts(base, mine, stored.record);
      setMine(merged.record);
      setConflicts({ ...conflicts, ...merged.conflicts });
      setTaken([...new Set([...taken, ...merged.taken])]);
    }
  }
  const isSaved = isSameRecord(mine, base);
  const isAsked = Object.keys(conflicts).length > 0;

  const store = async () => {
    setSent(mine);
    await saveContentDraft(id, { kind, record: mine }, seen, uid);
    setSeen((present) => Math.max(present, seen + 1));
    setBase(mine);
    return seen + 1;
  };
  const save = useEffectEvent(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await store();
      setFailure(undefined);
    } catch (error) {
      const why = failureOf(error);
      // What the other editor has saved arrives by itself.
      if (why !== 'conflict') setFailure(why);
    }
    isSaving.current = false;
    setAttempts((count) => count + 1);
  });
  useEffect(() => {
    writeStored('localStorage', key, isSaved ? undefined : JSON.stringify({ record: mine, base }));
    if (isSaved || isAsked) return undefined;
    const timer = setTimeout(() => void save(), failure ? RETRY_MS : SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, mine, base, seen, isSaved, isAsked, failure, attempts]);

  const setField = (path: string, value: unknown) => {
    const names = path === '' ? [] : path.split('.');
    setMine((present) => record.safeParse(withField(present, names, value)).data ?? present);
  };
  return {
    record: mine,
    /** Returns the revision of what is shown. @throws like `saveContentDraft`. */
    saveNow: () => (isSaved && seen > 0 ? Promise.resolve(seen) : store()),
    isSaved,
    failure,
    setField,
    conflicts,
    /** Whether nothing is saved until a conflict is settled. */
    isAsked,
    taken,
    forgetTaken: () => setTaken([]),
    /** Ends a conflict with my text, or with the stored one. */
    settle: (path: string, isMine: boolean) => {
      const { [path]: theirs, ...others } = conflicts;
      if (!isMine) setField(path, theirs);
      setConflicts(others);
    },
  };
}
