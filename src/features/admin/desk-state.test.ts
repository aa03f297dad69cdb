import { describe, expect, test } from 'vitest';
import {
  cardState,
  deskReducer,
  isKept,
  KEPT_DECIDED,
  keptRequests,
  lastDecided,
  type DeskAction,
  type DeskRequest,
  type DeskState,
} from './desk-state.ts';

function request(id: string): DeskRequest {
  return { id, data: { user_id: `guide-${id}`, status: 'pending', requested_at: new Date(0) } };
}

function after(...actions: readonly DeskAction[]): DeskState {
  return actions.reduce<DeskState>(deskReducer, new Map());
}

describe('the cards of the desk', () => {
  test('a decision is shown at once, and stays while its request leaves the list', () => {
    const sent = after({ type: 'send', request: request('a'), decision: 'approved' });
    expect(cardState(sent, 'a')).toMatchObject({ phase: 'sending', decision: 'approved' });
    expect(keptRequests(sent)).toEqual([request('a')]);
    const confirmed = deskReducer(sent, { type: 'confirm', id: 'a' });
    expect(cardState(confirmed, 'a')).toMatchObject({ phase: 'decided', decision: 'approved' });
  });

  test('a failed decision rolls the card back and keeps the note', () => {
    const state = after(
      { type: 'note', request: request('a'), note: 'Please add a picture' },
      { type: 'send', request: request('a'), decision: 'rejected' },
      { type: 'fail', id: 'a', problem: 'errors.timeout' },
    );
    expect(cardState(state, 'a')).toEqual({
      request: request('a'),
      note: 'Please add a picture',
      phase: 'idle',
      problem: 'errors.timeout',
    });
    const again = deskReducer(state, { type: 'send', request: request('a'), decision: 'rejected' });
    expect(cardState(again, 'a').problem).toBeUndefined();
  });

  test('a late click keeps the note and tells who was first', () => {
    const state = after(
      { type: 'note', request: request('a'), note: 'x' },
      { type: 'send', request: request('a'), decision: 'rejected' },
      { type: 'late', id: 'a', status: 'approved', name: 'Nana' },
    );
    expect(cardState(state, 'a')).toMatchObject({
      note: 'x',
      phase: 'idle',
      takenBy: { status: 'approved', name: 'Nana' },
    });
    expect(isKept(cardState(state, 'a'))).toBe(true);
    expect(isKept(cardState(deskReducer(state, { type: 'dismiss', id: 'a' }), 'a'))).toBe(false);
  });

  test('only the last decided cards stay for an undo', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const state = after(
      ...ids.flatMap((id): DeskAction[] => [
        { type: 'send', request: request(id), decision: 'approved' },
        { type: 'confirm', id },
      ]),
    );
    expect([...state.keys()]).toEqual(ids.slice(-KEPT_DECIDED));
    expect(lastDecided(state)).toBe('e');
    expect(lastDecided(deskReducer(state, { type: 'reopen', id: 'e' }))).toBe('d');
  });

  test('a card with a note stays when its request leaves the list, an untouched one does not', () => {
    expect(isKept(cardState(after({ type: 'note', request: request('a'), note: 'half a sen' }), 'a'))).toBe(
      true,
    );
    expect(isKept(cardState(after({ type: 'note', request: request('a'), note: '  ' }), 'a'))).toBe(false);
  });
});
