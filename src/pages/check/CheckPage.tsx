import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MembershipCheck } from '../../domain/membership/public-membership.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult, hasResult } from './CheckResult.tsx';

/** `/check` and `/check/{number}`: whether a membership is valid, as the server has just read. */
export function CheckPage({ check }: { readonly check: MembershipCheck }) {
  const { t, lang } = useI18n();
  const { number, outcome } = check;
  const crumbs = [{ to: '/', text: t('shell.page/') }];
  return (
    <>
      <PageHead
        title={number === undefined ? t('check.title') : t('check.titleNumber', { number })}
        description={t('check.lead')}
        // Results must not be indexed by search engines.
        noindex={outcome !== 'ask'}
        jsonLd={breadcrumbData(crumbs, { to: '/check', text: t('check.title') }, lang)}
      />
      {/* The result itself is in the first view. */}
      <PageHero
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={t('check.title')}
        lead={hasResult(check) ? undefined : t('check.lead')}
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
