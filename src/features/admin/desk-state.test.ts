import { describe, expect, test } from 'vitest';
import { cardState, deskReducer, isKept, KEPT_DECIDED, unconfirmed, type DeskAction, type DeskState } from './desk-state.ts';

function after(...actions: readonly DeskAction[]): DeskState {
  return actions.reduce<DeskState>(deskReducer, new Map());
}

describe('the cards of the desk', () => {
  test('a decision is shown at once and counted until the server has it', () => {
    const sent = after({ type: 'send', id: 'a', decision: 'approved' }, { type: 'send', id: 'b', decision: 'rejected' });
    expect(cardState(sent, 'a')).toMatchObject({ phase: 'sending', decision: 'approved' });
    expect(unconfirmed(sent)).toEqual({ approved: 1, rejected: 1 });
    expect(unconfirmed(deskReducer(sent, { type: 'confirm', id: 'a' }))).toEqual({ approved: 0, rejected: 1 });
  });

  test('a failed decision rolls the card back and keeps the note', () => {
    const state = after(
      { type: 'note', id: 'a', note: 'Please add a picture' },
      { type: 'send', id: 'a', decision: 'rejected' },
      { type: 'fail', id: 'a' },
    );
    expect(cardState(state, 'a')).toEqual({ note: 'Please add a picture', phase: 'idle' });
  });

  test('a late click keeps the note and tells who was first', () => {
    const state = after(
      { type: 'note', id: 'a', note: 'x' },
      { type: 'send', id: 'a', decision: 'rejected' },
      { type: 'late', id: 'a', status: 'approved', name: 'Nana' },
    );
    expect(cardState(state, 'a')).toEqual({ note: 'x', phase: 'idle', takenBy: { status: 'approved', name: 'Nana' } });
    expect(isKept(cardState(state, 'a'))).toBe(true);
    expect(isKept(cardState(deskReducer(state, { type: 'dismiss', id: 'a' }), 'a'))).toBe(false);
  });

  test('only the last decided cards stay for an undo', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const state = after(
      ...ids.flatMap((id): DeskAction[] => [
        { type: 'send', id, decision: 'approved' },
        { type: 'confirm', id },
      ]),
    );
    expect([...state.keys()]).toEqual(ids.slice(-KEPT_DECIDED));
  });

  test('a card with a note stays when its request leaves the list, an untouched one does not', () => {
    expect(isKept(cardState(after({ type: 'note', id: 'a', note: 'half a sen' }), 'a'))).toBe(true);
    expect(isKept(cardState(after({ type: 'note', id: 'a', note: '  ' }), 'a'))).toBe(false);
  });
});
