import type { NewsArticle } from '../../content/schema.ts';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';

interface NewsCardsProps {
  readonly articles: readonly NewsArticle[];
  /** The newest article spans two columns; for the list at the beginning of a page. */
  readonly leading?: boolean;
}

export function NewsCards({ articles, leading = false }: NewsCardsProps) {
  return (
    <PictureCards
      cards={articles.map((article) => ({
        ...article,
        to: `/news/${article.slug}`,
        text: article.excerpt,
      }))}
      wide="26rem"
      leading={leading}
      priority={leading}
      min={leading ? undefined : '14.5rem'}
    />
  );
}
