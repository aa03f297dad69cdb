/** How many messages and emails a sender, a network, a guide and all together may have in a day. Counted in the transaction that writes. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { DAILY_MESSAGES } from '../../../src/domain/settings.ts';
import { documentOf } from '../app.ts';
import type { MessageKeys } from './message-keys.ts';

/**
 * @returns the first limit that is reached today, undefined if one more message is allowed; `take`, which counts it;
 * and `numberOf`, which number it has today.
 */
export async function readAllowance(
  transaction: Transaction,
  keys: MessageKeys,
  counted: readonly (readonly [what: keyof typeof DAILY_MESSAGES, who: string])[],
) {
  const entries = counted.map(([what, who]) => ({
    what,
    reference: documentOf('messageLimits', keys.day(what, who)),
  }));
  const stored = await transaction.getAll(...entries.map(({ reference }) => reference));
  const numbers = new Map(
    entries.map(({ what }, index) => [what, Number(stored[index]?.get('count') ?? 0) + 1]),
  );
  const full = entries.find(({ what }) => (numbers.get(what) ?? 0) > DAILY_MESSAGES[what]);
  const more = { count: FieldValue.increment(1), erase_at: keys.dayEnds };
  return {
    full: full?.what,
    numberOf: (what: keyof typeof DAILY_MESSAGES) => numbers.get(what),
    take: (writer: Transaction) => {
      for (const { reference } of entries) writer.set(reference, more, { merge: true });
    },
  };
}
