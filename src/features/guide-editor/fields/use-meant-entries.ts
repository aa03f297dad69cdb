import { useState } from 'react';
import { useAsync } from '../../../browser/use-async.ts';
import type { FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { entriesWithoutCode, isSearchedList, meantEntries, type MeantEntry } from './meant-entries.ts';

/** Returns the entries of a list that look like typing errors, with the code that each may stand for. */
export function useMeantEntries(
  name: FieldsWith<{ kind: 'list' }>,
  entries: readonly string[],
): readonly MeantEntry[] {
  const [meant, setMeant] = useState<readonly MeantEntry[]>([]);
  const find = async (of: readonly string[]) =>
    isSearchedList(name) ? meantEntries(name, entriesWithoutCode(name, of)) : [];
  useAsync(isSearchedList(name) ? entries : undefined, find, setMeant);
  // While the next ones are looked up, those that are still in the list.
  return meant.filter(({ typed }) => entries.includes(typed));
}
