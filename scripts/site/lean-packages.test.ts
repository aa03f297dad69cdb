import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leanCode, soleMessageFormat } from './lean-packages.ts';

const ROUTER = 'node_modules/react-router/dist/development';

it('finds the patterns it replaces in the installed packages', () => {
  const files = readdirSync(ROUTER).filter((name) => /^chunk-.*\.mjs$/u.test(name));
  const router = files.map((name) => leanCode(readFileSync(`${ROUTER}/${name}`, 'utf8'))).join('\n');
  expect(router).toContain('var Link = /* @__PURE__ */ React');
  expect(router).toContain('var ENABLE_DEV_WARNINGS = false;');
  expect(router).not.toContain('Link.displayName');
  const intl = leanCode(readFileSync('node_modules/react-intl/index.js', 'utf8'));
  expect(intl).toContain('= /* @__PURE__ */ React.memo(');
  expect(intl).toContain('= /* @__PURE__ */ createFormattedComponent(');
  for (const file of ['node_modules/@formatjs/intl/index.js', soleMessageFormat()]) {
    const lean = leanCode(readFileSync(file, 'utf8'));
    expect(lean).toContain('[].concat(locale');
    expect(lean).not.toContain('supportedLocalesOf(');
  }
});

it('returns a single copy of the code that formats messages', () => {
  expect(soleMessageFormat()).toMatch(/\/intl-messageformat\/index\.js$/u);
});
