/** The rows of a request list, and their order. Pure. */
import { cardOf, shownStatus, type DeskState, type ListName } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';

/** A row, or the bar with the undo button that replaces a decided row. */
export interface FeedRow {
  readonly joined: JoinedRequest;
  readonly isBar: boolean;
}

/** Returns whether a just-decided request stays in the list as a bar. */
export function hasBars(list: ListName): boolean {
  return list === 'pending' || list === 'found';
}

/**
 * Returns the rows of a list.
 * @param openBetween the request whose card is between the rows, as on a phone. After the last decision
 * of a list the previous card is open, and its length would hide the bars below it, so they are placed
 * above its row.
 */
export function feedRows(
  state: DeskState,
  list: ListName,
  requests: readonly JoinedRequest[],
  openBetween: JoinedRequest | undefined,
): readonly FeedRow[] {
  const rows = requests.flatMap((joined): FeedRow[] => {
    const { phase } = cardOf(state, joined.request.id);
    const row = { joined, isBar: false };
    if (!hasBars(list) || phase === 'open') return [row];
    const bar = { joined, isBar: true };
    // Search results can be opened again once they are decided.
    return list === 'pending' || phase === 'deciding' ? [bar] : [bar, row];
  });
  const at = rows.findIndex(({ joined, isBar }) => joined === openBetween && !isBar);
  const [before, open, after] = [rows.slice(0, at), rows[at], rows.slice(at + 1)];
  const isWaiting = ({ joined, isBar }: FeedRow) =>
    !isBar && shownStatus(list, joined.current, cardOf(state, joined.request.id)) === 'pending';
  if (!open || after.some(isWaiting)) return rows;
  return [...before, ...after.filter(({ isBar }) => isBar), open, ...after.filter(({ isBar }) => !isBar)];
}
