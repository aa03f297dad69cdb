/** What admins are told of the desk in the morning of a working day. Pure. */
import { tbilisiDay } from '../tbilisi-day.ts';
import { DAY_MS } from '../timestamp.ts';

/** What is missing is nothing. */
export interface DeskReport {
  readonly fresh?: number;
  readonly open?: number;
  /** The request that has waited longest, without those that wait for their guides, and its day. */
  readonly oldest?: string;
  readonly since?: string;
  readonly failed?: number;
}

const MONDAY = 1;

/** Returns undefined if there is nothing to report. @param open oldest first. */
export function deskReport(
  open: readonly { readonly id: string; readonly requested_at: Date; readonly waitsForGuide: boolean }[],
  failed: number,
  now: Date,
): DeskReport | undefined {
  const oldest = open.find(({ waitsForGuide }) => !waitsForGuide);
  if (!oldest && failed === 0) return undefined;
  const days = new Date(tbilisiDay(now)).getUTCDay() === MONDAY ? 3 : 1;
  const before = now.getTime() - days * DAY_MS;
  const fresh = open.filter(({ requested_at }) => requested_at.getTime() > before).length;
  return {
    ...(fresh > 0 && { fresh }),
    ...(oldest && { open: open.length, oldest: oldest.id, since: tbilisiDay(oldest.requested_at) }),
    ...(failed > 0 && { failed }),
  };
}
