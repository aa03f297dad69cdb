/** Structured data of the static pages (schema.org), created from their visible content. */
import type { NewsArticle, SchoolProgram } from '../content/schema.ts';
import { contact } from '../content/contact.ts';
import { site } from '../content/site.ts';
import type { Lang } from '../domain/lang.ts';
import type { Intake } from '../domain/school/intakes.ts';
import { localPath } from '../domain/paths.ts';
import type { JsonLdObject } from './JsonLd.tsx';
import { absoluteUrl } from './site-url.ts';

/** The association; includes the founding date only on pages that show it. */
export function organizationData(lang: Lang, withFoundingDate = true): JsonLdObject {
  const profiles = [contact.instagram, contact.facebook].filter((address) => address !== undefined);
  return {
    '@type': 'Organization',
    name: site.name[lang],
    url: absoluteUrl(localPath('/', lang)),
    email: contact.email,
    telephone: contact.phone?.display,
    foundingDate: withFoundingDate ? String(site.foundedYear) : undefined,
    address: {
      '@type': 'PostalAddress',
      addressLocality: contact.address[lang],
      addressCountry: 'GE',
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

export function newsArticleData(article: NewsArticle, lang: Lang): JsonLdObject {
  return {
    '@type': 'NewsArticle',
    headline: article.title[lang],
    description: article.excerpt[lang],
    datePublished: article.date,
    inLanguage: lang,
    image: absoluteUrl(`/media/${article.image.name}-1200.webp`),
    author: { '@type': 'Organization', name: article.author[lang] },
    publisher: { '@type': 'Organization', name: site.name[lang] },
  };
}

/** @param intakes of the programme, still to come. */
export function courseData(program: SchoolProgram, lang: Lang, intakes: readonly Intake[]): JsonLdObject {
  const instances = intakes
    .filter(({ state }) => state !== 'cancelled')
    .map(({ first_day, place, price }) => ({
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      startDate: first_day,
      location: place[lang],
      offers: price === undefined ? undefined : offerData({ minGel: price, maxGel: price }),
    }));
  return {
    '@type': 'Course',
    name: program.title[lang],
    description: program.description[lang],
    inLanguage: lang,
    url: absoluteUrl(`${localPath('/association/ats', lang)}#${program.id}`),
    provider: { '@type': 'EducationalOrganization', name: site.schoolName[lang] },
    offers: offerData(program.cost),
    hasCourseInstance: instances.length > 0 ? instances : undefined,
  };
}

/** The price of a programme, if known; undefined is left out of JSON. */
function offerData({ minGel, maxGel }: Omit<SchoolProgram['cost'], 'text'>): JsonLdObject | undefined {
  if (minGel === undefined || maxGel === undefined) return undefined;
  const shared = { category: 'Paid', priceCurrency: 'GEL' };
  return minGel === maxGel
    ? { '@type': 'Offer', ...shared, price: minGel }
    : { '@type': 'AggregateOffer', ...shared, lowPrice: minGel, highPrice: maxGel };
}

/** A list whose order matters, with the visible names. */
export function itemListData(name: string, items: readonly JsonLdObject[]): JsonLdObject {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

export function newsListData(name: string, articles: readonly NewsArticle[], lang: Lang): JsonLdObject {
  return itemListData(
    name,
    articles.map(({ slug, title }) => ({
      name: title[lang],
      url: absoluteUrl(localPath(`/news/${slug}`, lang)),
    })),
  );
}
