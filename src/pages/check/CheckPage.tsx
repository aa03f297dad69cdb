import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { type MembershipCheck, checkPageSchema } from '../../domain/membership/membership-check.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs, type Crumb } from '../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult } from './CheckResult.tsx';
import { parsePath } from '../../domain/paths.ts';
import { ResponsesContext } from '../../navigation/responses.ts';
import { useServerPage } from '../use-server-page.ts';
import './CheckPage.css';

/**
 * `/check` and `/check/{number}`: whether a membership is valid, according to the server's latest
 * response.
 */
export function Screen() {
  const t = useT();
  const check = useMembershipCheck();
  useServerPage(check !== undefined);
  const hasResult = check !== undefined && check.outcome !== 'ask' && check.outcome !== 'missing';
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <Head check={check} crumbs={crumbs} />
      {/* The result itself is in the first view. */}
      <PageHero
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={t('check.title')}
        lead={hasResult ? undefined : t('check.lead')}
      />
      <Section>
        {check === undefined ? (
          <p className="check__note" role="status">
            {t('check.failed')}
          </p>
        ) : null}
        {hasResult ? <CheckResult check={check} /> : null}
        <CheckForm check={check} />
        <h2>{t('check.meaning-title')}</h2>
        <ul className="check__meaning">
          <li>{t('check.meaning-person')}</li>
          <li>{t('check.meaning-valid')}</li>
          <li>{t('check.meaning-level')}</li>
          <li>{t('check.meaning-private')}</li>
        </ul>
      </Section>
    </>
  );
}

interface HeadProps {
  readonly check: MembershipCheck | undefined;
  readonly crumbs: readonly Crumb[];
}

/** Results must not be indexed by search engines. */
function Head({ check, crumbs }: HeadProps) {
  const t = useT();
  const lang = useLang();
  const number = check?.number;
  return (
    <PageHead
      title={number === undefined ? t('check.title') : t('check.titleNumber', { number })}
      description={t('check.lead')}
      noindex={check?.outcome !== 'ask'}
      jsonLd={breadcrumbData(crumbs, { to: '/check', text: t('check.title') }, lang)}
    />
  );
}

/** Returns the response from which the server rendered this page; undefined if there is none. */
function useMembershipCheck(): MembershipCheck | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(ResponsesContext);
  if (initial?.address === pathname + search) return checkPageSchema.safeParse(initial.response).data?.check;
  // The empty form needs no response.
  const isForm = parsePath(pathname).path === '/check' && search === '';
  return isForm ? { outcome: 'ask', checked_at: '' } : undefined;
}
