import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isListed, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { mayDo } from '../../domain/roles.ts';
import type { Session, SessionUser } from '../firebase/auth/auth-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { AccountCard } from './AccountCard.tsx';
import { HistoryCard } from './membership/HistoryCard.tsx';
import { MembershipCard } from './membership/MembershipCard.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { MembersButtonLink } from '../shared/MembersLink.tsx';
import { VerificationSteps } from '../shared/VerificationSteps.tsx';
import { VerificationStatus } from './VerificationStatus.tsx';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { hasDraft } from '../../browser/drafts.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

interface OverviewTabProps {
  readonly user: SessionUser;
  readonly session: Session;
  readonly guide: GuideProfile | undefined;
}

export function OverviewTab({ user, session, guide }: OverviewTabProps) {
  const t = useT();
  // Unsaved changes to the guide profile in this browser.
  const [isDraft] = useState(() => hasDraft(user.id));
  return (
    <Stack spacing={3}>
      {isDraft ? (
        <Alert
          severity="info"
          action={<MembersButtonLink to="/guide-profile">{t('account.draft-open')}</MembersButtonLink>}
        >
          {t('account.draft')}
        </Alert>
      ) : null}
      {/* First what is to be done. */}
      {guide ? (
        <AccountCard title={t('account.guide-status')}>
          <VerificationStatus uid={user.id} guide={guide} />
        </AccountCard>
      ) : (
        <AccountCard title={t('account.invitation-title')}>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography>{t('account.invitation')}</Typography>
            <VerificationSteps />
            <MembersButtonLink to="/guide-profile" variant="contained">
              {t('account.create')}
            </MembersButtonLink>
          </Stack>
        </AccountCard>
      )}
      <AccountCard title={t('account.status')}>
        {accountStatus(session, guide).map((sentence) => (
          <Typography key={sentence}>{t(sentence)}</Typography>
        ))}
        {mayDo(session.role, 'content') ? (
          <Box sx={{ mt: 2 }}>
            <MembersButtonLink to="/admin" variant="outlined">
              {t('account.to-admin')}
            </MembersButtonLink>
          </Box>
        ) : null}
      </AccountCard>
      <MembershipCard uid={user.id} guide={guide} picture={session.profile.data?.avatar_url} />
      {guide ? <HistoryCard uid={user.id} /> : null}
      <AccountCard title={t('account.quick-actions')}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <LocalButtonLink to="/guides" variant="outlined">
            {t('account.browse')}
          </LocalButtonLink>
          <MembersButtonLink to="/guide-profile" variant="outlined">
            {t(guide ? 'account.edit' : 'account.become')}
          </MembersButtonLink>
          {guide?.slug && isListed(guide) ? (
            <LocalButtonLink to={`/${guide.slug}`} variant="outlined">
              {t('account.public-page')}
            </LocalButtonLink>
          ) : null}
        </Stack>
      </AccountCard>
    </Stack>
  );
}

/** Returns the current state of the account, one sentence per fact. */
function accountStatus(
  { isClosing, role }: Pick<Session, 'isClosing' | 'role'>,
  guide: Pick<GuideProfile, 'is_public' | 'is_verified'> | undefined,
): MessageId[] {
  if (isClosing) return ['account.status-closing'];
  const sentences: MessageId[] = ['account.status-active'];
  if (guide) sentences.push(isListed(guide) ? 'account.status-listed' : 'account.status-unlisted');
  if (role === 'admin') sentences.push('account.status-admin');
  return sentences;
}
