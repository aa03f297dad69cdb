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
 * Inserts the theme's CSS variables into the page, so that pages without Material UI components need not
 * load the theme, and no page waits for its colours. Read once: restart after changing tokens.
 * @param sources folder of code and styles that may use the variables.
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
