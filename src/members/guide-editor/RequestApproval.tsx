import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  isAsApproved,
  isChangeUnsent,
  mayRequestVerification,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import type { ApprovedField } from '../../domain/guide/guide-fields.ts';
import { fieldLabels } from '../../i18n/guide-texts.ts';
import { useT } from '../../i18n/use-t.ts';
import { fieldOfHash } from '../shared/RecommendedFields.tsx';
import type { GuideFormValues } from './guide-form.ts';

interface ApprovalNoteProps {
  /** The stored profile: a request is about that, not about unsaved input. */
  readonly guide: GuideProfile;
  /** The fields that have changed since the open request was sent. */
  readonly unsubmitted: readonly ApprovedField[];
}

/**
 * Shown while a saved profile waits for approval or for the request: tells what visitors see meanwhile.
 */
export function ApprovalNote({ guide, unsubmitted }: ApprovalNoteProps) {
  const t = useT();
  if (mayRequestVerification(guide)) {
    return (
      <Alert severity="warning" role="note">
        {t(isChangeUnsent(guide) ? 'editor.ask-change' : 'editor.ask-first')}
      </Alert>
    );
  }
  if (!guide.open_request_id) return null;
  if (unsubmitted.length > 0) {
    return (
      <Alert severity="warning" role="note">
        {isAsApproved(guide)
          ? t('editor.asked-restored')
          : t('editor.asked-unasked', { fields: fieldLabels(unsubmitted, t) })}
      </Alert>
    );
  }
  const hasChanges = guide.is_verified && !isAsApproved(guide);
  return (
    <Alert severity="info" role="note">
      {t(hasChanges ? 'editor.asked-change' : 'editor.asked-first')}
    </Alert>
  );
}

/** Focuses the field in the URL's hash, as set by the advice on the account page. */
export function useFieldOfAddress(setFocus: UseFormReturn<GuideFormValues>['setFocus']): void {
  useEffect(() => {
    const name = fieldOfHash(window.location.hash);
    if (!name) return undefined;
    // A draft that was just restored registers the fields anew.
    const timer = setTimeout(() => setFocus(name));
    return () => clearTimeout(timer);
  }, [setFocus]);
}
