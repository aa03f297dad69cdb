/**
 * Colours of the site, as palettes of Material UI. Light: snow and paper, granite for text, one deep glacier blue for
 * structure, one vermilion accent for the most important action. Dark: the mountain at night. Text pairs keep 4.5:1
 * (WCAG 1.4.3); `tokens.test.ts` computes it.
 */
export const LIGHT = {
  primary: { main: '#0d4f78', dark: '#083a5a', contrastText: '#ffffff' },
  secondary: { main: '#c13a10', dark: '#9c2d0b', contrastText: '#ffffff' },
  info: { main: '#0d4f78' },
  success: { main: '#2f6b3a' },
  warning: { main: '#8a5300' },
  error: { main: '#b3261e' },
  text: { primary: '#1c252b', secondary: '#4a5861' },
  /** The page, and raised surfaces: cards, menus, dialogs. */
  background: { default: '#f7f7f3', paper: '#ffffff' },
  divider: '#d3d9db',
  scheme: {
    /** Bands that separate a section. */
    ice: '#e9eef0',
    lineStrong: '#7b8a93',
    /** Dark bands of both schemes: footer, closing call. */
    night: '#10222f',
    onNight: '#eef3f5',
    onNightMuted: '#b3c3cd',
    focusOnNight: '#ffd9c7',
  },
};

export const DARK: typeof LIGHT = {
  primary: { main: '#8cc6ea', dark: '#b4dcf5', contrastText: '#06202f' },
  secondary: { main: '#ff8e63', dark: '#ffae8e', contrastText: '#2a0d02' },
  info: { main: '#8cc6ea' },
  success: { main: '#86c98f' },
  warning: { main: '#e6b45c' },
  error: { main: '#ff9d92' },
  text: { primary: '#e6edf1', secondary: '#a8b8c2' },
  background: { default: '#0a1622', paper: '#132431' },
  divider: '#263b4b',
  scheme: {
    ice: '#0e1e2c',
    lineStrong: '#6f828e',
    night: '#060e16',
    onNight: '#e6edf1',
    onNightMuted: '#a8b8c2',
    focusOnNight: '#ffd9c7',
  },
};
