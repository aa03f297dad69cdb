/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the site without a slash at the end, for canonical addresses. */
  readonly VITE_SITE_URL?: string;
}

/** The day of the build as `YYYY-MM-DD`, the same for the server's and the browser's code. */
declare const __BUILD_DAY__: string;

/** Whether values of the demonstration stand in for those that the association has not supplied. */
declare const __IS_DEMO__: boolean;

declare module 'virtual:picture-table' {
  /** What the browser must know about a picture of `public/media` beyond its name. */
  export interface PictureEntry {
    /** Pixels of the largest file. */
    readonly width: number;
    readonly height: number;
    /** Widths of the files on offer, smallest first: `/media/{name}-{width}.webp`. */
    readonly widths: readonly number[];
    /** Average colour, shown until the picture is there. */
    readonly color: string;
    /** Widths of the upright version for narrow screens, where there is one: `/media/{name}-portrait-{width}.webp`. */
    readonly portraitWidths?: readonly number[];
  }
  export const pictureTable: Readonly<Record<string, PictureEntry>>;
}
