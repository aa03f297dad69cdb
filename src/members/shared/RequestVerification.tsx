import Button from '@mui/material/Button';
import { answerKey } from '../../browser/drafts.ts';
import { isChangeUnsent, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { requestVerification } from '../firebase/firestore/guide-documents.ts';
import { AnswerForm } from './RequestUpdate.tsx';
import type { VerificationStep } from './use-verification-step.ts';

interface RequestVerificationProps {
  readonly guide: GuideProfile;
  readonly step: VerificationStep;
  /** The one that stands (`standingRejection`). */
  readonly rejection: VerificationRequest | undefined;
  readonly isRenewal?: boolean;
  /** Whether the editor has changes that are not saved, and so would not be sent. */
  readonly isUnsaved?: boolean;
}

function labelOf(guide: GuideProfile, isRenewal: boolean, isAgain: boolean): MessageId {
  if (isRenewal) return 'account.renew';
  if (isChangeUnsent(guide)) return 'approval.send';
  return isAgain ? 'account.request-again' : 'account.request';
}

/** Asks for verification of the stored profile; after a rejection also what has been changed. */
export function RequestVerification({
  guide,
  step,
  rejection,
  isRenewal = false,
  isUnsaved = false,
}: RequestVerificationProps) {
  const t = useT();
  const { isBusy, run } = step;
  const uid = guide.user_id;
  const label = labelOf(guide, isRenewal, rejection !== undefined);
  const send = (text: string) =>
    run(() => requestVerification(uid, text), 'account.requested', 'account.request-failed');
  if (rejection) {
    return (
      <AnswerForm
        about="again"
        send={label}
        draftKey={answerKey(uid, rejection.reviewed_at?.toISOString() ?? '')}
        mayBeEmpty
        isUnsaved={isUnsaved}
        isBusy={isBusy}
        onSend={send}
      />
    );
  }
  return (
    <Button variant="contained" size="large" disabled={isBusy} onClick={() => void send('')}>
      {t(isBusy ? 'account.requesting' : label)}
    </Button>
  );
}
