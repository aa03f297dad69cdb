import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const FACTS = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(9rem, 1fr))',
    sm: 'repeat(auto-fill, minmax(11rem, 1fr))',
  },
  '& dd': { overflowWrap: 'anywhere' },
  // A long text has a row of its own.
  '& > :has(p)': { gridColumn: '1 / -1' },
} as const;

/** Short facts beside one another. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={FACTS}>
      {children}
    </Box>
  );
}

/** An entry of a list of facts (`dl`). */
export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}
