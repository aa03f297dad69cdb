/** Public: compiles and evaluates Firestore and Storage security rules, and reports their coverage. */
export { recordedQuestions } from '../storage-rules/recorded-questions.ts';
export { compileRuleset } from './compile.ts';
export { compileStorageRuleset } from './compile-storage.ts';
export { coverageReport, evaluatedBy } from './coverage.ts';
export { denialMessage } from './errors.ts';
export type {
  AccessBudget,
  DocumentAccess,
  QueryRequest,
  RulesIssue,
  Ruleset,
  StorageRequest,
  StorageRuleset,
  Verdict,
} from './types.ts';
