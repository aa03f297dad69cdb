import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { DESK_KEYS } from './desk-keys.ts';
import { REJECTION_REASONS } from '../card/reasons.ts';

/** Lists the keys of the list on request; shown only where a keyboard is likely. */
export function KeyboardHelp() {
  const t = useT();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const keys = [
    ['↑ ↓', t('admin.keys-move')],
    [DESK_KEYS.approve, t('admin.approve')],
    [DESK_KEYS.reject, t('admin.reject')],
    [`1–${REJECTION_REASONS.length}`, t('admin.keys-reason')],
    [DESK_KEYS.note, t('admin.keys-note')],
    [DESK_KEYS.undo, t('admin.reopen-undo')],
    [DESK_KEYS.journal, t('admin.journal')],
    ['Esc', t('admin.keys-back')],
  ] as const;
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, '@media (hover: none)': { display: 'none' } }}>
      <Button
        size="small"
        startIcon={<KeyboardOutlined />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('admin.keys')}
      </Button>
      <Typography id={listId} hidden={!isOpen} variant="body2" color="textSecondary" component="div">
        {t('admin.keys-text')}
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {keys.map(([key, does]) => (
            <li key={key}>
              <Box
                component="kbd"
                sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' }}
              >
                {key}
              </Box>{' '}
              {does}
            </li>
          ))}
        </Box>
      </Typography>
    </Box>
  );
}
