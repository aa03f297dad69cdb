import { useState, type ReactNode } from 'react';
import { JournalContext, type JournalGuide } from './journal-context.ts';
import { JournalDialog } from './JournalDialog.tsx';

type Opened = { readonly guide: JournalGuide | undefined } | undefined;

/** Renders the journal dialog once, for all buttons and keys that open it. */
export function JournalProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const [openJournal] = useState(() => (guide?: JournalGuide) => setOpened({ guide }));
  return (
    <JournalContext value={openJournal}>
      {children}
      {opened ? <JournalDialog guide={opened.guide} onClose={() => setOpened(undefined)} /> : null}
    </JournalContext>
  );
}
