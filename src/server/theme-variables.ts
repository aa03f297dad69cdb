/** The theme's CSS variables, reduced to those that a page names. */

const USE = /var\(\s*(--[\w-]+)/gu;

function usesIn(text: string): string[] {
  return [...text.matchAll(USE)].flatMap(([, name]) => name ?? []);
}

/** Selector → custom properties, as returned by Material UI's `theme.generateStyleSheets()`. */
type StyleSheet = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** Returns a function from a text with styles to the CSS of the variables that it uses, directly or indirectly. */
export function themeVariables(sheets: readonly StyleSheet[]): (text: string) => string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  return (text) => {
    const wanted = new Set(usesIn(text));
    // Those that are added on the way are visited too.
    for (const name of wanted)
      for (const [, values] of rules) usesIn(String(values[name])).forEach((used) => wanted.add(used));
    return rules
      .map(([selector, values]) => {
        const used = Object.entries(values).filter(([name]) => wanted.has(name));
        return used.length === 0 ? '' : `${selector}{${used.map((pair) => pair.join(':')).join(';')}}`;
      })
      .join('');
  };
}
