import type { Plugin } from 'vite';

const PLACE = '<script>/*bootstrap*/</script>';

interface BootstrapModule {
  readonly BOOTSTRAP_SCRIPT: string;
}

/** Puts the inline script of `src/app/bootstrap-script.ts` into the page, unchanged to the byte. */
export function bootstrapPlugin(file: string): Plugin {
  return {
    name: 'bootstrap-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { BOOTSTRAP_SCRIPT }: BootstrapModule = await import(file);
        return html.replace(PLACE, () => `<script>${BOOTSTRAP_SCRIPT}</script>`);
      },
    },
  };
}
