import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { TypedText } from './TypedText.tsx';

interface AssociationWordsProps {
  readonly severity: 'info' | 'warning';
  readonly title: string;
  /** In the language of their author. */
  readonly words: string | null | undefined;
  /** Shown after them. */
  readonly children?: ReactNode;
}

/** The association's comment to a guide about a request. */
export function AssociationWords({ severity, title, words, children }: AssociationWordsProps) {
  return (
    <Alert severity={severity} sx={{ width: '100%' }}>
      <AlertTitle>{title}</AlertTitle>
      {words ? <TypedText>{words}</TypedText> : null}
      {children}
    </Alert>
  );
}

interface RejectionProps {
  readonly request: Pick<VerificationRequest, 'admin_notes'>;
  /** Whether the previously approved values stay public. */
  readonly isVerified: boolean;
}

/** Why a request was rejected. */
export function Rejection({ request, isVerified }: RejectionProps) {
  const t = useT();
  return (
    <AssociationWords severity="warning" title={t('rejection.reason')} words={request.admin_notes}>
      {request.admin_notes ? null : <Typography>{t('rejection.none')}</Typography>}
      {isVerified ? <Typography>{t('rejection.change')}</Typography> : null}
      <Typography sx={{ mt: 1 }}>
        <WhereToSend by="rejection.reply" to="rejection.reply-or-write" />
      </Typography>
    </AssociationWords>
  );
}

interface WhereToSendProps {
  /** The sentence where the office has no address. */
  readonly by: MessageId;
  /** The one that ends with it. */
  readonly to: MessageId;
}

/** The profile has fields for public data, but none for certificates. */
export function WhereToSend({ by, to }: WhereToSendProps) {
  const t = useT();
  const { email } = contact;
  if (!email) return t(by);
  return (
    <>
      {t(to)}{' '}
      <Link href={`mailto:${email}`} color="inherit" translate="no">
        {email}
      </Link>
    </>
  );
}
