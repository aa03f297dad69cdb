import type { Plugin } from 'vite';

const PLACE = '<!--bootstrap-->';

interface BootstrapModule {
  readonly BOOTSTRAP_SCRIPT: string;
}

/** Inserts the inline script of `src/app/bootstrap-script.ts` into the page, byte for byte. */
export function bootstrapPlugin(file: string): Plugin {
  return {
    name: 'bootstrap-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { BOOTSTRAP_SCRIPT }: BootstrapModule = await import(file);
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return html.replace(PLACE, () => `<script>${BOOTSTRAP_SCRIPT}</script>`);
      },
    },
  };
}
