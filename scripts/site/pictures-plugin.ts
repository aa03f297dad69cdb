import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { pictureTableOf } from './picture-table.ts';

const VIRTUAL_ID = 'virtual:picture-table';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/** Provides the browser with the part of the picture manifest that it needs. */
export function picturesPlugin(manifestFile: string): Plugin {
  return {
    name: 'picture-table',
    resolveId: { filter: { id: /^virtual:picture-table$/ }, handler: () => RESOLVED_ID },
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
