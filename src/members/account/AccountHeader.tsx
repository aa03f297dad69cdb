import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import TerrainOutlined from '@mui/icons-material/TerrainOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { nameInLang } from '../../domain/guide/own-words.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import type { SessionUser } from '../firebase/auth/auth-context.ts';
import { useMembershipOf } from '../firebase/firestore/verification-desk.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { AccountPicture } from '../shared/AccountPicture.tsx';

interface AccountHeaderProps {
  readonly user: SessionUser;
  readonly isAdmin: boolean;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
}

/** Who the account belongs to, and the badges. */
export function AccountHeader({ user, isAdmin, profile, guide }: AccountHeaderProps) {
  const { t, lang } = useI18n();
  const guideName = guide && nameInLang(guide, lang);
  const name = guideName || profile?.full_name || user.displayName || user.email || t('account.title');
  // Given by the first approval.
  const membership = useMembershipOf(user.id);
  const since = profile?.created_at ?? user.createdAt;
  const badges = [
    isAdmin && { label: t('account.badge-admin'), icon: <AdminPanelSettingsOutlined /> },
    guide &&
      (membership.status === 'ready' || membership.status === 'missing') && {
        label: t(membership.status === 'ready' ? 'account.badge-guide' : 'account.badge-applicant'),
        icon: <TerrainOutlined />,
      },
    guide?.is_verified && {
      label: t('account.badge-verified'),
      icon: <VerifiedOutlined />,
      color: 'success' as const,
    },
  ].filter((badge) => typeof badge === 'object');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' }, mb: 4 }}>
      <AccountPicture
        name={name}
        url={profile?.avatar_url}
        sx={{ width: 96, height: 96, fontSize: 34, bgcolor: 'primary.main' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          <span lang={langOfText(name)} translate="no">
            {name}
          </span>
        </Typography>
        {profile?.username ? (
          <Typography sx={{ overflowWrap: 'anywhere' }} lang={langOfText(profile.username)} translate="no">
            {profile.username}
          </Typography>
        ) : null}
        <Typography sx={{ overflowWrap: 'anywhere' }} translate="no">
          {user.email}
        </Typography>
        {since ? (
          <Typography variant="body2" color="textSecondary">
            {t('account.member-since', { date: formatDate(since, lang) })}
          </Typography>
        ) : null}
        {badges.length > 0 ? (
          <Box
            component="ul"
            aria-label={t('account.badges')}
            sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {badges.map((badge) => (
              <li key={badge.label}>
                <Chip variant="outlined" {...badge} />
              </li>
            ))}
          </Box>
        ) : null}
      </Box>
    </Stack>
  );
}
