/** Declares to Material UI's types the site's own colours and its CSS variables. */
interface SchemePalette {
  readonly ice: string;
  readonly lineStrong: string;
  readonly night: string;
  readonly onNight: string;
  readonly onNightMuted: string;
  readonly focusOnNight: string;
}

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

export type { SchemePalette };
