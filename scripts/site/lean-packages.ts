/** Reduces the size of packages in the browser bundle without changing their behaviour. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGES =
  /\/node_modules\/(?:react-router\/dist\/development\/chunk-[^/]+\.mjs|(?:react-intl|@formatjs\/intl|intl-messageformat)\/index\.js)$/u;

/**
 * Transforms the code of React Router and React Intl so that a bundler can remove unused parts: calls
 * without side effects are marked; names and warnings for developers are removed. This saves 6 KiB of
 * gzip on every page. The check whether the browser supports the language is also removed: every browser
 * does, and the check takes 60 ms on a phone because it enumerates all supported languages.
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

/** Modules that packages import for what the site does not use, and the code that takes their place. */
const UNUSED: Readonly<Record<string, string>> = {
  // For a feature of emotion; includes a copy of `react-is`.
  'hoist-non-react-statics': 'export default (target) => target;',
  // reactfire imports both services in its only entry file: 45 KiB.
  'firebase/database': unusedService([
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ]),
  'members/firebase/remote-config': unusedService([
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ]),
};
const UNUSED_ID = '\0unused:';

function unusedService(names: readonly string[]): string {
  const exported = names.map((name) => `unused as ${name}`).join(', ');
  return `function unused() { throw new Error('This service is not part of the site'); }\nexport { ${exported} };`;
}

export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return id in UNUSED ? `${UNUSED_ID}${id}` : undefined;
    },
    load(id) {
      return id.startsWith(UNUSED_ID) ? UNUSED[id.slice(UNUSED_ID.length)] : undefined;
    },
    transform: { filter: { id: PACKAGES }, handler: (code) => ({ code: leanCode(code), map: null }) },
  };
}

/**
 * `react-intl` and one of its dependencies each bundle a copy of the same code; returns one file for
 * both.
 */
export function soleMessageFormat(): string {
  const require = createRequire(import.meta.url);
  const intl = createRequire(require.resolve('react-intl')).resolve('@formatjs/intl');
  return createRequire(intl).resolve('intl-messageformat');
}
