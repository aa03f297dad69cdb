import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './overrides.ts';
import { DARK, LIGHT } from './tokens.ts';
import { typography } from './typography.ts';

/** Declares to Material UI's types the site's own colours and its CSS variables. */
type SchemePalette = (typeof LIGHT)['scheme'];

declare module '@mui/material/styles' {
  interface Palette {
    scheme: SchemePalette;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteOptions {
    scheme?: SchemePalette;
  }
}

/** Text on filled parts has the contrast of every text (WCAG 1.4.3). */
const contrastThreshold = 4.5;

/** CSS variables without a prefix: `--palette-primary-main`, `--palette-scheme-ice`, … */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: { ...LIGHT, contrastThreshold } },
    dark: { palette: { ...DARK, contrastThreshold } },
  },
  // In rem, so that larger letters get the layout of a narrower window.
  breakpoints: { unit: 'rem', step: 1, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
  shape: { borderRadius: 4 },
  typography,
  components: componentOverrides,
});
