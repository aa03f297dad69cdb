/**
 * Tests the confirmation before a role is granted; the command itself is tested in
 * tests/functions/accounts.test.ts.
 */
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from './admin-role.ts';

/** Returns what is shown at a terminal, and the result for this answer. */
async function asked(answer: string): Promise<{ shown: string; isYes: boolean }> {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  input.end(`${answer}\n`);
  const isYes = await confirm('Go on?', { input, output });
  return { shown: String(output.read()), isYes };
}

it.each(['y', 'Y', 'yes', ' yes '])('takes %j for a yes', async (answer) => {
  const { shown, isYes } = await asked(answer);
  expect(shown).toContain('Go on? [y/N]');
  expect(isYes).toBe(true);
});

it.each(['', 'n', 'no', 'yesterday', 'oui'])('takes %j for a no', async (answer) => {
  expect((await asked(answer)).isYes).toBe(false);
});

it('does not ask when there is no terminal', async () => {
  const nowhere = { input: new PassThrough(), output: new PassThrough() };
  await expect(confirm('Go on?', nowhere)).rejects.toThrow('--yes');
});
