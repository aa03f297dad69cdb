import type { ProfessionCard } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { CARD_SIZES, CardGrid, LEADING_CARD_SIZES, PictureCard } from '../../ui/pictures/PictureCard.tsx';

const SIZES = `(min-width: 1200px) 20rem, ${CARD_SIZES}`;

interface ProfessionCardsProps {
  readonly cards: readonly ProfessionCard[];
  /** The first card spans two columns. */
  readonly leading?: boolean;
  /** At most three per row. */
  readonly large?: boolean;
}

export function ProfessionCards({ cards, leading = false, large = false }: ProfessionCardsProps) {
  const lang = useLang();
  return (
    <CardGrid leading={leading} min={large ? '21rem' : undefined}>
      {cards.map((card, index) => (
        <PictureCard
          key={card.slug}
          to={`/professions/${card.slug}`}
          title={card.title[lang]}
          text={card.description[lang]}
          picture={card.image}
          sizes={leading && index === 0 ? LEADING_CARD_SIZES : SIZES}
        />
      ))}
    </CardGrid>
  );
}
