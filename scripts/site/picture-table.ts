/** Extracts from the manifest of the pictures what the browser needs. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
    colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  }),
);

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Widths of the files, ascending. */
  readonly widths: readonly number[];
  /** Widths of the portrait version for narrow screens, `NAME-portrait`, if it exists. */
  readonly portraitWidths?: readonly number[];
  /** Placeholder colour while the picture loads. */
  readonly color: string;
}

const PORTRAIT = '-portrait';

/**
 * @param source JSON text of `public/media/manifest.json`.
 * @throws when the manifest has another shape.
 */
export function pictureTableOf(source: string): Record<string, PictureFacts> {
  const manifest = manifestSchema.parse(JSON.parse(source));
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([name]) => !name.endsWith(PORTRAIT))
      .map(([name, { width, height, widths, colour }]) => {
        const portraitWidths = manifest[`${name}${PORTRAIT}`]?.widths;
        const facts = { width, height, widths, color: colour };
        return [name, portraitWidths ? { ...facts, portraitWidths } : facts];
      }),
  );
}

/** Provides the browser with this table as `virtual:picture-table`. */
export function picturesPlugin(manifestFile: string): Plugin {
  return {
    name: 'picture-table',
    resolveId: { filter: { id: /^virtual:picture-table$/ }, handler: () => '\0virtual:picture-table' },
    load: {
      filter: { id: /^\0virtual:picture-table$/ },
      async handler() {
        this.addWatchFile(manifestFile);
        const source = await readFile(manifestFile, 'utf8');
        return `export const pictureTable = ${JSON.stringify(pictureTableOf(source))};`;
      },
    },
  };
}
