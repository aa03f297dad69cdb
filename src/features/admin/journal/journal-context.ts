import { createContext, use } from 'react';

/** A guide whose journal is read. */
export interface JournalGuide {
  readonly guideId: string;
  readonly name: string;
}

/** Opens the journal of a guide, or of all guides without an argument. */
export type OpenJournal = (guide?: JournalGuide) => void;

export const JournalContext = createContext<OpenJournal | undefined>(undefined);

/** @throws Error outside of `JournalProvider`, which is a programming error. */
export function useOpenJournal(): OpenJournal {
  const open = use(JournalContext);
  if (!open) throw new Error('useOpenJournal must be used within a JournalProvider');
  return open;
}
