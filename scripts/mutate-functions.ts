/**
 * `npm run mutate:functions [-- WORD]`: drops or turns round each guard of the decisions, and each condition
 * of what is kept how long and under which consent, in turn and runs its tests, one run per mutant. The exit code is 1 when a mutant survives that is not listed below.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './emulators/suite-environment.ts';
import { sourceMutants } from './mutation/source-mutants.ts';

interface Target {
  readonly file: string;
  /** The whole file by default. */
  readonly functions?: readonly string[];
  readonly tests: readonly string[];
}

const DECISION = [
  'src/domain/verification/verification.test.ts',
  'functions/src/guards.test.ts',
  'functions/src/verification/decide.test.ts',
  'functions/src/verification/decision-email.test.ts',
  'functions/src/membership/numbers.test.ts',
  'functions/src/membership/remind-of-ends.test.ts',
];
const REOPEN_AND_REVOKE = [
  'src/domain/verification/verification.test.ts',
  'functions/src/verification/reopen-and-revoke.test.ts',
  'functions/src/verification/end-memberships.test.ts',
];
const MEMBERSHIP = [
  'functions/src/membership/numbers.test.ts',
  'functions/src/verification/end-memberships.test.ts',
  'functions/src/verification/decision-email.test.ts',
];
const TARGETS: readonly Target[] = [
  {
    file: 'src/domain/verification/verification.ts',
    functions: ['refusalOf', 'decidedFields', 'beforeDecision', 'changedSinceApproval'],
    tests: DECISION,
  },
  {
    file: 'src/domain/guide/profile.ts',
    functions: ['splitName'],
    tests: ['src/domain/guide/profile.test.ts'],
  },
  { file: 'functions/src/guards.ts', tests: DECISION },
  { file: 'functions/src/verification/decide.ts', tests: DECISION },
  { file: 'functions/src/verification/admin-callable.ts', tests: [...DECISION, ...REOPEN_AND_REVOKE] },
  {
    file: 'functions/src/verification/change-verification.ts',
    tests: [...DECISION, ...REOPEN_AND_REVOKE],
  },
  {
    file: 'src/domain/verification/verification.ts',
    functions: ['reopenRefusalOf', 'revokedFields'],
    tests: REOPEN_AND_REVOKE,
  },
  { file: 'functions/src/verification/revoke.ts', tests: REOPEN_AND_REVOKE },
  { file: 'functions/src/verification/reopen.ts', tests: REOPEN_AND_REVOKE },
  { file: 'functions/src/membership/plan-membership.ts', tests: MEMBERSHIP },
  {
    file: 'functions/src/account/delete-my-account.ts',
    tests: ['functions/src/account/delete-my-account.test.ts'],
  },
  {
    file: 'functions/src/failed-events/failed-events.ts',
    tests: ['functions/src/failed-events/failed-events.test.ts'],
  },
  {
    file: 'functions/src/projection/public-picture.ts',
    functions: ['publishablePicture', 'planPublicPicture', 'publicPictureUrl'],
    tests: ['functions/src/projection/public-picture.test.ts'],
  },
  {
    file: 'functions/src/uploads/upload-label.ts',
    tests: ['functions/src/uploads/upload-label.test.ts'],
  },
  {
    file: 'functions/src/failed-events/for-each.ts',
    tests: ['functions/src/failed-events/for-each.test.ts'],
  },
  {
    file: 'functions/src/uploads/redraw-picture.ts',
    functions: ['redrawPicture'],
    tests: ['functions/src/uploads/redraw-picture.test.ts'],
  },
  { file: 'functions/src/transactions.ts', tests: ['functions/src/transactions.test.ts'] },
  { file: 'src/domain/verification/retention.ts', tests: ['src/domain/verification/retention.test.ts'] },
  {
    file: 'src/domain/verification/publication-consent.ts',
    tests: ['src/domain/verification/publication-consent.test.ts'],
  },
];

/** Command-line arguments: only targets whose path contains one of them. */
const wanted = process.argv.slice(2);

