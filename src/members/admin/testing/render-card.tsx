import { createRef, useState } from 'react';
import { vi } from 'vitest';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import type { CardData } from '../card/card-data.ts';
import { LoadedCard } from '../card/RequestCard.tsx';
import type { CardState } from '../requests/card-state.ts';
import type { CardShortcuts } from '../requests/desk-keys.ts';
import type { DeskActions } from '../requests/use-decisions.ts';
import { renderDesk } from './render-desk.tsx';

interface SampleProps {
  readonly card: CardData;
  readonly state: CardState;
  readonly actions: DeskActions;
}

/** The note is stored, as by the desk. */
function Sample({ card, state, actions }: SampleProps) {
  const [note, setNote] = useState(state.note);
  return (
    <LoadedCard
      id={card.id}
      card={card}
      adminId="admin"
      row={undefined}
      state={{ ...state, note }}
      actions={{ ...actions, write: (_id, typed) => setNote(typed) }}
      drafts={new Map()}
      onView={() => undefined}
      onNext={undefined}
      shortcuts={createRef<CardShortcuts>()}
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
    write: vi.fn<DeskActions['write']>(),
    dismiss: vi.fn<DeskActions['dismiss']>(),
    decide: vi.fn<DeskActions['decide']>(),
    decideAll: vi.fn<DeskActions['decideAll']>(),
    undo: vi.fn<DeskActions['undo']>(),
    reopen: vi.fn<DeskActions['reopen']>(),
    revoke: vi.fn<DeskActions['revoke']>(),
    setEnd: vi.fn<DeskActions['setEnd']>(),
  };
  await renderDesk(<Sample card={card} state={{ note: '', ...state }} actions={actions} />, people);
  return actions;
}
