import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isGuideSlug } from '../../domain/directory/slug.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../i18n/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { GuideProfileView } from './GuideProfileView.tsx';
import { loadGuide, useLoad } from './guides-data.ts';

function BackToDirectory() {
  const t = useT();
  return (
    <LocalButtonLink to="/guides" startIcon={<ArrowBackRounded />} className="no-print">
      {t('guide.back')}
    </LocalButtonLink>
  );
}

interface GuideNotFoundProps {
  /** Given when nothing is known because the profile could not be read. */
  readonly onRetry?: () => void;
}

/** No such guide, or none to be had: errors show the same screen (specification, section 8). */
function GuideNotFound({ onRetry }: GuideNotFoundProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('guide.notFound')} description={t('guide.notFoundText')} noindex />
      <EmptyState
        heading="h1"
        title={t('guide.notFound')}
        text={t(onRetry ? 'guide.failed' : 'guide.notFoundText')}
        action={
          <>
            {onRetry ? (
              <Button variant="contained" onClick={onRetry}>
                {t('guides.retry')}
              </Button>
            ) : null}
            <BackToDirectory />
          </>
        }
      />
    </>
  );
}

function Guide({ slug }: { readonly slug: string }) {
  const t = useT();
  const lang = useLang();
  const load = useCallback(() => loadGuide(slug), [slug]);
  const { result, retry } = useLoad(load);
  if (result.status === 'loading') return <Loading label={t('guide.loading')} />;
  if (result.status === 'failed') return <GuideNotFound onRetry={retry} />;
  if (result.data.kind === 'missing') return <GuideNotFound />;
  if (result.data.kind === 'moved') return <Navigate to={localPath(`/${result.data.slug}`, lang)} replace />;
  const { guide } = result.data;
  return (
    <>
      <PageHead
        title={guide.full_name}
        description={t('guide.metaDescription', { name: guide.full_name })}
        hasCard={false}
      />
      <BackToDirectory />
      <GuideProfileView guide={guide} />
      <BackToDirectory />
    </>
  );
}

/** `/{slug}`: the public page of a guide. */
export function Screen() {
  const { slug = '' } = useParams();
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      {isGuideSlug(slug) ? <Guide slug={slug} /> : <GuideNotFound />}
    </Container>
  );
}
