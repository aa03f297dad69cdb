import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  isChangeUnsent,
  mayRequestVerification,
  pendingChanges,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { useT } from '../../i18n/use-t.ts';
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
