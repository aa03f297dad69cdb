import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useT } from '../../../i18n/use-t.ts';
import { DESK_KEYS } from '../desk/desk-keys.ts';
import type { JournalGuide } from './JournalDialog.tsx';
import { useOpenJournal } from './JournalProvider.tsx';

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
