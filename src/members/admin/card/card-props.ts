import type { RefObject } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import type { SeenProfile } from '../../../domain/verification/seen-profile.ts';
import type { CardShortcuts } from '../desk/desk-keys.ts';
import type { CardState, DeskRequest } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import type { OpenedStep } from './reason/DecidedDialog.tsx';
import type { DecideInput, DeskActions, ReopenInput, RevokeInput } from '../desk/use-desk.ts';

/**
 * The card's callbacks; promises resolve to whether the action succeeded. Referentially stable, because
 * otherwise every card would re-render at every keystroke.
 */
export interface CardActions extends Pick<DeskActions, 'setEnd'> {
  readonly focus: (request: DeskRequest) => void;
  /** The admin has viewed the card of a renewal. */
  readonly view: (requestId: string, seen: SeenProfile) => void;
  readonly note: (request: DeskRequest, note: string) => void;
  readonly dismiss: (requestId: string) => void;
  /** Opens the dialog of an action on a decided request. */
  readonly openStep: (opened: OpenedStep) => void;
  readonly decide: (input: DecideInput) => void;
  /** Resolves to whether it succeeded. */
  readonly revoke: (request: DeskRequest, input: RevokeInput) => Promise<boolean>;
  /** Resolves to whether it succeeded. */
  readonly reopen: (input: ReopenInput) => Promise<boolean>;
}

export interface RequestCardProps extends JoinedRequest {
  /** The status that the request is shown under. */
  readonly status: RequestStatus;
  readonly card: CardState;
  /** When the list was opened, in ms since 1970. */
  readonly now: number;
  readonly actions: CardActions;
  /** Where the open card stores the shortcuts that also work on its row. */
  readonly shortcuts: RefObject<CardShortcuts | null>;
  /** When any card of the list was last decided, in the time of `performance.now()`. */
  readonly decidedAt: RefObject<number>;
  /**
   * When a card of the list last opened, or the focus last moved, without a user action, in the time of
   * `performance.now()`.
   */
  readonly turnedAt: RefObject<number>;
}
