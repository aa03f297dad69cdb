/** The actions on the cards of a list: those of the desk, plus the focus moves that belong to them. */
import { useCallback, useMemo, useRef } from 'react';
import type { CardActions } from '../card/card-props.ts';
import { waitInDialog, waitForUndo } from '../desk/waiting.ts';
import type { DeskActions } from '../desk/use-desk.ts';
import type { FeedFocus } from './use-feed-focus.ts';

/** Takes a decision back; moves the focus to the card if the admin has waited for it. */
async function reopenWith(
  reopen: DeskActions['reopen'],
  focus: FeedFocus,
  recordTurn: () => void,
  input: Parameters<CardActions['reopen']>[0],
): Promise<boolean> {
  const { id } = input.request;
  const waiting = input.reason === undefined ? waitForUndo(id) : waitInDialog();
  focus.whenLeft(id);
  let waits = true;
  const isReopened = await reopen(input, () => {
    waits = !waiting.isLeft();
    if (!waits) focus.whenLeft(undefined);
    return !waits;
  });
  waiting.end();
  if (isReopened && waits) {
    focus.toCard(id);
    // A key typed right now is not meant for the card.
    recordTurn();
  }
  if (!isReopened) focus.whenLeft(undefined);
  return isReopened;
}

/** @param opensNext whether the next card opens after a decision. */
export function useCardActions(
  { dispatch, dismiss, decide, reopen, revoke, setEnd }: DeskActions,
  focus: FeedFocus,
  openStep: CardActions['openStep'],
  opensNext: boolean,
) {
  /** When the last decision was given, in the time of `performance.now()`. */
  const decidedAt = useRef(-Infinity);
  /** When a card last opened, or the focus last moved, without a user action. */
  const turnedAt = useRef(-Infinity);
  const recordTurn = useCallback(() => {
    turnedAt.current = performance.now();
  }, []);
  const actions = useMemo<CardActions>(
    () => ({
      openStep,
      setEnd,
      focus: (request) => {
        turnedAt.current = -Infinity;
        dispatch({ type: 'focus', request });
      },
      view: (id, seen) => dispatch({ type: 'viewed', id, seen }),
      note: (request, note) => dispatch({ type: 'note', request, note }),
      dismiss: (id) => {
        focus.moveOn(id, opensNext);
        dismiss(id);
      },
      decide: (input) => {
        decidedAt.current = performance.now();
        focus.moveOn(input.request.id, opensNext);
        void decide(input);
      },
      reopen: (input) => reopenWith(reopen, focus, recordTurn, input),
      revoke: async (request, input) => {
        // The list may change before the response arrives.
        focus.whenLeft(request.id);
        const isRevoked = await revoke(input);
        if (isRevoked) dispatch({ type: 'revoked', request });
        else focus.whenLeft(undefined);
        return isRevoked;
      },
    }),
    [dispatch, dismiss, decide, reopen, revoke, setEnd, focus, openStep, opensNext, recordTurn],
  );
  return { actions, decidedAt, turnedAt, recordTurn };
}
