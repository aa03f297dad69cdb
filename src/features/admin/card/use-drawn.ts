import { useState } from 'react';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import { changedSinceSeen, type SeenProfile } from '../../../domain/verification/seen-profile.ts';

interface Drawn {
  /** What the admin has read; undefined when there is no profile. */
  readonly drawn: SeenProfile | undefined;
  /** What the guide changed since the card was opened. */
  readonly changed: readonly GuideFieldName[];
  /** Whether the admin has been asked about all changes. */
  readonly isAsked: boolean;
  /** Marks the current values as read; returns whether any of them were new. */
  readonly ask: () => boolean;
}

/** Tracks what an open card showed first, and what has changed since. @param now the current values. */
export function useDrawn(now: SeenProfile | undefined): Drawn {
  const [drawn, setDrawn] = useState(now);
  const [asked, setAsked] = useState<readonly GuideFieldName[]>([]);
  const unread = drawn && now ? changedSinceSeen(drawn, now) : [];
  return {
    drawn: drawn ?? now,
    changed: [...new Set([...asked, ...unread])],
    isAsked: unread.length === 0 && asked.length > 0,
    ask: () => {
      setDrawn(now);
      if (unread.length === 0) return false;
      setAsked([...new Set([...asked, ...unread])]);
      return true;
    },
  };
}
