import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './overrides.ts';
import { DARK, LIGHT, type SchemeTokens } from './tokens.ts';
import { typography } from './typography.ts';

/** Declares to Material UI's types the site's own colours and its CSS variables. */
type SchemePalette = ReturnType<typeof paletteOf>['scheme'];

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

function paletteOf(tokens: SchemeTokens) {
  const { ice, lineStrong, night, onNight, onNightMuted, focusOnNight } = tokens;
  return {
    primary: { main: tokens.glacier, dark: tokens.glacierDeep, contrastText: tokens.onGlacier },
    secondary: { main: tokens.vermilion, dark: tokens.vermilionDeep, contrastText: tokens.onVermilion },
    error: { main: tokens.alarm },
    warning: { main: tokens.amber },
    success: { main: tokens.moss },
    info: { main: tokens.glacier },
    text: { primary: tokens.text, secondary: tokens.textMuted },
    background: { default: tokens.paper, paper: tokens.raised },
    divider: tokens.line,
    scheme: { ice, lineStrong, night, onNight, onNightMuted, focusOnNight },
  };
}

/** CSS variables without a prefix: `--palette-primary-main`, `--palette-scheme-ice`, … */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: paletteOf(LIGHT) },
    dark: { palette: paletteOf(DARK) },
  },
  // In rem, so that larger letters get the layout of a narrower window.
  breakpoints: { unit: 'rem', step: 1, values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
  shape: { borderRadius: 4 },
  typography,
  components: componentOverrides,
});
