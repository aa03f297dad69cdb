import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  filterGuides,
  languagesOf,
  toSections,
  type DirectoryFilter,
} from '../../domain/directory/directory.ts';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { DirectorySections } from './DirectorySections.tsx';
import { loadDirectory, useLoad } from './guides-data.ts';

/** Fetched with the first message that somebody wants to send. */
const ContactFromCard = lazy(async () => ({
  default: (await import('./ContactFromCard.tsx')).ContactFromCard,
}));

function RegisterInvite() {
  const t = useT();
  return (
    <LocalButtonLink to="/guide-profile" variant="contained">
      {t('guides.register')}
    </LocalButtonLink>
  );
}

/** Marks addresses that the filter's own fields have written. */
const OWN_ADDRESS = 'directory-filter';

function filterOf(params: URLSearchParams): DirectoryFilter {
  return { text: params.get('q') ?? '', language: params.get('language') ?? '' };
}

/**
 * The filter is kept in the address too, so that a search can be shared and survives going back. The
 * router changes addresses in a transition, which would lose letters that are typed quickly.
 */
function useFilter(): [DirectoryFilter, (filter: DirectoryFilter) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const [seen, setSeen] = useState(key);
  const [filter, setFilter] = useState(() => filterOf(params));
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN_ADDRESS) setFilter(filterOf(params));
  }
  const change = (next: DirectoryFilter) => {
    setFilter(next);
    const { text, language } = next;
    const query = { ...(text ? { q: text } : {}), ...(language ? { language } : {}) };
    setParams(query, { replace: true, state: OWN_ADDRESS });
  };
  return [filter, change];
}

function Directory({ guides }: { readonly guides: readonly GuideCard[] }) {
  const t = useT();
  const lang = useLang();
  const [filter, setFilter] = useFilter();
  const [contact, setContact] = useState<GuideCard>();
  const [wasAsked, setWasAsked] = useState(false);
  const languages = useMemo(() => languagesOf(guides), [guides]);
  const found = filterGuides(guides, filter);
  const ask = (guide: GuideCard) => {
    setWasAsked(true);
    setContact(guide);
  };
  if (guides.length === 0) {
    return <EmptyState title={t('guides.none')} text={t('guides.noneInvite')} action={<RegisterInvite />} />;
  }
  return (
    <>
      <DirectoryFilters filter={filter} languages={languages} onChange={setFilter} />
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 4 }}>
        {t('guides.count', { count: found.length })}
      </Typography>
      {found.length === 0 ? (
        <EmptyState
          title={t('guides.none')}
          text={t('guides.noneForFilter')}
          action={
            <Button onClick={() => setFilter({ text: '', language: '' })}>{t('guides.clearFilter')}</Button>
          }
        />
      ) : (
        <DirectorySections sections={toSections(found, lang)} onMessage={ask} />
      )}
      {wasAsked ? (
        <Suspense>
          <ContactFromCard guide={contact} onClose={() => setContact(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The list is not in the static HTML, because it changes with every decision. */
function WithoutScripts() {
  const t = useT();
  return (
    <noscript>
      <p>{t('guides.scripts')}</p>
      <LocalLink to="/contact">{t('guides.write-to-us')}</LocalLink>
    </noscript>
  );
}

/** `/guides`: every listed guide, by profession. */
export function Screen() {
  const t = useT();
  const lang = useLang();
  const { result, retry } = useLoad(loadDirectory);
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <PageHead
        title={t('guides.metaTitle')}
        description={t('guides.metaDescription')}
        jsonLd={breadcrumbData(crumbs, { to: '/guides', text: t('guides.title') }, lang)}
      />
      <PageHero
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={t('guides.title')}
        lead={t('guides.lead')}
        picture="directory-hero"
        action={<RegisterInvite />}
      />
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        {result.status === 'loading' ? <Loading label={t('guides.loading')} /> : null}
        <WithoutScripts />
        {result.status === 'failed' ? (
          <div role="alert">
            <EmptyState
              title={t('guides.none')}
              text={t('guides.failed')}
              action={
                <Button variant="contained" onClick={retry}>
                  {t('guides.retry')}
                </Button>
              }
            />
          </div>
        ) : null}
        {result.status === 'ready' ? <Directory guides={result.data} /> : null}
      </Container>
    </>
  );
}
