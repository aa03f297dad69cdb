import type { Components, ComponentsPropsList, Theme } from '@mui/material/styles';
import { FORCED_COLORS, LOW_WINDOW } from './conditions.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** An entry of the header; the current one is underlined. */
    nav: true;
  }
}

const FOCUS_RING = { outline: '3px solid var(--focus-ring)', outlineOffset: 2 };

/** The style of Material UI's components: small corners, two depths, a visible focus ring. */
export const componentOverrides: Components<Theme> = {
  // What is in a `details` would inherit `content-box` from a part of the browser's own.
  MuiCssBaseline: { styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } } },
  MuiButtonBase: {
    // A script sets the class, also around a checkbox that has the focus.
    styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': FOCUS_RING } },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 20,
        textAlign: 'center',
        // In the place of `disabled`, with which a button loses the focus.
        '&[aria-disabled="true"]': { opacity: 0.6 },
      },
      sizeSmall: { paddingInline: 14, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 50, paddingInline: 26, fontSize: '1.0625rem' },
      outlined: { borderColor: 'currentcolor' },
      contained: { [FORCED_COLORS]: { border: '1px solid' } },
      // Material UI writes a zero-width space, for which browsers would load the font of rare characters.
      startIcon: { '&::before': { content: String.raw`"\a0"` } },
      endIcon: { '&::before': { content: String.raw`"\a0"` } },
    },
    variants: [
      {
        props: { variant: 'nav' },
        style: ({ theme }) => ({
          minWidth: 0,
          padding: '4px 8px',
          borderBlockEnd: '2px solid transparent',
          borderRadius: 0,
          fontWeight: 500,
          '&:hover': { color: theme.vars.palette.primary.main },
          '&[aria-current], &.is-current': { borderBlockEndColor: 'var(--accent-line)' },
          // In forced colours, transparent lines are rendered.
          [FORCED_COLORS]: { '&:not([aria-current], .is-current)': { borderBlockEndColor: 'Canvas' } },
        }),
      },
    ],
  },
  MuiLink: { styleOverrides: { underlineAlways: { textDecorationColor: 'inherit' } } },
  // The same side margins everywhere, also of the header and the footer.
  MuiContainer: {
    styleOverrides: {
      root: { paddingInline: 'var(--gutter)', maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))' },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        borderRadius: 'var(--shape-borderRadius)',
        '&:hover': { backgroundColor: theme.vars.palette.scheme.ice },
        '&[aria-current]': {
          fontWeight: 600,
          boxShadow: 'inset 3px 0 var(--accent-line)',
          // In forced colours, shadows are not rendered.
          [FORCED_COLORS]: { textDecoration: 'underline' },
        },
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      // Covers the initials; a picture that fails to load leaves them visible.
      root: {
        '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
      },
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
        fontWeight: 600,
        // The descenders of Georgian initials stay inside the circle.
        lineHeight: 1.4,
      }),
    },
  },
  // In dark mode Material UI would make raised surfaces grey; here they have their own colour.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        // On a phone the full width is needed for the text.
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      }),
    },
  },
  // Title and buttons scroll with the content if they would leave no room for it.
  MuiDialogContent: {
    styleOverrides: { root: { [LOW_WINDOW]: { flex: 'none', overflowY: 'visible' } } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '8px 16px 16px', flexWrap: 'wrap', gap: 8 } },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--shape-borderRadius)',
        height: 'auto',
        minHeight: 28,
        '&.MuiChip-clickable': { '@media (pointer: coarse)': { minHeight: 44 } },
      },
      label: { paddingBlock: 3, overflowWrap: 'anywhere', whiteSpace: 'normal' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        overflowWrap: 'anywhere',
        // The row of tabs would cut off an outer focus ring.
        '&:focus-visible': { outlineOffset: -3 },
        '&.Mui-selected': { [FORCED_COLORS]: { textDecoration: 'underline 2px' } },
      },
    },
  },
  MuiSlider: { styleOverrides: { thumb: { '&.Mui-focusVisible': FOCUS_RING } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { [FORCED_COLORS]: { border: '1px solid' } },
      bar: {
        [FORCED_COLORS]: { backgroundColor: 'Highlight' },
        // The bar does not move (`base.css`).
        '@media (prefers-reduced-motion: reduce)': { insetInline: 0, opacity: 0.5 },
      },
    },
  },
  // Controls are at least as high as a finger is wide.
  MuiIconButton: { styleOverrides: { sizeMedium: { minWidth: 44, minHeight: 44 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ color: vars.palette.text.primary, fontWeight: 600 }),
    },
  },
  // The box is next to the first of several lines.
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44, alignItems: 'flex-start' }, label: { paddingBlock: 10 } },
  },
  MuiInputBase: {
    styleOverrides: {
      sizeSmall: { minHeight: 48 },
      // Leaves room for two lines of the label of a field that a link leads to.
      input: { scrollMarginBlockStart: '4rem' },
    },
  },
  // Above its field a long label can use a second line, and needs no script to make way for what is typed.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        position: 'static',
        maxWidth: 'none',
        marginBlockEnd: 6,
        transform: 'none',
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // Without a script there is no `Mui-focused`.
        '&:not(.Mui-focused):has(> :focus-visible)': FOCUS_RING,
        [FORCED_COLORS]: { '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight' } },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.scheme.lineStrong,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', '&.Mui-error': { fontWeight: 600 } } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        // Rendered in forced colours alone.
        border: '1px solid transparent',
        // A button that would leave too little room for the text is placed below.
        '&:has(> .MuiAlert-action > .MuiButton-root)': {
          flexWrap: 'wrap',
          '& > .MuiAlert-message': { flex: '1 1 11rem' },
        },
      },
      message: { fontSize: '1rem', lineHeight: 1.5 },
      action: { paddingBlockStart: 2 },
    },
  },
};

type Defaults = { readonly [Name in keyof ComponentsPropsList]?: Partial<ComponentsPropsList[Name]> };

export const componentDefaults = {
  MuiButtonBase: { disableRipple: true },
  MuiCssBaseline: { enableColorScheme: true },
  MuiButton: { disableElevation: true },
  MuiCard: { variant: 'outlined' },
  // The theme has one width of pages.
  MuiContainer: { disableGutters: true, maxWidth: false },
  MuiPaper: { elevation: 0 },
  MuiToolbar: { variant: 'dense', disableGutters: true },
  MuiDialogActions: { disableSpacing: true },
  // No headings: Material UI makes them `h6`.
  MuiTypography: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  MuiInputLabel: { shrink: true },
  MuiTextField: { fullWidth: true },
} as const satisfies Defaults;
