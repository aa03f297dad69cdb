import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { JournalButton } from './journal/JournalButton.tsx';

/** Title, journal and search in one row, so that the decision buttons appear high in the window. */
export function DeskHead({ search }: { readonly search: ReactNode }) {
  const t = useT();
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between' }}
    >
      <Typography variant="h1" tabIndex={-1} sx={{ flex: 'auto', fontSize: { md: '2rem' } }}>
        {t('admin.title')}
      </Typography>
      <JournalButton variant="outlined" />
      {search}
    </Stack>
  );
}
