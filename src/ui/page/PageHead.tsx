import { site } from '../../content/site.ts';
import { PAGE_LANGS, LANGUAGES } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { localPath } from '../../domain/paths.ts';
import { JsonLd, type JsonLdObject } from '../../seo/JsonLd.tsx';
import { shareCardName } from '../../seo/share-card-name.ts';
import { absoluteUrl } from '../../seo/site-url.ts';
import { pageTitle } from './page-title.ts';

export interface PageHeadProps {
  /** Title without the site's name; the site's own name for the home page. */
  readonly title: string;
  /** What tells this page apart from others with the same title, for tabs, history and saved pages. */
  readonly qualifier?: string;
  readonly description: string;
  /** Keeps the page out of search engines: private screens, not found. */
  readonly noindex?: boolean;
  readonly jsonLd?: JsonLdObject | readonly JsonLdObject[];
  /** URL of the preview image, if it is not one of those built with the site. */
  readonly card?: string;
  readonly type?: 'website' | 'article' | 'profile';
}

/** Title, description, canonical and alternate URLs, Open Graph; React hoists them into `<head>`. */
export function PageHead({
  title,
  qualifier = '',
  description,
  noindex = false,
  jsonLd,
  card,
  type = 'website',
}: PageHeadProps) {
  const lang = useLang();
  const { path } = usePage();
  const url = absoluteUrl(localPath(path, lang));
  return (
    <>
      <title>{pageTitle(qualifier === '' ? title : `${title}: ${qualifier}`, lang)}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {PAGE_LANGS.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={absoluteUrl(localPath(path, each))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path)} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={url} />
          <meta property="og:site_name" content={site.shortName[lang]} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:locale" content={LANGUAGES[lang].locale} />
          {PAGE_LANGS.filter((each) => each !== lang).map((each) => (
            <meta key={each} property="og:locale:alternate" content={LANGUAGES[each].locale} />
          ))}
          <meta property="og:image" content={absoluteUrl(card ?? shareCardName(path, lang))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd === undefined ? null : <JsonLd data={jsonLd} />}
    </>
  );
}
