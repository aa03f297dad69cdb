import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LOW_WINDOW } from '../../../theme/conditions.ts';
import { STICKY_BAR } from '../../shared/toasts/ToastList.tsx';

/** The buttons of a card, at its foot. */
export function ButtonBar({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      className={STICKY_BAR}
      sx={{
        gridArea: 'bar',
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        // A line above the content it covers.
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        [LOW_WINDOW]: { position: 'static' },
      }}
    >
      {children}
    </Stack>
  );
}
