import { createRef, useRef, useState } from 'react';
import { vi } from 'vitest';
import type { CardActions, RequestCardProps } from '../card/card-props.ts';
import { RequestCard } from '../card/RequestCard.tsx';
import type { CardShortcuts } from '../desk/desk-keys.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { renderDesk } from './render-desk.tsx';

type SampleProps = JoinedRequest & Pick<RequestCardProps, 'status' | 'card' | 'actions'>;

const NOW = Date.UTC(2026, 0, 11);

/** Long after anything was decided. The note is stored, as by the desk. */
function Sample(props: SampleProps) {
  const decidedAt = useRef(-Infinity);
  const turnedAt = useRef(-Infinity);
  const [note, setNote] = useState(props.card.note);
  return (
    <RequestCard
      {...props}
      card={{ ...props.card, note }}
      actions={{ ...props.actions, note: (_request, typed) => setNote(typed) }}
      now={NOW}
      shortcuts={createRef<CardShortcuts>()}
      decidedAt={decidedAt}
      turnedAt={turnedAt}
    />
  );
}

/** For tests: renders the open card of a request, alone. @returns the functions that it may call. */
export async function renderCard(
  joined: JoinedRequest,
  shown: Partial<Pick<RequestCardProps, 'status' | 'card'>> = {},
) {
  const actions = {
    openStep: vi.fn<CardActions['openStep']>(),
    setEnd: vi.fn<CardActions['setEnd']>(),
    focus: vi.fn<CardActions['focus']>(),
    view: vi.fn<CardActions['view']>(),
    note: vi.fn<CardActions['note']>(),
    dismiss: vi.fn<CardActions['dismiss']>(),
    decide: vi.fn<CardActions['decide']>(),
    revoke: vi.fn<CardActions['revoke']>(),
    reopen: vi.fn<CardActions['reopen']>(),
  };
  const { status } = joined.current;
  await renderDesk(
    <Sample status={status} card={{ note: '', phase: 'open' }} {...joined} {...shown} actions={actions} />,
  );
  return actions;
}
