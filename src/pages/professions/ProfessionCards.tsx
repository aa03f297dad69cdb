import type { ProfessionCard } from '../../content/schema.ts';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';

interface ProfessionCardsProps {
  readonly cards: readonly ProfessionCard[];
  /** The first card spans two columns. */
  readonly leading?: boolean;
  /** At most three per row. */
  readonly large?: boolean;
}

export function ProfessionCards({ cards, leading = false, large = false }: ProfessionCardsProps) {
  return (
    <PictureCards
      cards={cards.map((card) => ({
        ...card,
        to: `/professions/${card.slug}`,
        text: card.description,
      }))}
      wide="20rem"
      leading={leading}
      min={large ? '21rem' : undefined}
    />
  );
}
