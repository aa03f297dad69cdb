/** The form's state: stored values, the local draft, changes by other windows, and saving. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { logFailure } from '../../browser/log-failure.ts';
import { loadPhones } from '../../domain/guide/phone.ts';
import { changedFields, mergeChanges } from '../../domain/merge-changes.ts';
import { failureOf, type Failure } from '../firebase/errors.ts';
import { saveGuideProfile, type GuideEdit, type SaveOutcome } from '../firebase/firestore/guide-documents.ts';
import { readGuideDraft, writeGuideDraft } from './guide-draft.ts';
import { guideFormSchema, toGuideEdit, type GuideFormValues } from './guide-form.ts';

/** Debounce in ms before a draft is written. */
const DRAFT_DELAY_MS = 400;

const readyForPhones = () =>
  loadPhones().catch((error: unknown) => logFailure('Loading the phone numbers', error));

const validate = zodResolver(guideFormSchema);
const resolver: typeof validate = async (...values) => {
  await readyForPhones();
  return validate(...values);
};

function isSame(first: GuideFormValues, second: GuideFormValues): boolean {
  return changedFields(first, second).length === 0;
}

interface GuideFormOptions {
  readonly uid: string;
  readonly stored: GuideFormValues;
  /** The stored state as an edit; undefined before the first save. */
  readonly storedEdit: GuideEdit | undefined;
  readonly onSaved: (outcome: SaveOutcome, edit: GuideEdit) => void;
  readonly onFailed: (failure: Failure) => void;
  /** Called with the fields that have errors, so that nothing is saved. */
  readonly onRefused: (names: readonly string[]) => void;
}

interface OwnSave {
  readonly values: GuideFormValues;
  readonly edit: GuideEdit;
  /** The stored state known when it was saved. */
  readonly before: GuideEdit | undefined;
}

/**
 * After a lost connection this window receives its own save late; until then, the save counts as stored.
 */
function latest(storedEdit: GuideEdit | undefined, own: OwnSave | undefined): GuideEdit | undefined {
  return own && JSON.stringify(own.before) === JSON.stringify(storedEdit) ? own.edit : storedEdit;
}

export function useGuideForm({ uid, stored, storedEdit, onSaved, onFailed, onRefused }: GuideFormOptions) {
  const [draft] = useState(() => readGuideDraft(uid));
  const showedErrors = draft?.showsErrors ?? false;
  const form = useForm({
    // Errors that were visible before a reload disappear as they are corrected, as after an attempt to save.
    mode: showedErrors ? 'onChange' : 'onSubmit',
    resolver,
    // Saves of other windows arrive here: fields not edited in this one are updated.
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { isDirty, isSubmitted, isSubmitting } = form.formState;
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const [saved, setSaved] = useState<OwnSave>();
  // The last stored snapshot that the form was in sync with.
  const [base, setBase] = useState(draft?.base ?? stored);
  if (!isSame(base, stored) && isSame(form.getValues(), stored)) setBase(stored);

  useDraft(uid, form, stored, isSubmitted || showedErrors);
  useEffect(() => {
    if (isDirty) void readyForPhones();
  }, [isDirty]);

  const forget = () => {
    writeGuideDraft(uid, undefined);
    setHasDraft(false);
  };
  const [discarded, setDiscarded] = useState<GuideFormValues>();
  const discard = () => {
    setDiscarded(form.getValues());
    forget();
    form.reset(stored, { keepDirtyValues: false, keepErrors: false });
  };
  const bringBack = () => {
    if (discarded) form.reset(discarded, { keepDefaultValues: true, keepDirtyValues: false });
    setDiscarded(undefined);
  };
  /** Only while valid input is stored: an attempt with errors moves nothing on the page. */
  const [isStoring, setStoring] = useState(false);
  const submit = form.handleSubmit(
    async (values) => {
      setStoring(true);
      try {
        const edit = toGuideEdit(values);
        const outcome = await saveGuideProfile(uid, { edit, base: latest(storedEdit, saved) });
        form.reset(values, { keepDirtyValues: false });
        setDiscarded(undefined);
        setSaved({ values, edit, before: storedEdit });
        forget();
        onSaved(outcome, edit);
      } catch (error) {
        onFailed(failureOf(error));
      } finally {
        setStoring(false);
      }
    },
    (errors) => onRefused(Object.keys(errors)),
  );

  /** Saves once; repeated calls during a save are ignored. */
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) await submit(event);
  };

  return {
    form,
    save,
    discard,
    /** Undoes `discard`; undefined when there is nothing to restore, or new input would be lost. */
    bringBack: discarded && !isDirty ? bringBack : undefined,
    wasRestored: hasDraft && isDirty,
    isChangedElsewhere:
      isDirty && !isStoring && !isSame(base, stored) && !(saved && isSame(saved.values, stored)),
  };
}

/** Restores an earlier draft into the form, and stores input as a draft. */
function useDraft(
  uid: string,
  form: ReturnType<typeof useForm<GuideFormValues>>,
  stored: GuideFormValues,
  showsErrors: boolean,
): void {
  const { subscribe, reset, trigger, getValues } = form;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restore = useEffectEvent(() => {
    const draft = readGuideDraft(uid);
    if (!draft) return;
    // Merges what another window stored since into the fields that the draft did not change.
    const { fields } = mergeChanges(draft.base, draft.values, stored);
    reset(fields, { keepDefaultValues: true, keepDirtyValues: false });
    // Errors that were visible before a reload are shown again.
    if (draft.showsErrors) void trigger();
  });
  useEffect(() => restore(), []);

  const store = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = form.formState.isDirty ? { values: getValues(), base: stored, showsErrors } : undefined;
    writeGuideDraft(uid, draft);
  });
  const isToStore = showsErrors && form.formState.isDirty;
  // An attempt to save changes no value.
  useEffect(() => {
    if (isToStore) store();
  }, [isToStore]);
  useEffect(() => {
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => store(), DRAFT_DELAY_MS);
    };
    const now = () => {
      if (timer.current !== undefined) store();
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: later });
    window.addEventListener('pagehide', now);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [subscribe]);
}
