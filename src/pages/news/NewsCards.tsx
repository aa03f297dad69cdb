import type { NewsArticle } from '../../content/schema.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { CARD_SIZES, CardGrid, LEADING_CARD_SIZES, PictureCard } from '../../ui/pictures/PictureCard.tsx';

const SIZES = `(min-width: 1200px) 26rem, ${CARD_SIZES}`;

interface NewsCardsProps {
  readonly articles: readonly NewsArticle[];
  /** The newest article spans two columns; for the list at the beginning of a page. */
  readonly leading?: boolean;
}

export function NewsCards({ articles, leading = false }: NewsCardsProps) {
  const lang = useLang();
  return (
    <CardGrid leading={leading} min={leading ? undefined : '14.5rem'}>
      {articles.map((article, index) => (
        <PictureCard
          key={article.slug}
          to={`/news/${article.slug}`}
          title={article.title[lang]}
          text={article.excerpt[lang]}
          picture={article.image}
          sizes={leading && index === 0 ? LEADING_CARD_SIZES : SIZES}
          priority={leading && index === 0}
          eyebrow={<time dateTime={article.date}>{formatDate(article.date, lang)}</time>}
        />
      ))}
    </CardGrid>
  );
}
