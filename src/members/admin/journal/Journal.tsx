import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { createContext, use, useState, type ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { DESK_KEYS } from '../requests/desk-keys.ts';
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

interface JournalButtonProps {
  /** Whose journal it opens; undefined for the journal of all guides. */
  readonly guide?: JournalGuide;
  /** Whether a key of the card also opens it. */
  readonly hasKey?: boolean;
  readonly variant?: 'text' | 'outlined';
}

/** Opens the journal. */
export function JournalButton({ guide, hasKey = false, variant = 'text' }: JournalButtonProps) {
  const t = useT();
  const openJournal = useOpenJournal();
  return (
    <Button
      variant={variant}
      size="small"
      startIcon={<HistoryOutlined />}
      onClick={() => openJournal(guide)}
      {...(guide ? { 'aria-label': t('admin.journal-name', { name: guide.name }) } : {})}
      {...(hasKey ? { 'aria-keyshortcuts': DESK_KEYS.journal } : {})}
    >
      {t('admin.journal')}
    </Button>
  );
}
