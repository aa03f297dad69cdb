import { newsPage } from '../content/front-pages.ts';
import { published } from '../content/published.ts';
import { escapeHtml } from '../domain/escape-html.ts';
import { localPath } from '../domain/paths.ts';
import type { Lang } from '../domain/lang.ts';
import { absoluteUrl } from '../seo/site-url.ts';

export function feedPath(lang: Lang): string {
  return `${localPath('/news', lang)}.xml`;
}

/** The news as RSS 2.0. */
export function newsFeed(lang: Lang): string {
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const items = published.news.map(({ slug, title, excerpt, date }) => {
    const url = absoluteUrl(localPath(`/news/${slug}`, lang));
    const day = new Date(`${date}T08:00:00Z`).toUTCString();
    return `<item>${element('title', title[lang])}${element('link', url)}${element('guid', url)}${element('pubDate', day)}${element('description', excerpt[lang])}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    element('title', newsPage.title[lang]),
    element('link', absoluteUrl(localPath('/news', lang))),
    element('description', newsPage.summary[lang]),
    element('language', lang),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
