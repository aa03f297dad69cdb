/** The form's life: stored values, the draft beside them, changes made elsewhere, and the save. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf, type Failure } from '../../firebase/errors.ts';
import { saveGuideProfile, type SaveOutcome } from '../../firebase/guide-documents.ts';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { guideFormSchema, toGuideEdit, type GuideFormValues } from './guide-form.ts';

/** A draft is written so many ms after the last keystroke. */
const DRAFT_DELAY_MS = 400;

function isSame(first: GuideFormValues, second: GuideFormValues): boolean {
  const others = new Map<string, unknown>(Object.entries(second));
  return Object.entries(first).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(others.get(name)),
  );
}

interface GuideFormOptions {
  readonly uid: string;
  readonly stored: GuideFormValues;
  readonly onSaved: (outcome: SaveOutcome) => void;
  readonly onFailed: (failure: Failure) => void;
}

export function useGuideForm({ uid, stored, onSaved, onFailed }: GuideFormOptions) {
  // What another window saves arrives in `stored`: fields that were not touched here follow it.
  const form = useForm({
    resolver: zodResolver(guideFormSchema),
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { isDirty, isSubmitting, isSubmitted } = form.formState;
  const [hasDraft, setHasDraft] = useState(() => readDraft(uid) !== undefined);
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState<GuideFormValues>();
  // The last stored state that the form agreed with.
  const [base, setBase] = useState(stored);
  if (!isSame(base, stored) && isSame(form.getValues(), stored)) setBase(stored);

  useDraft(uid, form, isSubmitted);

  const forget = () => {
    removeDraft(uid);
    setHasDraft(false);
    setFailure(undefined);
  };
  const discard = () => {
    forget();
    form.reset(stored, { keepDirtyValues: false, keepErrors: false });
  };
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const outcome = await saveGuideProfile(uid, toGuideEdit(values));
      form.reset(values, { keepDirtyValues: false });
      setSaved(values);
      forget();
      onSaved(outcome);
    } catch (error) {
      const why = failureOf(error);
      setFailure(why);
      onFailed(why);
    }
  });

  return {
    form,
    save,
    discard,
    failure,
    wasRestored: hasDraft && isDirty,
    isChangedElsewhere:
      isDirty && !isSubmitting && !isSame(base, stored) && !(saved && isSame(saved, stored)),
  };
}

/** Puts an earlier draft into the form, and keeps what is typed as one. */
function useDraft(
  uid: string,
  form: ReturnType<typeof useForm<GuideFormValues>>,
  showsErrors: boolean,
): void {
  const { subscribe, reset, trigger, getValues } = form;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const draft = readDraft(uid);
    if (!draft) return;
    reset(draft.values, { keepDefaultValues: true, keepDirtyValues: false });
    // Errors that were on show before a reload are shown again.
    if (draft.showsErrors) void trigger();
  }, [uid, reset, trigger]);

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.formState.isDirty) writeDraft(uid, { values: getValues(), showsErrors });
    else removeDraft(uid);
  });
  useEffect(() => {
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep(), DRAFT_DELAY_MS);
    };
    const now = () => {
      if (timer.current !== undefined) keep();
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
