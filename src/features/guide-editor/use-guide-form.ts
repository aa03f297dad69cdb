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
  return JSON.stringify(first) === JSON.stringify(second);
}

interface GuideFormOptions {
  readonly uid: string;
  readonly stored: GuideFormValues;
  readonly onSaved: (outcome: SaveOutcome) => void;
  readonly onFailed: (failure: Failure) => void;
}

export function useGuideForm({ uid, stored, onSaved, onFailed }: GuideFormOptions) {
  const [draft] = useState(() => readDraft(uid));
  const form = useForm({
    resolver: zodResolver(guideFormSchema),
    defaultValues: stored,
    ...(draft ? { values: draft.values, resetOptions: { keepDefaultValues: true } } : {}),
  });
  const { formState, reset, getValues, trigger, subscribe, handleSubmit } = form;
  const { isDirty, isSubmitting, isSubmitted } = formState;
  const [wasRestored, setRestored] = useState(draft !== undefined);
  const [failure, setFailure] = useState<Failure>();
  const [base, setBase] = useState(stored);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Errors that were on show before a reload are shown again.
  const showDraftErrors = useEffectEvent(() => {
    if (draft?.showsErrors) void trigger();
  });
  useEffect(() => showDraftErrors(), []);

  const keepDraft = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isSubmitting) return;
    if (isSame(getValues(), base)) removeDraft(uid);
    else writeDraft(uid, { values: getValues(), showsErrors: isSubmitted });
  });
  useEffect(() => {
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keepDraft, DRAFT_DELAY_MS);
    };
    const now = () => {
      if (timer.current !== undefined) keepDraft();
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: later });
    window.addEventListener('pagehide', now);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [subscribe]);

  // What another window saved: taken over where nothing was typed here, told where something was.
  const takeStored = useEffectEvent(() => {
    if (isSubmitting || isSame(stored, base)) return;
    setBase(stored);
    if (isDirty) setChangedElsewhere(!isSame(stored, getValues()));
    else reset(stored);
  });
  useEffect(() => takeStored(), [stored, isSubmitting]);

  const discard = () => {
    removeDraft(uid);
    reset(stored);
    setBase(stored);
    setRestored(false);
    setChangedElsewhere(false);
    setFailure(undefined);
  };

  const save = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const outcome = await saveGuideProfile(uid, toGuideEdit(values));
      removeDraft(uid);
      setRestored(false);
      setChangedElsewhere(false);
      setBase(values);
      reset(values);
      onSaved(outcome);
    } catch (error) {
      const why = failureOf(error);
      writeDraft(uid, { values: getValues(), showsErrors: false });
      setFailure(why);
      onFailed(why);
    }
  });

  return { form, save, discard, failure, wasRestored: wasRestored && isDirty, isChangedElsewhere };
}
