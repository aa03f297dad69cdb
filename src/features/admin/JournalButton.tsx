import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { DESK_KEYS } from './desk-keys.ts';
import { JournalDialog, type JournalOf } from './JournalDialog.tsx';

interface JournalButtonProps {
  /** The guide whose journal it opens; undefined: everybody's. */
  readonly of?: JournalOf;
  readonly variant?: 'text' | 'outlined';
}

/** Opens the journal. */
export function JournalButton({ of, variant = 'text' }: JournalButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="small"
        startIcon={<HistoryOutlined />}
        onClick={() => setOpen(true)}
        {...(of
          ? {
              'aria-label': t('admin.journal-name', { name: of.name }),
              'aria-keyshortcuts': DESK_KEYS.journal,
            }
          : {})}
      >
        {t('admin.journal')}
      </Button>
      {isOpen ? <JournalDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
