import { createContext, use, useState, type ReactNode } from 'react';
import { JournalDialog, type JournalGuide } from './JournalDialog.tsx';

/** Opens the journal of a guide, or of all guides without an argument. */
type OpenJournal = (guide?: JournalGuide) => void;

const JournalContext = createContext<OpenJournal | undefined>(undefined);

/** @throws Error outside of `JournalProvider`, which is a programming error. */
export function useOpenJournal(): OpenJournal {
  const open = use(JournalContext);
  if (!open) throw new Error('useOpenJournal must be used within a JournalProvider');
  return open;
}

/** Renders the journal dialog once, for all buttons and keys that open it. */
export function JournalProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly guide: JournalGuide | undefined }>();
  const [openJournal] = useState(() => (guide?: JournalGuide) => setOpened({ guide }));
  return (
    <JournalContext value={openJournal}>
      {children}
      {opened ? <JournalDialog guide={opened.guide} onClose={() => setOpened(undefined)} /> : null}
    </JournalContext>
  );
}
