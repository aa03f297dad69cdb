/** The directory data for a query, including a fallback without network. */
import { useState } from 'react';
import type { DirectoryPage } from '../../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import { localPath } from '../../../domain/paths.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useResponse, useResponses, type Loaded } from '../guides-data.ts';

interface ShownDirectory {
  readonly page: DirectoryPage;
  /** The query that the page belongs to. */
  readonly query: GuideQuery;
}

/**
 * The fallback for a response that could not be fetched: the overview's cards of the requested section, or
 * the list that was shown before.
 */
export type StandIn = 'section' | 'before';

export interface DirectoryState {
  readonly status: Loaded['status'];
  readonly shown: ShownDirectory | undefined;
  readonly standIn: StandIn | undefined;
  readonly retry: () => void;
}

/**
 * Returns the overview's cards of a section, with their own count, so that no further ones are offered.
 */
function savedSection(page: DirectoryPage, group: string): DirectoryPage {
  const sections = page.sections
    .filter((section) => section.group === group)
    .map((section) => ({ ...section, count: section.slugs.length }));
  return { ...page, sections, found: sections[0]?.count ?? 0 };
}

/** The response's page; while the next one is loading or unavailable, the previous data. */
export function useDirectoryPage(query: GuideQuery): DirectoryState {
  const lang = useLang();
  const { known } = useResponses();
  const addressOf = (of: GuideQuery) => localPath(`/api/guides${guideQueryString(of)}`, lang);
  const address = addressOf(query);
  const { result, retry } = useResponse(address);
  const { status } = result;
  const [last, setLast] = useState<ShownDirectory>();
  // The fallback stays while the query is retried.
  const [failed, setFailed] = useState<string>();
  if (status === 'failed' && failed !== address) setFailed(address);
  const response = status === 'ready' && result.response.kind === 'directory' ? result.response : undefined;
  if (response) {
    if (response.page !== last?.page) setLast({ page: response.page, query });
    if (failed !== undefined) setFailed(undefined);
    return { status, shown: { page: response.page, query }, standIn: undefined, retry };
  }
  if (failed !== address) return { status, shown: last, standIn: undefined, retry };
  const overview = addressOf({ ...query, profession: '', page: 1 });
  const all = query.profession === '' ? undefined : known(overview);
  if (all?.kind !== 'directory') return { status, shown: last, standIn: last && 'before', retry };
  const shown = { page: savedSection(all.page, query.profession), query: { ...query, page: 1 } };
  return { status, shown, standIn: 'section', retry };
}
