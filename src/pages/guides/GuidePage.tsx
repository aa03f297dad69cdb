import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isGuideSlug } from '../../domain/directory/slug.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { guideCardAddress } from '../../seo/share-card-name.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { usePage } from '../../i18n/page-context.ts';
import { BackToDirectory } from '../../islands/search/BackToDirectory.tsx';
import { GuideProfileView } from './guide-page/GuideProfileView.tsx';
import { useGuideSummary } from './guide-page/guide-summary.ts';
import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { nameInLang, otherName, textInLang } from '../../domain/guide/own-words.ts';
import { professionNames } from '../../domain/guide/claims.ts';
import { spokenLanguageName } from '../../domain/guide/spoken-languages.ts';
import type { Lang } from '../../domain/lang.ts';
import type { JsonLdObject } from '../../seo/JsonLd.tsx';
import { absoluteUrl } from '../../seo/site-url.ts';
import { organizationData } from '../../seo/structured-data.ts';
import { GuideContainer } from './guide-parts.tsx';

/** Structured data of a guide's page (schema.org): what the page shows, and no rating. */
function personData(guide: PublicGuide, lang: Lang): JsonLdObject {
  return {
    '@type': 'Person',
    name: nameInLang(guide, lang),
    alternateName: otherName(guide, lang),
    url: absoluteUrl(localPath(`/${guide.slug}`, lang)),
    image: guide.avatar_url ?? undefined,
    jobTitle: professionNames(guide, lang).join(', ') || undefined,
    description: textInLang([guide.description, guide.other_description], lang) || undefined,
    knowsLanguage: guide.languages.map((code) => spokenLanguageName(code, lang)),
    telephone: guide.phone,
    sameAs: guide.website,
    memberOf: organizationData(lang, false),
  };
}

interface NoGuideProps {
  readonly text: string;
  /** Links before the one to the directory. */
  readonly children?: ReactNode;
}

/** *Guide Not Found*, and why. */
export function NoGuide({ text, children }: NoGuideProps) {
  const t = useT();
  return (
    <GuideContainer>
      <PageHead title={t('guide.notFound')} description={t('guide.notFoundText')} noindex />
      <EmptyState heading="h1" title={t('guide.notFound')} text={text}>
        {children}
        <BackToDirectory />
      </EmptyState>
    </GuideContainer>
  );
}

/** Looks in the directory for the words of an address that leads nowhere. */
function SearchFor({ words }: { readonly words: string }) {
  const { t, lang } = useI18n();
  return (
    <Stack component="form" method="get" action={localPath('/guides', lang)} sx={{ gap: 1.5 }}>
      <FormControl size="small">
        <InputLabel htmlFor="missing-q">{t('guides.search')}</InputLabel>
        <OutlinedInput id="missing-q" type="search" name="q" defaultValue={words} />
      </FormControl>
      <Button type="submit" variant="outlined">
        {t('guides.searchButton')}
      </Button>
    </Stack>
  );
}

/** The guide does not exist or is not available, or the address is none of a guide. */
export function GuideNotFound() {
  const t = useT();
  const { path } = usePage();
  const slug = path.slice(1);
  // As Hosting answers in Georgian: a missing news item, profession, page of the association.
  if (slug.includes('/')) return <NotFound />;
  const search = <SearchFor words={isGuideSlug(slug) ? slug.replaceAll('-', ' ') : ''} />;
  // Those of guides have a first and a last name, but for very few; another word is a mistyped page.
  if (slug.includes('-') && isGuideSlug(slug))
    return <NoGuide text={t('guide.notFoundText')}>{search}</NoGuide>;
  return (
    <NotFound>
      <Stack sx={{ gap: 2, mt: 4, maxWidth: '24rem' }}>
        <Typography>{t('guide.notFoundWord')}</Typography>
        {search}
        <BackToDirectory />
      </Stack>
    </NotFound>
  );
}

/** `/{slug}`: the public page of a guide. */
export function GuidePage({ guide }: { readonly guide: PublicGuide }) {
  const { lang } = useI18n();
  const { title, description } = useGuideSummary(guide);
  return (
    <GuideContainer>
      <PageHead
        title={title}
        description={description}
        jsonLd={personData(guide, lang)}
        type="profile"
        card={guideCardAddress(guide.slug, lang)}
      />
      <BackToDirectory />
      <GuideProfileView guide={guide} />
      <BackToDirectory />
    </GuideContainer>
  );
}
