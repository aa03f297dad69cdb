import { useEffect, useMemo, useState } from 'react';
import type { EntryCatalogue } from '../../../domain/directory/search/meant-entry.ts';
import type { FieldsWith } from '../../../domain/guide/guide-fields.ts';

/** An entry that no catalogue has, and the code it may have been meant for. */
export interface MeantEntry {
  readonly typed: string;
  readonly code: string;
}

/** Visitors filter by these: an entry without a code is not found there. */
const CATALOGUES: Readonly<Partial<Record<FieldsWith<{ kind: 'list' }>, EntryCatalogue>>> = {
  languages: 'language',
  regions: 'region',
};

type FindMeant = (catalogue: EntryCatalogue, typed: string) => string | undefined;

/**
 * What was meant by entries of a list that have a typing error. The words of the catalogues are fetched with the first
 * entry that has no code; where they cannot be, nothing is said.
 * @param unknown entries without a code.
 */
export function useMeantEntries(
  name: FieldsWith<{ kind: 'list' }>,
  unknown: readonly string[],
): readonly MeantEntry[] {
  const catalogue = CATALOGUES[name];
  const [find, setFind] = useState<FindMeant>();
  const isWanted = catalogue !== undefined && unknown.length > 0 && !find;
  useEffect(() => {
    if (!isWanted) return;
    import('../../../domain/directory/search/meant-entry.ts').then(
      ({ meantEntry }) => setFind(() => meantEntry),
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(() => {
    if (!catalogue || !find) return [];
    return unknown.flatMap((typed) => {
      const code = find(catalogue, typed);
      return code === undefined ? [] : { typed, code };
    });
  }, [catalogue, find, unknown]);
}
