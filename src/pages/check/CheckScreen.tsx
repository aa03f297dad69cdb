import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CheckAnswer } from '../../domain/membership/check-answer.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs, type Crumb } from '../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult } from './CheckResult.tsx';
import { useCheckAnswer } from './use-check-answer.ts';
import './CheckScreen.css';

/**
 * `/check` and `/check/{number}`: whether a membership is valid, according to the server's latest
 * response.
 */
export function Screen() {
  const t = useT();
  const answer = useCheckAnswer();
  useServerPage(answer);
  const isAnswered = answer !== undefined && answer.outcome !== 'ask' && answer.outcome !== 'missing';
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <Head answer={answer} crumbs={crumbs} />
      {/* The result itself is in the first view. */}
      <PageHero
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={t('check.title')}
        lead={isAnswered ? undefined : t('check.lead')}
      />
      <Section>
        {answer === undefined ? (
          <p className="check__note" role="status">
            {t('check.failed')}
          </p>
        ) : null}
        {isAnswered ? <CheckResult answer={answer} /> : null}
        <CheckForm answer={answer} />
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
  readonly answer: CheckAnswer | undefined;
  readonly crumbs: readonly Crumb[];
}

/** Results must not be indexed by search engines. */
function Head({ answer, crumbs }: HeadProps) {
  const t = useT();
  const lang = useLang();
  const number = answer?.number;
  return (
    <PageHead
      title={number === undefined ? t('check.title') : t('check.titleNumber', { number })}
      description={t('check.lead')}
      noindex={answer?.outcome !== 'ask'}
      jsonLd={breadcrumbData(crumbs, { to: '/check', text: t('check.title') }, lang)}
    />
  );
}

/**
 * Only a server-rendered page is current: one that was reached by client-side navigation, by a link or in
 * another language, is reloaded.
 */
function useServerPage(answer: CheckAnswer | undefined): void {
  const { pathname } = useLocation();
  const isMissing = answer === undefined;
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (isMissing && loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [isMissing, pathname]);
}
