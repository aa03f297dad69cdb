import type { ProfessionCard } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { LEADING_CARD_SIZES, PictureCard } from '../../ui/pictures/PictureCard.tsx';

/** On a phone a third less than it could show: there are many, and a signal may be weak. */
const CARD_SIZES = '(min-width: 1200px) 20rem, (min-width: 600px) 50vw, 66vw';

interface ProfessionCardsProps {
  readonly cards: readonly ProfessionCard[];
  /** Gives the first card two places. */
  readonly leading?: boolean;
  /** At most three in a row. */
  readonly large?: boolean;
}

export function ProfessionCards({ cards, leading = false, large = false }: ProfessionCardsProps) {
  const lang = useLang();
  return (
    <ul className={`card-grid${leading ? ' card-grid--leading' : ''}${large ? ' card-grid--large' : ''}`}>
      {cards.map((card, index) => (
        <li key={card.slug}>
          <PictureCard
            to={`/professions/${card.slug}`}
            title={localized(card.title, lang)}
            text={localized(card.description, lang)}
            picture={card.image.name}
            sizes={leading && index === 0 ? LEADING_CARD_SIZES : CARD_SIZES}
          />
        </li>
      ))}
    </ul>
  );
}
