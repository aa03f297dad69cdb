/**
 * Colours of the site. Light: snow and paper, granite for text, one deep glacier blue for structure,
 * one vermilion accent for the most important action. Dark: the mountain at night. Text pairs keep
 * 4.5:1 (WCAG 1.4.3); `tokens.test.ts` computes it.
 */
export const LIGHT = {
  /** The page. */
  paper: '#f7f7f3',
  /** Raised surfaces: cards, menus, dialogs. */
  raised: '#ffffff',
  /** Bands that separate a section. */
  ice: '#e9eef0',
  text: '#1c252b',
  textMuted: '#4a5861',
  line: '#d3d9db',
  lineStrong: '#7b8a93',
  glacier: '#0d4f78',
  glacierDeep: '#083a5a',
  onGlacier: '#ffffff',
  vermilion: '#c13a10',
  vermilionDeep: '#9c2d0b',
  onVermilion: '#ffffff',
  /** Dark bands of both schemes: footer, closing call. */
  night: '#10222f',
  onNight: '#eef3f5',
  onNightMuted: '#b3c3cd',
  focusOnNight: '#ffd9c7',
  moss: '#2f6b3a',
  amber: '#8a5300',
  alarm: '#b3261e',
};

export type SchemeTokens = Readonly<Record<keyof typeof LIGHT, string>>;

export const DARK: SchemeTokens = {
  paper: '#0a1622',
  raised: '#132431',
  ice: '#0e1e2c',
  text: '#e6edf1',
  textMuted: '#a8b8c2',
  line: '#263b4b',
  lineStrong: '#6f828e',
  glacier: '#8cc6ea',
  glacierDeep: '#b4dcf5',
  onGlacier: '#06202f',
  vermilion: '#ff8e63',
  vermilionDeep: '#ffae8e',
  onVermilion: '#2a0d02',
  night: '#060e16',
  onNight: '#e6edf1',
  onNightMuted: '#a8b8c2',
  focusOnNight: '#ffd9c7',
  moss: '#86c98f',
  amber: '#e6b45c',
  alarm: '#ff9d92',
};
