import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { localPath, otherLang, parsePath } from '../../i18n/paths.ts';
import { JsonLd, type JsonLdObject } from '../../seo/JsonLd.tsx';
import { usePageShown } from '../../navigation/page-changes.ts';
import { shareCardName } from '../../seo/share-card-name.ts';
import { absoluteUrl } from '../../seo/site-url.ts';

const OG_LOCALE = { ka: 'ka_GE', en: 'en_US' } as const;

interface PageHeadProps {
  /** Title without the site's name; the site's own name for the home page. */
  readonly title: string;
  readonly description: string;
  /** Keeps the page out of search engines: private screens, not found. */
  readonly noindex?: boolean;
  readonly jsonLd?: JsonLdObject | readonly JsonLdObject[];
  /** Whether the page has a picture of its own for shares; guides' pages show that of the home page. */
  readonly hasCard?: boolean;
  /** Open Graph type. */
  readonly type?: 'website' | 'article' | 'profile';
}

/**
 * Title, description, canonical and alternate addresses, Open Graph; React hoists them into `<head>`.
 * Also tells the app that the page is there, which moves focus and announces the title.
 */
export function PageHead({
  title,
  description,
  noindex = false,
  jsonLd,
  hasCard = true,
  type = 'website',
}: PageHeadProps) {
  const lang = useLang();
  const { path } = parsePath(useLocation().pathname);
  const siteName = localized(site.shortName, lang);
  const fullTitle = title === siteName ? title : `${title} – ${siteName}`;
  const pageShown = usePageShown();
  useEffect(() => pageShown(title), [pageShown, title]);

  const url = absoluteUrl(localPath(path, lang));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <link rel="alternate" hrefLang="ka" href={absoluteUrl(path)} />
          <link rel="alternate" hrefLang="en" href={absoluteUrl(localPath(path, 'en'))} />
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path)} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={url} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:locale" content={OG_LOCALE[lang]} />
          <meta property="og:locale:alternate" content={OG_LOCALE[otherLang(lang)]} />
          <meta property="og:image" content={absoluteUrl(shareCardName(hasCard ? path : '/', lang))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd === undefined ? null : <JsonLd data={jsonLd} />}
    </>
  );
}
