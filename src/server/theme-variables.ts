/** The theme's CSS variables, reduced to those that a page names. */

const USE = /var\(\s*(--[\w-]+)/gu;

function usesIn(text: string): string[] {
  return [...text.matchAll(USE)].flatMap(([, name]) => name ?? []);
}

/** Selector → custom properties, as returned by Material UI's `theme.generateStyleSheets()`. */
export type StyleSheet = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

function rulesOf(sheets: readonly StyleSheet[]): Rule[] {
  return sheets.flatMap((sheet) =>
    Object.entries(sheet).map(([selector, rule]) => ({
      selector,
      declarations: Object.entries(isRecord(rule) ? rule : {}).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
      ),
    })),
  );
}

/** What a variable refers to, in any rule. */
function referencesOf(rules: readonly Rule[]): ReadonlyMap<string, readonly string[]> {
  const references = new Map<string, string[]>();
  for (const [name, value] of rules.flatMap(({ declarations }) => declarations))
    references.set(name, [...(references.get(name) ?? []), ...usesIn(value)]);
  return references;
}

/** Returns a function from a text with styles to the CSS of the variables that it uses, directly or indirectly. */
export function themeVariables(sheets: readonly StyleSheet[]): (text: string) => string {
  const rules = rulesOf(sheets);
  const references = referencesOf(rules);
  return (text) => {
    const wanted = new Set<string>();
    const queue = usesIn(text);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      queue.push(...(references.get(name) ?? []));
    }
    return rules
      .map(({ selector, declarations }) => {
        const used = declarations.filter(([name]) => wanted.has(name));
        return used.length === 0 ? '' : `${selector}{${used.map((pair) => pair.join(':')).join(';')}}`;
      })
      .join('');
  };
}
