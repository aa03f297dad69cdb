import type { ThemeOptions } from '@mui/material/styles';

/**
 * One variable face for both scripts. Georgian is taller and wider than Latin and has no
 * capitals: line heights suit it, nothing is upper-cased, hierarchy is by size and weight.
 */
const FONT_FAMILY =
  "'Google Sans Variable', 'Google Sans Fallback', 'Noto Sans Georgian', 'DejaVu Sans', system-ui, sans-serif";

const heading = {
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  breakAfter: 'avoid',
  '&:lang(ka)': { lineHeight: 1.4 },
} as const;

export const typography = {
  fontFamily: FONT_FAMILY,
  fontWeightBold: 650,
  h1: {
    ...heading,
    fontSize: 'min(clamp(1.875rem, 1.35rem + 2.2vw, 3rem), var(--h1-most))',
    lineHeight: 1.2,
  },
  h2: { ...heading, fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)' },
  h3: { ...heading, fontSize: '1.3125rem', lineHeight: 1.4 },
  h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.4 },
  h6: { ...heading, fontSize: '1rem', lineHeight: 1.45 },
  subtitle1: { fontSize: '1.1875rem', lineHeight: 1.6 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
  caption: { fontSize: '0.875rem', lineHeight: 1.5 },
} as const satisfies ThemeOptions['typography'];
