import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  isChangeUnsent,
  mayRequestVerification,
  pendingChanges,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { useT } from '../../i18n/use-t.ts';
import { fieldOfHash, UsuallyAsked } from '../../ui/feedback/UsuallyAsked.tsx';
import type { GuideFormValues } from './guide-form.ts';
import type { Outcome } from '../../ui/feedback/use-outcome-focus.ts';
import { useRequestVerification } from '../../ui/feedback/use-request-verification.ts';

interface StoredProps {
  /** As it is stored: a request is about that, not about what is being typed. */
  readonly guide: GuideProfile;
}

/** Where a saved profile waits for approval, or for the request: what visitors see meanwhile. */
export function ApprovalNote({ guide }: StoredProps) {
  const t = useT();
  if (mayRequestVerification(guide)) {
    return (
      <Alert severity="warning" role="note">
        {t(isChangeUnsent(guide) ? 'editor.ask-change' : 'editor.ask-first')}
      </Alert>
    );
  }
  const hasChanges = guide.is_verified && Object.keys(pendingChanges(guide)).length > 0;
  return hasChanges ? (
    <Alert severity="info" role="note">
      {t('editor.asked-change')}
    </Alert>
  ) : null;
}

type AdviceProps = Pick<UseFormReturn<GuideFormValues>, 'control' | 'setFocus'>;

/** What is usually asked for and not filled in, with the way to each field: said before the first approval. */
export function AdviceBeforeAsking({ control, setFocus }: AdviceProps) {
  const [profession, certification_level] = useWatch({
    control,
    name: ['profession', 'certification_level'],
  });
  return (
    <Box sx={{ mt: 4, '&:empty': { display: 'none' } }}>
      <UsuallyAsked values={{ profession, certification_level }} onOpen={setFocus} />
    </Box>
  );
}

/** Goes to the field that the address names, as the advice in the account does. */
export function useFieldOfAddress(setFocus: AdviceProps['setFocus']): void {
  useEffect(() => {
    const name = fieldOfHash(window.location.hash);
    if (name) setFocus(name);
  }, [setFocus]);
}

interface AskForApprovalProps extends StoredProps {
  readonly uid: string;
  /** Of asking. */
  readonly outcome: Outcome;
}

/** Asks the association to approve what is stored, where that is the next step. */
export function AskForApproval({ uid, guide, outcome }: AskForApprovalProps) {
  const t = useT();
  const told = { sent: 'editor.asked', failed: 'editor.ask-failed' } as const;
  const { isBusy, request } = useRequestVerification(uid, told, outcome);
  if (!mayRequestVerification(guide)) return null;
  const label = isChangeUnsent(guide) ? 'approval.send' : 'editor.ask';
  return (
    <Button variant="contained" size="large" disabled={isBusy} onClick={() => void request()}>
      {t(isBusy ? 'editor.asking' : label)}
    </Button>
  );
}
