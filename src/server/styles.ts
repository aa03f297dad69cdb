/** The style sheets of the public pages, in the order of the cascade: theme, shared parts, islands, pages. */
const sheets = [
  import.meta.glob<string>('../theme/*.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>('../ui/**/*.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>('../islands/**/*.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>('../pages/**/*.css', { query: '?inline', import: 'default', eager: true }),
];

export const STYLES = sheets.flatMap((group) => Object.values(group)).join('');
