import { styled } from '@mui/material/styles';

/** A text and what is next to it, which stays visible while scrolling; on a narrow screen, one above the other. */
export const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  [`@media screen and (min-width: ${theme.breakpoints.values.md}rem)`]: {
    gridTemplateColumns: 'minmax(0, var(--text-width)) minmax(16rem, 22rem)',
    justifyContent: 'space-between',
    '& > :last-child': {
      position: 'sticky',
      insetBlockStart: 'calc(var(--header-cover) + 1.5rem)',
      alignSelf: 'start',
    },
  },
}));
