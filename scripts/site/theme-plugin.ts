import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { themeVariables, type StyleSheet } from './theme-variables.ts';

const PLACE = '<!--theme-->';

interface ThemeModule {
  readonly theme: { readonly generateStyleSheets: () => readonly StyleSheet[] };
}

async function stylesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.filter((name) => /\.(?:css|tsx?)$/u.test(name)).map((name) => readFile(join(folder, name), 'utf8')),
  );
}

/**
 * Puts the theme's variables into the page: pages without Material UI's components do not load the
 * theme, and no page waits for it to know its colours. Read once; after a change of tokens start again.
 * @param sources folder of code and styles that may name the variables.
 */
export function themePlugin(themeFile: string, sources: string): Plugin {
  return {
    name: 'theme-variables',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { theme }: ThemeModule = await import(themeFile);
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const css = themeVariables(theme.generateStyleSheets(), await stylesIn(sources));
        return html.replace(PLACE, () => `<style>${css}</style>`);
      },
    },
  };
}
