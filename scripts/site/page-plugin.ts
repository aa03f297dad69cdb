import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BOOTSTRAP_SCRIPT } from '../../src/islands/frame/bootstrap-script.ts';
import { policyMeta } from '../../src/domain/policy-meta.ts';
import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { readSiteEnvironment } from '../hosting/site-environment.ts';
import { themeVariables, type StyleSheet } from './theme-variables.ts';

interface ThemeModule {
  readonly theme: { readonly generateStyleSheets: () => readonly StyleSheet[] };
}

async function themeStyle(sources: string): Promise<string> {
  // Not with this file: what only reads the configuration needs no Material UI.
  const { theme }: ThemeModule = await import(join(sources, 'theme/theme.ts'));
  const names = await readdir(sources, { recursive: true });
  const texts = names
    .filter((name) => /\.(?:css|tsx?)$/u.test(name))
    .map((name) => readFile(join(sources, name), 'utf8'));
  return `<style>${themeVariables(theme.generateStyleSheets(), await Promise.all(texts))}</style>`;
}

/**
 * Fills the places of `index.html`: the inline script, byte for byte as its hash in the policy; the theme's CSS
 * variables, so that no page waits for its colours (read once: restart after changing tokens); and in a build the
 * policy, which Vite's development server does not keep.
 * @param sources folder of code and styles that may use the variables.
 * @throws when the environment of a build is incomplete; lists what is missing.
 */
export function pagePlugin(mode: string, sources: string): Plugin {
  let isBuild = false;
  return {
    name: 'page',
    config(_config, { command }) {
      isBuild = command === 'build';
      if (isBuild) readSiteEnvironment(mode);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const filled = {
          '<!--policy-->': isBuild ? policyMeta(contentSecurityPolicy(readSiteEnvironment(mode))) : '',
          '<!--bootstrap-->': `<script>${BOOTSTRAP_SCRIPT}</script>`,
          '<!--theme-->': await themeStyle(sources),
        };
        return Object.entries(filled).reduce((text, [place, content]) => {
          if (!text.includes(place)) throw new Error(`index.html has no ${place}`);
          return text.replace(place, () => content);
        }, html);
      },
    },
  };
}
