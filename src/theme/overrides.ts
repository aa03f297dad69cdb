import type { Components, Theme } from '@mui/material/styles';

const FOCUS_RING = { outline: '3px solid var(--focus-ring)', outlineOffset: 2 };

/** How Material UI's parts look here: small corners, two depths, no ripple, a visible focus ring. */
export const componentOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20, textAlign: 'center' },
      sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '0.9375rem' },
      outlined: { borderColor: 'currentcolor' },
    },
  },
  // The same edges as the header, the page heads and the footer.
  MuiContainer: {
    styleOverrides: {
      root: { paddingInline: 'var(--gutter) !important' },
      maxWidthLg: { maxWidth: 'calc(var(--page-width) + 2 * var(--gutter)) !important' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
        fontWeight: 600,
        // The descenders of Georgian initials stay inside the circle.
        lineHeight: 1.4,
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 4, height: 'auto', minHeight: 28 }, label: { paddingBlock: 3 } },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 48, maxWidth: 'none' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.scheme.lineStrong,
      }),
    },
  },
  MuiAlert: { styleOverrides: { message: { fontSize: '1rem', lineHeight: 1.5 } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem', lineHeight: 1.5 } } },
};
