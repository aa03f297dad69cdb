/** The newest articles as the home page shows them; computed at build time, so the rest stays behind. */
import { HOME_NEWS_COUNT } from '../domain/settings.ts';
import { news } from './news.ts';
import type { NewsArticle } from './schema.ts';

export type NewsCard = Pick<NewsArticle, 'slug' | 'date' | 'title' | 'excerpt' | 'image'>;

export const latestNews: readonly NewsCard[] = news
  .slice(0, HOME_NEWS_COUNT)
  .map(({ slug, date, title, excerpt, image }) => ({ slug, date, title, excerpt, image }));
