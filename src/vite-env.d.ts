/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the site without a trailing slash, for canonical URLs. */
  readonly VITE_SITE_URL?: string;
}

/** Whether demonstration values replace those that the association has not supplied. */
declare const __IS_DEMO__: boolean;

declare module 'virtual:picture-table' {
  /** The data of a picture in `public/media` that the browser needs besides its name. */
  export interface PictureEntry {
    /** Width in pixels of the largest file. */
    readonly width: number;
    readonly height: number;
    /** Widths of the available files, smallest first: `/media/{name}-{width}.webp`. */
    readonly widths: readonly number[];
    /** Average colour, shown until the picture is loaded. */
    readonly color: string;
    /**
     * Widths of the portrait version for narrow screens, if it exists:
     * `/media/{name}-portrait-{width}.webp`.
     */
    readonly portraitWidths?: readonly number[];
  }
  export const pictureTable: Readonly<Record<string, PictureEntry>>;
}
