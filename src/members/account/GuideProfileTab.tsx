import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { GuideFacts } from '../shared/GuideFacts.tsx';
import { MembersButtonLink } from '../shared/MembersLink.tsx';

/** The stored guide profile, with marks on what visitors do not see. */
export function GuideProfileTab({ guide }: { readonly guide: GuideProfile | undefined }) {
  const t = useT();
  if (!guide) {
    return (
      <EmptyState heading="h2" title={t('account.no-guide-profile')} text={t('account.invitation')}>
        <MembersButtonLink to="/guide-profile" variant="contained">
          {t('account.create')}
        </MembersButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <GuideFacts guide={guide} />
      <Typography sx={{ my: 3 }}>
        {t(guide.is_verified ? 'account.listed' : 'account.listed-once-verified')}
        {': '}
        {t(guide.is_public ? 'account.yes' : 'account.no')}
      </Typography>
      <MembersButtonLink to="/guide-profile" variant="contained">
        {t('account.edit')}
      </MembersButtonLink>
    </>
  );
}
