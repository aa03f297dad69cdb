/** Tells Material UI's types about the colours that only this site has, and that it has CSS variables. */
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
