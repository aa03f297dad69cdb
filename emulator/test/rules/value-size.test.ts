/** Rules that let a value grow with every line end soon, as an error that denies. */
import { expect, test } from 'vitest';
import { check, compiled, firestoreRules } from '../support/rules.ts';

/** `g(x)` makes `step` of its argument ten times. */
const growing = (step: (name: string) => string): string => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'h', 'i', 'j', 'k'];
  const lets = names.map((name, at) => `let ${name} = ${step(at === 0 ? 'x' : (names[at - 1] ?? ''))};`);
  return `function g(x) { ${lets.join(' ')} return k; }`;
};

test.each([
  ['a text added to itself', (name: string) => `${name} + ${name}`, "'text'"],
  ['a text replaced by a longer one', (name: string) => `${name}.replace('t', '${'t'.repeat(64)}')`, "'t'"],
  ['a list joined to itself', (name: string) => `${name}.concat(${name})`, '[1, 2, 3]'],
  ['a list of lists', (name: string) => `[${name}, ${name}]`, '1'],
  ['a map of maps', (name: string) => `{'a': ${name}, 'b': ${name}}`, '1'],
])('%s', (_, step, start) => {
  const condition = `g(g(g(${start}))) == g(g(g(${start})))`;
  const rules = compiled(
    firestoreRules(`${growing(step)} match /docs/{id} { allow get: if ${condition}; allow list: if true; }`),
  );
  const { allowed, reasons } = check(rules);
  expect(allowed).toBe(false);
  expect(reasons.join()).toContain('larger than rules may make it');
});

test('what a document can hold is not too large', () => {
  const rules = compiled(
    firestoreRules(
      `match /docs/{id} { allow create: if [request.resource.data, request.resource.data].size() == 2
        && (request.resource.data.text + 'x').size() > 1000000; }`,
    ),
  );
  expect(check(rules, { method: 'create', after: { text: 'x'.repeat(1_040_000) } }).allowed).toBe(true);
});
