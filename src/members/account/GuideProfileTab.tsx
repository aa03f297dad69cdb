import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useGuideDetails } from '../../i18n/guide-details.ts';
import { MembersButtonLink } from '../shared/MembersLink.tsx';

/** The stored guide profile, with marks on what visitors do not see. */
export function GuideProfileTab({ guide }: { readonly guide: GuideProfile | undefined }) {
  const t = useT();
  if (guide) return <Details guide={guide} />;
  return (
    <EmptyState
      heading="h2"
      title={t('account.no-guide-profile')}
      text={t('account.invitation')}
      action={
        <MembersButtonLink to="/guide-profile" variant="contained">
          {t('account.create')}
        </MembersButtonLink>
      }
    />
  );
}

function Details({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const rows = [
    ...useGuideDetails(guide),
    {
      name: 'is_public',
      label: t(guide.is_verified ? 'account.listed' : 'account.listed-once-verified'),
      text: t(guide.is_public ? 'account.yes' : 'account.no'),
      isHidden: false,
    },
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, mb: 4, display: 'grid', gridTemplateColumns: { sm: '14rem 1fr' }, columnGap: 3 }}
      >
        {rows.map(({ name, label, text, isHidden }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary" sx={{ pt: 1 }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, pt: { sm: 1 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {text || t('account.none')}
              {text && isHidden ? (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {t('fact.hidden')}
                </Typography>
              ) : null}
            </Typography>
          </Box>
        ))}
      </Box>
      <MembersButtonLink to="/guide-profile" variant="contained">
        {t('account.edit')}
      </MembersButtonLink>
    </>
  );
}
