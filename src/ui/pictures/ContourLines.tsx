import { styled } from '@mui/material/styles';

/**
 * Contour lines as a background; the parent needs `isolation`. A mask, because a browser takes the largest image for the
 * page's main content.
 */
export const ContourLines = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'currentcolor',
  mask: "url('/media/contour-tile.svg') 0 0 / 640px",
  opacity: 0.07,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  ...theme.applyStyles('dark', { color: theme.vars.palette.primary.main, opacity: 0.11 }),
}));
