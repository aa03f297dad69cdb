/** Public: the syntax tree of a rules file, for tools that read or modify rules. */
export type { Span } from '../errors.ts';
export { parseRules } from './parser.ts';
export * from './tree.ts';
