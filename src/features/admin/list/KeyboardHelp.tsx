import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/use-t.ts';
import { DESK_KEYS } from '../desk/desk-keys.ts';
import { REJECTION_REASONS } from '../card/reason/reasons.ts';

/** The keys of the list; shown only where a keyboard is likely. */
export function KeyboardHelp() {
  const t = useT();
  const keys = [
    ['↑ ↓', t('admin.keys-move')],
    [DESK_KEYS.approve, t('admin.approve')],
    [DESK_KEYS.reject, t('admin.reject')],
    [`1–${REJECTION_REASONS.length}`, t('admin.keys-reason')],
    [DESK_KEYS.reopen, t('admin.reopen-undo')],
    [DESK_KEYS.journal, t('admin.journal')],
    ['Esc', t('admin.keys-back')],
  ] as const;
  return (
    <Box sx={{ mb: 2, display: { xs: 'none', sm: 'block' }, '@media (hover: none)': { display: 'none' } }}>
      <Typography variant="body2" color="textSecondary" component="p" sx={{ m: 0 }} id="desk-keys">
        {t('admin.keys')}{' '}
        {keys.map(([key, does]) => (
          <Box component="span" key={key} sx={{ whiteSpace: 'nowrap', mr: 1.5, display: 'inline-block' }}>
            <Box
              component="kbd"
              sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' }}
            >
              {key}
            </Box>{' '}
            {does}
          </Box>
        ))}
      </Typography>
    </Box>
  );
}
