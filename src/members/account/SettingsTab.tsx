import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { leaveNotice } from '../../browser/next-notice.ts';
import { saveFile } from '../../browser/save-file.ts';
import { mayLoseUnsavedWork } from '../../browser/unsaved-work.ts';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import { tbilisiDay } from '../../domain/tbilisi-day.ts';
import { useAuth, type SessionUser } from '../firebase/auth/auth-context.ts';
import { exportMyData } from '../firebase/callables.ts';
import { formatDate } from '../../i18n/dates.ts';
import { localPath } from '../../domain/paths.ts';
import { useFoundMessage, useI18n } from '../../i18n/use-t.ts';
import { Fact } from '../shared/Fact.tsx';
import { loadDocument } from '../shared/load-document.ts';
import { useCall } from '../shared/use-call.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { AccountCard } from './AccountCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface SettingsTabProps {
  readonly user: SessionUser;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
}

/** The account itself: email, date, sign-out, settings, and the rights over the user's own data. */
export function SettingsTab({ user, profile, guide }: SettingsTabProps) {
  const { t, lang } = useI18n();
  return (
    <Stack spacing={3}>
      <AccountCard title={t('account.tab-settings')}>
        <Box component="dl" sx={{ m: 0, mb: 3, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
          <Fact label={t('account.email')}>
            <span translate="no">{user.email ?? t('account.none')}</span>
          </Fact>
          <Fact label={t('account.created')}>
            {user.createdAt ? formatDate(user.createdAt, lang) : t('account.none')}
          </Fact>
        </Box>
        <SignOutButton />
      </AccountCard>
      {profile ? (
        <AccountCard title={t('account.settings-title')}>
          <SettingsForm uid={user.id} profile={profile} />
        </AccountCard>
      ) : null}
      <AccountCard title={t('account.data-title')}>
        <Typography sx={{ mb: 2 }}>{t('account.data-text')}</Typography>
        <DownloadButtons />
      </AccountCard>
      <AccountCard title={t('account.delete-title')}>
        <Typography sx={{ mb: 2 }}>{t('account.delete-text')}</Typography>
        <DeleteAccount profile={profile} guide={guide} />
      </AccountCard>
    </Stack>
  );
}

function SignOutButton() {
  const { t, lang } = useI18n();
  const { run } = useCall();
  const { signOut } = useAuth();
  const work = async () => {
    await signOut();
    leaveNotice(t('shell.signedOut'));
    loadDocument(localPath('/', lang));
  };
  const leave = () => {
    if (mayLoseUnsavedWork(t('shell.signOutUnsaved')))
      void run('sign-out', work, () => t('account.sign-out-failed'));
  };
  return (
    <Button variant="outlined" onClick={leave}>
      {t('account.sign-out')}
    </Button>
  );
}

/** The same data for programs and for people. */
function DownloadButtons() {
  const { t, lang } = useI18n();
  const found = useFoundMessage();
  const { isBusy, run } = useCall();
  const toPage = async (data: object) => {
    const { readableData } = await import('./readable-data.ts');
    return readableData(t('account.data-title'), data, lang, (field) => found(`field.${field}`));
  };
  const download = (type: 'json' | 'html') => {
    const work = async () => {
      const data = await exportMyData();
      const isPage = type === 'html';
      const text = isPage ? await toPage(data) : JSON.stringify(data, undefined, 2);
      const content = new Blob([text], { type: isPage ? 'text/html' : 'application/json' });
      saveFile(`my-data-${tbilisiDay(new Date())}.${type}`, content);
    };
    void run('download', work, (message) => t('account.download-failed', { message }));
  };
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => download('json')}>
        {t(isBusy ? 'account.downloading' : 'account.download')}
      </Button>
      <Button variant="outlined" disabled={isBusy} onClick={() => download('html')}>
        {t('account.download-page')}
      </Button>
    </Stack>
  );
}
