import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  mayRequestVerification,
  pendingChanges,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { useT } from '../../i18n/use-t.ts';
import { useRequestVerification } from '../../ui/feedback/use-request-verification.ts';

interface AskForApprovalProps {
  readonly uid: string;
  /** As it is stored: a request is about that, not about what is being typed. */
  readonly guide: GuideProfile;
}

/** Where a saved profile waits for approval: what visitors see meanwhile, and the way to ask. */
export function AskForApproval({ uid, guide }: AskForApprovalProps) {
  const t = useT();
  const hasChanges = guide.is_verified && Object.keys(pendingChanges(guide)).length > 0;
  if (mayRequestVerification(guide)) {
    return (
      <Alert severity="warning" action={<AskButton uid={uid} isChange={hasChanges} />}>
        {t(hasChanges ? 'editor.ask-change' : 'editor.ask-first')}
      </Alert>
    );
  }
  return hasChanges ? <Alert severity="info">{t('editor.asked-change')}</Alert> : null;
}

function AskButton({ uid, isChange }: { readonly uid: string; readonly isChange: boolean }) {
  const t = useT();
  const { isBusy, request } = useRequestVerification(uid, {
    sent: 'editor.asked',
    failed: 'editor.ask-failed',
  });
  return (
    <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void request()}>
      {t(isBusy ? 'editor.asking' : isChange ? 'editor.send-change' : 'editor.ask')}
    </Button>
  );
}
