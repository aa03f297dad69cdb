import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isListed, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import type { Decision } from '../../domain/verification/verification.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import type { DeskRequest } from './desk-state.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import type { Named } from './use-decisions.ts';

interface DecidedFooterProps {
  readonly request: DeskRequest;
  readonly name: string;
  readonly reviewer: string | undefined;
  readonly guide: GuideProfile | undefined;
  /** Only the latest of a guide's decisions can be taken back. */
  readonly isLatest: boolean;
  readonly isOwn: boolean;
  readonly onReopen: (of: Named, from: Decision) => void;
}

/** The decision: when, by whom, with which words, and what may still be done about it. */
export function DecidedFooter({
  request,
  name,
  reviewer,
  guide,
  isLatest,
  isOwn,
  onReopen,
}: DecidedFooterProps) {
  const t = useT();
  const lang = useLang();
  const [isRevoking, setRevoking] = useState(false);
  const { status, reviewed_at, admin_notes, before } = request.data;
  const facts = [
    [t('admin.reviewed'), reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na')],
    [t('admin.reviewer'), reviewer || t('admin.na')],
  ] as const;
  const canReopen = isLatest && !isOwn && before && !guide?.open_request_id && status !== 'pending';
  const canRevoke = isLatest && !isOwn && status === 'approved' && guide?.is_verified;
  return (
    <Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {facts.map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {admin_notes ? (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {t(status === 'rejected' ? 'admin.rejection-reason' : 'admin.decision-notes')}
          </Typography>
          <Typography
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            lang={langOfText(admin_notes)}
          >
            {admin_notes}
          </Typography>
        </Box>
      ) : null}
      <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        {guide?.slug && isListed(guide) ? (
          <LocalButtonLink
            to={`/${guide.slug}`}
            variant="outlined"
            aria-label={t('admin.public-page-name', { name })}
          >
            {t('admin.public-page')}
          </LocalButtonLink>
        ) : null}
        {canReopen ? (
          <Button
            variant="outlined"
            aria-label={t('admin.reopen-name', { name })}
            onClick={() => onReopen({ request, name }, status)}
          >
            {t('admin.reopen')}
          </Button>
        ) : null}
        {canRevoke ? (
          <Button
            variant="outlined"
            color="error"
            aria-label={t('admin.revoke-name', { name })}
            onClick={() => setRevoking(true)}
          >
            {t('admin.revoke')}
          </Button>
        ) : null}
      </Stack>
      {isRevoking ? (
        <RevokeDialog userId={request.data.user_id} name={name} onClose={() => setRevoking(false)} />
      ) : null}
    </Box>
  );
}
