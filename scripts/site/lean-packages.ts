/** What makes packages smaller in the browser's code without changing what they do. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGES =
  /\/node_modules\/(?:react-router\/dist\/development\/chunk-[^/]+\.mjs|(?:react-intl|@formatjs\/intl|intl-messageformat)\/index\.js)$/u;

/**
 * The code of React Router and React Intl such that a bundler sees what nobody uses: calls without effects are marked,
 * names for developers' tools and warnings for developers are left out. 6 KiB of gzip on every page. Nor is a browser
 * asked whether it knows the language, as every one does: to answer it looks through all languages that it knows,
 * which takes a phone 60 ms.
 */
export function leanCode(code: string): string {
  return code
    .replaceAll(
      /= ((?:React\d*\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gu,
      '= /* @__PURE__ */ $1',
    )
    .replaceAll(/Intl\.\w+\.supportedLocalesOf\(([\w.]+)\)/gu, '[].concat($1)')
    .replaceAll(/^[A-Z]\w*\.displayName = "[^"]*";$/gmu, '')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}

export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: { filter: { id: PACKAGES }, handler: (code) => ({ code: leanCode(code), map: null }) },
  };
}

/** `react-intl` and a package it needs each have a copy of the same code; the file of one, for both. */
export function soleMessageFormat(): string {
  const require = createRequire(import.meta.url);
  const intl = createRequire(require.resolve('react-intl')).resolve('@formatjs/intl');
  return createRequire(intl).resolve('intl-messageformat');
}
