import { useEffect, useMemo, useState } from 'react';
import type { EntryCatalogue } from '../../../domain/directory/search/meant-entry.ts';
import type { FieldsWith } from '../../../domain/guide/guide-fields.ts';

/** An entry without a code, and the code it may stand for. */
export interface MeantEntry {
  readonly typed: string;
  readonly code: string;
}

/** Visitors filter by these fields, so they cannot find an entry without a code there. */
const CATALOGUES: Readonly<Partial<Record<FieldsWith<{ kind: 'list' }>, EntryCatalogue>>> = {
  languages: 'language',
  regions: 'region',
};

type FindMeant = (catalogue: EntryCatalogue, typed: string) => string | undefined;

/**
 * Returns suggestions for entries with typing errors. The catalogue words are loaded with the first entry
 * without a code; if loading fails, nothing is suggested.
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
