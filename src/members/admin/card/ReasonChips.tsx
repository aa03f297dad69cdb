import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Reason } from './reasons.ts';

interface ReasonChipsProps {
  readonly reasons: readonly Reason[];
  readonly onChoose: (reason: Reason) => void;
  /** Whether the keys 1, 2, … of a card also add them. */
  readonly hasKeys?: boolean;
}

/** Visual only, because `aria-keyshortcuts` announces it. Phones have no keys. */
const KEY = { display: { xs: 'none', md: 'inline' }, mr: 0.75, font: 'inherit', fontWeight: 600 } as const;

/** Common reasons, as chips to choose from. */
export function ReasonChips({ reasons, onChoose, hasKeys = false }: ReasonChipsProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {t('admin.presets')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {reasons.map((reason, index) => (
          <li key={reason.id}>
            <Chip
              variant="outlined"
              label={
                <>
                  {hasKeys ? (
                    <Box component="kbd" aria-hidden sx={KEY}>
                      {index + 1}
                    </Box>
                  ) : null}
                  {reason.name[lang]}
                </>
              }
              onClick={() => onChoose(reason)}
              {...(hasKeys ? { 'aria-keyshortcuts': String(index + 1) } : {})}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
