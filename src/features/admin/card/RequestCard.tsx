import { memo } from 'react';
import type { RequestCardProps } from './card-props.ts';
import { DecidedBar } from './DecidedBar.tsx';
import { DecidedCard } from './DecidedCard.tsx';
import { PendingCard } from './PendingCard.tsx';

/** A request of a list: to be decided, just decided, or decided before. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { status, card, request, name, actions } = props;
  const { decision } = card;
  if (status !== 'pending') return <DecidedCard {...props} />;
  if (card.phase === 'open' || !decision) return <PendingCard {...props} />;
  return (
    <DecidedBar
      name={name}
      decision={decision}
      isDeciding={card.phase === 'deciding'}
      onReopen={() => void actions.reopen({ request, name, decision })}
    />
  );
});
