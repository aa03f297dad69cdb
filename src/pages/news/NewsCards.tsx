import type { NewsCard } from '../../content/latest-news.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { PictureCard } from '../../ui/PictureCard.tsx';

interface NewsCardsProps {
  readonly articles: readonly NewsCard[];
  /** Gives the newest article two places. */
  readonly leading?: boolean;
}

export function NewsCards({ articles, leading = false }: NewsCardsProps) {
  const lang = useLang();
  return (
    <ul className={leading ? 'card-grid card-grid--leading' : 'card-grid card-grid--three'}>
      {articles.map((article) => (
        <li key={article.slug}>
          <PictureCard
            to={`/news/${article.slug}`}
            title={localized(article.title, lang)}
            text={localized(article.excerpt, lang)}
            picture={article.image.name}
            sizes="(min-width: 1200px) 26rem, (min-width: 600px) 50vw, 100vw"
            eyebrow={<time dateTime={article.date}>{formatDate(article.date, lang)}</time>}
          />
        </li>
      ))}
    </ul>
  );
}
