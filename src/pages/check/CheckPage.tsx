import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MembershipCheck } from '../../domain/membership/public-membership.ts';
import { useT } from '../../i18n/use-t.ts';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult, hasResult } from './CheckResult.tsx';

/** `/check` and `/check/{number}`: whether a membership is valid, as the server has just read. */
export function CheckPage({ check }: { readonly check: MembershipCheck }) {
  const t = useT();
  const { number, outcome } = check;
  return (
    <>
      <PageTop
        page={{ title: t('check.title'), summary: t('check.lead') }}
        // The result itself is in the first view.
        lead={hasResult(check) ? undefined : t('check.lead')}
        // Results must not be indexed by search engines.
        head={{ noindex: outcome !== 'ask', ...(number && { title: t('check.titleNumber', { number }) }) }}
      />
      <Section>
        {outcome === 'failed' ? (
          <Alert severity="warning" role="status" sx={{ maxWidth: '44rem', mb: 4 }}>
            {t('check.failed')}
          </Alert>
        ) : null}
        <CheckResult check={check} />
        <CheckForm check={check} />
        <Typography variant="h2" sx={{ mt: 6, mb: 3 }}>
          {t('check.meaning-title')}
        </Typography>
        <Typography component="ul" sx={{ maxWidth: 'var(--text-width)', pl: 2.5 }}>
          <li>{t('check.meaning-person')}</li>
          <li>{t('check.meaning-valid')}</li>
          <li>{t('check.meaning-level')}</li>
          <li>{t('check.meaning-private')}</li>
        </Typography>
      </Section>
    </>
  );
}
