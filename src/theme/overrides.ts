import type { Components, ComponentsPropsList, Theme } from '@mui/material/styles';
import { FORCED_COLORS, LOW_WINDOW, REDUCED_MOTION } from './conditions.ts';

const SEVERITIES = ['error', 'warning', 'success', 'info'] as const;
const FOCUS_RING = { outline: '3px solid var(--focus-ring)', outlineOffset: 2 };

/** The style of Material UI's components: small corners, two depths, a visible focus ring. */
export const componentOverrides: Components<Theme> = {
  // What is in a `details` would inherit `content-box` from a part of the browser's own.
  MuiCssBaseline: { styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } } },
  MuiButtonBase: {
    styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': FOCUS_RING } },
  },
  MuiButton: {
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20, textAlign: 'center' },
      sizeSmall: { paddingInline: 14, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 50, paddingInline: 26, fontSize: '1.0625rem' },
      outlined: { borderColor: 'currentcolor' },
      contained: { [FORCED_COLORS]: { border: '1px solid' } },
    },
  },
  MuiLink: { styleOverrides: { underlineAlways: { textDecorationColor: 'inherit' } } },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: {
        marginBlockEnd: 12,
        fontSize: '0.9375rem',
        fontWeight: 600,
        '@media print': { display: 'none' },
      },
      li: { '& a': { display: 'inline-block', paddingBlock: 2 } },
    },
  },
  // The same side margins everywhere, also of the header and the footer.
  MuiContainer: {
    styleOverrides: {
      root: { paddingInline: 'var(--gutter)', maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))' },
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
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
    },
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
        minHeight: 48,
        maxWidth: 'none',
        overflowWrap: 'anywhere',
        // The row of tabs would cut off an outer focus ring.
        '&.Mui-focusVisible': { outlineOffset: -3 },
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
        [REDUCED_MOTION]: { animation: 'none', insetInline: 0, opacity: 0.5 },
      },
    },
  },
  // Controls are at least as high as a finger is wide.
  MuiIconButton: { styleOverrides: { sizeMedium: { minWidth: 44, minHeight: 44 } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  // A legend may be a sentence, so only the frame of a field shows the focus.
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ 'legend&.Mui-focused': { color: theme.vars.palette.text.secondary } }),
    },
  },
  // The box is next to the first of several lines.
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44, alignItems: 'flex-start' }, label: { paddingBlock: 10 } },
  },
  MuiInputBase: { styleOverrides: { sizeSmall: { minHeight: 44 } } },
  // On a phone labels are above their fields, where a long one can use a second line.
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: {
          '&.MuiInputLabel-outlined': {
            position: 'static',
            maxWidth: 'none',
            marginBlockEnd: 4,
            transform: 'none',
            whiteSpace: 'normal',
          },
        },
        variants: [
          {
            props: { size: 'small', variant: 'outlined', shrink: false },
            style: { transform: 'translate(14px, 10px) scale(1)' },
          },
        ],
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        [FORCED_COLORS]: { '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight' } },
      },
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.scheme.lineStrong,
        [theme.breakpoints.down('sm')]: { top: 0, '& legend': { display: 'none' } },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // A button that would leave too little room for the text is placed below.
        '&:has(> .MuiAlert-action > .MuiButton-root)': {
          flexWrap: 'wrap',
          '& > .MuiAlert-message': { flex: '1 1 11rem' },
        },
        variants: SEVERITIES.flatMap((severity) => {
          const { main } = vars.palette[severity];
          return [
            {
              props: { variant: 'standard' as const, severity },
              style: {
                border: `1px solid color-mix(in srgb, ${main} 40%, transparent)`,
                backgroundColor: `color-mix(in srgb, ${main} 8%, ${vars.palette.background.paper})`,
                color: vars.palette.text.primary,
                '& .MuiAlert-icon': { color: main, opacity: 1 },
              },
            },
            {
              // Every text colour is readable on the page colour, so the page colour is readable on it.
              props: { variant: 'filled' as const, severity },
              style: {
                backgroundColor: main,
                color: vars.palette.background.default,
                [FORCED_COLORS]: { border: '1px solid' },
              },
            },
          ];
        }),
      }),
      message: { fontSize: '1rem', lineHeight: 1.5 },
      action: { paddingBlockStart: 2, '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiSkeleton: {
    styleOverrides: { root: { [REDUCED_MOTION]: { animation: 'none' } } },
  },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem', lineHeight: 1.5 } } },
};

type Defaults = { readonly [Name in keyof ComponentsPropsList]?: Partial<ComponentsPropsList[Name]> };

/** Default properties of Material UI's components. */
export const componentDefaults = {
  MuiButtonBase: { disableRipple: true },
  MuiButton: { disableElevation: true },
  // The theme has one width of pages.
  MuiContainer: { disableGutters: true, maxWidth: false },
  MuiPaper: { elevation: 0 },
  MuiDialogActions: { disableSpacing: true },
  MuiTextField: { variant: 'outlined', fullWidth: true },
} as const satisfies Defaults;
