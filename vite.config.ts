import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './scripts/site/messages-plugin.ts';

const UNUSED_PRODUCTS = join(import.meta.dirname, 'src/members/firebase/unused-products.ts');

/**
 * The browser's part: the script of every page and the members' application. Modes: `production`; `rehearsal`, the
 * same for a fictitious project and domain; and `emulators` for the local emulators.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  appType: 'custom' as const,
  plugins: [react(), messagesPlugin()],
  define: { __IS_DEMO__: JSON.stringify(mode !== 'production') },
  resolve: {
    alias: {
      // Messages are compiled at build time, so the browser needs no parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      'firebase/database': UNUSED_PRODUCTS,
      'firebase/remote-config': UNUSED_PRODUCTS,
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The budgets of `scripts/site/check-budgets.ts` limit the sizes.
    chunkSizeWarningLimit: 1_000,
  },
  server: { host: '127.0.0.1' },
}));
