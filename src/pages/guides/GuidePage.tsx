import { Navigate, useParams } from 'react-router-dom';
import { isGuideSlug, RESERVED_SLUGS } from '../../domain/directory/slug.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { guideCardAddress } from '../../seo/share-card-name.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { BackToDirectory } from './guide-page/BackToDirectory.tsx';
import { GuideProfileView } from './guide-page/GuideProfileView.tsx';
import { useGuideSummary } from './guide-page/guide-summary.ts';
import { guideApiAddress, useResponse } from './guides-data.ts';
import { Unavailable } from './Unavailable.tsx';
import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { nameInLang, otherName, textInLang } from '../../domain/guide/own-words.ts';
import { spokenLanguageName } from '../../domain/guide/spoken-languages.ts';
import type { Lang } from '../../domain/lang.ts';
import { professionName } from '../../i18n/guide-texts.ts';
import type { JsonLdObject } from '../../seo/JsonLd.tsx';
import { absoluteUrl } from '../../seo/site-url.ts';
import { organizationData } from '../../seo/structured-data.ts';
import './guide-parts.css';

interface GuideNotFoundProps {
  /** Passed when the profile could not be read, so it is unknown whether the guide exists. */
  readonly onRetry?: () => void;
}

/**
 * The guide does not exist or is not available: errors show the same screen (specification, section 8).
 */
function GuideNotFound({ onRetry }: GuideNotFoundProps) {
  const t = useT();
  const { slug = '' } = useParams();
  return (
    <>
      <PageHead title={t('guide.notFound')} description={t('guide.notFoundText')} noindex />
      <EmptyState
        heading="h1"
        title={t('guide.notFound')}
        text={t(onRetry ? 'guide.failed' : 'guide.notFoundText')}
        action={
          <>
            {onRetry ? <Unavailable path={`/${slug}`} onRetry={onRetry} /> : null}
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
  const { result, retry } = useResponse(guideApiAddress(slug, lang));
  const summarize = useGuideSummary();
  if (result.status === 'loading') return <Loading isPage label={t('guide.loading')} />;
  if (result.status === 'failed') return <GuideNotFound onRetry={retry} />;
  if (result.response.kind !== 'guide') return <GuideNotFound />;
  const { guide } = result.response;
  const summary = summarize(guide);
  // For a former slug the server returns the guide with the current one.
  if (guide.slug !== slug) return <Navigate to={localPath(`/${guide.slug}`, lang)} replace />;
  return (
    <>
      <PageHead
        title={summary.title}
        description={summary.description}
        jsonLd={personData(guide, lang)}
        type="profile"
        card={guideCardAddress(guide.slug, lang)}
      />
      <BackToDirectory />
      <GuideProfileView guide={guide} />
      <BackToDirectory />
    </>
  );
}

/** Structured data of a guide's page (schema.org): what the page shows, and no rating. */
function personData(guide: PublicGuide, lang: Lang): JsonLdObject {
  return {
    '@type': 'Person',
    name: nameInLang(guide, lang),
    alternateName: otherName(guide, lang),
    url: absoluteUrl(localPath(`/${guide.slug}`, lang)),
    image: guide.avatar_url ?? undefined,
    jobTitle: professionName(guide.profession, lang),
    description: textInLang([guide.description, guide.other_description], lang) || undefined,
    knowsLanguage: guide.languages.map((code) => spokenLanguageName(code, lang)),
    telephone: guide.phone,
    sameAs: guide.website,
    memberOf: organizationData(lang, false),
  };
}

/** `/{slug}`: the public page of a guide. */
export function Screen() {
  const { slug = '' } = useParams();
  // A reserved word such as /association can never be a guide's slug.
  if (RESERVED_SLUGS.has(slug)) return <NotFound />;
  return <div className="guide-page">{isGuideSlug(slug) ? <Guide slug={slug} /> : <GuideNotFound />}</div>;
}
