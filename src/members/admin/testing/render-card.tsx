import { useState } from 'react';
import { vi } from 'vitest';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import type { CardData } from '../card/card-data.ts';
import { LoadedCard } from '../card/RequestCard.tsx';
import type { CardState, DeskActions } from '../requests/use-decisions.ts';
import { renderDesk } from './render-desk.tsx';

interface SampleProps {
  readonly card: CardData;
  readonly state: CardState;
  readonly actions: DeskActions;
}

/** What is changed on the card is stored, as by the desk. */
function Sample({ card, state, actions }: SampleProps) {
  const [present, setPresent] = useState(state);
  return (
    <LoadedCard
      id={card.id}
      card={card}
      adminId="admin"
      state={present}
      actions={{ ...actions, change: (_id, part) => setPresent((known) => ({ ...known, ...part })) }}
      onNext={undefined}
      isOpened
      takesFocus={() => false}
    />
  );
}

/**
 * For tests: renders the card of a request, alone.
 * @param people null if they are not read.
 * @returns the functions that it may call.
 */
export async function renderCard(
  card: CardData,
  state: Partial<CardState> = {},
  people?: readonly DeskPerson[] | null,
) {
  const actions = {
    change: vi.fn<DeskActions['change']>(),
    decide: vi.fn<DeskActions['decide']>(),
    ask: vi.fn<DeskActions['ask']>(),
    takeBackQuestion: vi.fn<DeskActions['takeBackQuestion']>(),
    undo: vi.fn<DeskActions['undo']>(),
    reopen: vi.fn<DeskActions['reopen']>(),
    revoke: vi.fn<DeskActions['revoke']>(),
    setEnd: vi.fn<DeskActions['setEnd']>(),
  };
  await renderDesk(<Sample card={card} state={{ note: '', ...state }} actions={actions} />, people);
  return actions;
}
