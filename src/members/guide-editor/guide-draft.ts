/**
 * Unsaved input, stored in the browser per account: it survives a reload, a lost connection and a switch of
 * the language, and is deleted on sign-out (`browser/drafts.ts`).
 */
import * as z from 'zod/mini';
import { draftKey } from '../../browser/drafts.ts';
import { readStoredJson, writeStored } from '../../browser/stored-item.ts';
import { guideFormShape, toFormValues } from './guide-form.ts';

/** A draft stored before a field was added has nothing in it. */
const draftValues = z.pipe(
  z.transform((values: unknown) =>
    typeof values === 'object' ? { ...toFormValues(undefined, undefined, ''), ...values } : values,
  ),
  guideFormShape,
);

const draftSchema = z.object({
  values: draftValues,
  /** What was stored at that time. */
  base: draftValues,
  /** Whether errors were visible, so that they are shown again. */
  showsErrors: z.boolean(),
});

type Draft = z.infer<typeof draftSchema>;

export function readGuideDraft(uid: string): Draft | undefined {
  return draftSchema.safeParse(readStoredJson('localStorage', draftKey(uid))).data;
}

/** Where it cannot be stored, the warning before leaving still protects the input. @param draft undefined removes it. */
export function writeGuideDraft(uid: string, draft: Draft | undefined): void {
  writeStored('localStorage', draftKey(uid), draft && JSON.stringify(draft));
}
