/** The theme's CSS variables, reduced to those that the site's own styles name. */

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

/**
 * Returns the CSS of the variables that the sources use, directly or indirectly.
 * @param sources style sheets, and code that writes styles.
 */
export function themeVariables(sheets: readonly StyleSheet[], sources: readonly string[]): string {
  const rules = rulesOf(sheets);
  const all = rules.flatMap(({ declarations }) => declarations);
  const wanted = new Set<string>();
  const queue = sources.flatMap(usesIn);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (wanted.has(name)) continue;
    wanted.add(name);
    for (const [each, value] of all) if (each === name) queue.push(...usesIn(value));
  }
  return rules
    .map(({ selector, declarations }) => {
      const used = declarations.filter(([name]) => wanted.has(name));
      return used.length === 0 ? '' : `${selector}{${used.map((pair) => pair.join(':')).join(';')}}`;
    })
    .join('');
}
