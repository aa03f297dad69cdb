/**
 * Runs after all other tests of this folder: they must have evaluated every expression of both rules
 * files, and fulfilled and refused every condition. Which values matter is tested by mutations (`npm run
 * mutate:rules`).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileStorageRuleset, coverageReport, recordedQuestions } from 'local-firestore/rules';
import { emulatorAddress } from '../support/emulators.ts';
import { rulesCoverage } from '../support/rules-coverage.ts';
import { RULES_BUCKET, RULES_PROJECTS } from '../support/rules-environment.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Set by `npm test`: the requests that the Storage emulator sent to its rules. */
const RECORD = process.env['STORAGE_RULES_RECORD'];

/** Prints the figures and returns the gaps. */
function gapsIn(file: string, reports: readonly unknown[]): readonly string[] {
  const { expressions, conditions, gaps } = rulesCoverage(file, reports);
  const share = Math.floor((100 * Math.max(0, expressions - gaps.length)) / expressions);
  console.log(
    `coverage of ${file}: ${share} % (${expressions} expressions evaluated, ${conditions} conditions met and refused; gaps: ${gaps.length})`,
  );
  return gaps;
}

it('firestore.rules', async () => {
  const { origin } = emulatorAddress('firestore');
  const reports = await Promise.all(
    Object.values(RULES_PROJECTS).map(async (project) => {
      const response = await fetch(`${origin}/emulator/v1/projects/${project}:ruleCoverage`);
      const json: unknown = await response.json();
      return json;
    }),
  );
  expect(gapsIn('firestore.rules', reports)).toEqual([]);
});

it.skipIf(RECORD === undefined)('storage.rules', async () => {
  const source = await readFile(path.join(ROOT, 'storage.rules'), 'utf8');
  const { ruleset } = compileStorageRuleset(source);
  if (!ruleset || RECORD === undefined) throw new Error('storage.rules does not compile');
  for (const question of recordedQuestions(await readFile(RECORD, 'utf8'))) {
    if (question.path.startsWith(`/b/${RULES_BUCKET}/`)) ruleset.checkStorage(question);
  }
  expect(gapsIn('storage.rules', [coverageReport(ruleset)])).toEqual([]);
});
