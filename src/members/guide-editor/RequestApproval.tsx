import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  isAsApproved,
  isChangeUnsent,
  mayRequestVerification,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import type { ApprovedField } from '../../domain/guide/guide-fields.ts';
import { fieldLabels } from '../../i18n/guide-texts.ts';
import { useT } from '../../i18n/use-t.ts';
import { fieldOfHash, RecommendedFields } from '../shared/RecommendedFields.tsx';
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

type AdviceProps = Pick<UseFormReturn<GuideFormValues>, 'control' | 'setFocus'>;

/** Before the first approval, lists empty fields that admins usually ask for, with links to them. */
export function Advice({ control, setFocus, isSent }: AdviceProps & { readonly isSent: boolean }) {
  const [profession, certification_level] = useWatch({
    control,
    name: ['profession', 'certification_level'],
  });
  return (
    <Box sx={{ mt: 4, '&:empty': { display: 'none' } }}>
      <RecommendedFields values={{ profession, certification_level }} isSent={isSent} onOpen={setFocus} />
    </Box>
  );
}

/** Focuses the field in the URL's hash, as set by the advice on the account page. */
export function useFieldOfAddress(setFocus: AdviceProps['setFocus']): void {
  useEffect(() => {
    const name = fieldOfHash(window.location.hash);
    if (!name) return undefined;
    // A draft that was just restored registers the fields anew.
    const timer = setTimeout(() => setFocus(name));
    return () => clearTimeout(timer);
  }, [setFocus]);
}
