import { memo } from 'react';
import type { RequestCardProps } from './card-props.ts';
import { DecidedCard } from './DecidedCard.tsx';
import { PendingCard } from './PendingCard.tsx';

/** The open card of a list: a pending request, or a decided one. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  return props.status === 'pending' ? <PendingCard {...props} /> : <DecidedCard {...props} />;
});