/** Mutants that behave like the original: file, description and reason. */
const EQUIVALENT: readonly (readonly [file: string, description: string, reason: string])[] = [
  [
    'functions/src/verification/decide.ts',
    "false instead of status === 'pending'",
    'Only called for decided requests; the condition is for the compiler.',
  ],
  [
    'functions/src/verification/change-verification.ts',
    "only action === 'approved' of action === 'approved' && profile",
    'A profile that cannot be read is not approved; the condition is for the compiler.',
  ],
  [
    'functions/src/verification/decide.ts',
    "true instead of decision === 'approved'",
    'What a rejection does to a membership does not depend on the kind of the request; the condition is for the compiler.',
  ],
  [
    'functions/src/projection/public-picture.ts',
    'only isShown of isShown && record.name !== null',
    'A record without a copy has no source; the condition is for the compiler.',
  ],
  [
    'functions/src/projection/public-picture.ts',
    'only !isListed(person) of !isListed(person) || person.avatar_url === null',
    'null is no address either; the condition is for the compiler.',
  ],
  ...['uid', 'name'].map(
    (part) =>
      [
        'functions/src/uploads/upload-label.ts',
        `only ${part} === undefined of uid === undefined || name === undefined`,
        'The pattern has both parts or none; the condition is for the compiler.',
      ] as const,
  ),
  ...[
    "only refusal || !before of refusal || !before || status === 'pending'",
    'only refusal of refusal || !before',
  ].map(
    (description) =>
      [
        'functions/src/verification/reopen.ts',
        description,
        'reopenRefusalOf() refuses these requests with the same reason; the condition is for the compiler.',
      ] as const,
  ),
  [
    'functions/src/membership/plan-membership.ts',
    'only next of next && next !== present',
    'A membership that stays is written once more as it is.',
  ],
  [
    'functions/src/membership/plan-membership.ts',
    'only next !== present of next && next !== present',
    'Only where none is stored is there no next one; the condition is for the compiler.',
  ],
  [
    'functions/src/uploads/redraw-picture.ts',
    'only type !== contentType of type === undefined || type !== contentType',
    'The decoders of every other type are blocked, so what has no known type is refused by them as well.',
  ],
  [
    'functions/src/verification/change-verification.ts',
    "only change.isRenewal of change.action === 'approved' && change.isRenewal",
    'An approval alone has the field; the condition is for the compiler.',
  ],
];

const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const CONFIG = path.join(ROOT, 'scripts/mutation/vitest.mutant.config.ts');

/** Returns whether the tests pass with the mutated source instead of the file. */
function testsPass(file: string, mutated: string, tests: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [VITEST, 'run', '--config', CONFIG, '--bail=1', ...tests], {
    cwd: ROOT,
    env: { ...process.env, MUTANT_OF: path.join(ROOT, file), MUTANT_SOURCE: mutated },
    stdio: 'ignore',
  });
  return status === 0;
}

const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
const mutated = path.join(folder, 'mutant.ts');
let [killed, survived, equivalent] = [0, 0, 0];
try {
  for (const { file, functions, tests } of TARGETS) {
    if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    writeFileSync(mutated, source);
    if (!testsPass(file, mutated, tests)) throw new Error('The tests fail without any mutant.');
    writeFileSync(mutated, "throw new Error('replaced');");
    if (testsPass(file, mutated, tests)) throw new Error(`${file} was not replaced by its mutant.`);
    for (const mutant of sourceMutants(file, source, functions)) {
      writeFileSync(mutated, mutant.source);
      if (!testsPass(file, mutated, tests)) killed += 1;
      else if (EQUIVALENT.some(([of, what]) => of === file && what === mutant.description)) equivalent += 1;
      else {
        survived += 1;
        console.log(`survived: ${file}:${mutant.line} ${mutant.description}`);
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (equivalent > 0)
  console.log(`${equivalent} equivalent mutants were left out; the reasons are in the script.`);
console.log(`${killed + survived} mutants, ${killed} killed, ${survived} survived`);
process.exitCode = survived === 0 ? 0 : 1;
