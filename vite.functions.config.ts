import { defineConfig } from 'vite';

/**
 * Bundles functions/src with the domain code it shares with the site into functions/lib. Packages
 * stay outside: they are installed from functions/package.json.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'functions/src/index.ts',
    outDir: 'functions/lib',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
});
