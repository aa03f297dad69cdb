/** Only members' pages, with their query: anybody can write a link to the sign-in. */
const MEMBERS_PAGE = /^\/(?:guide-profile|profile|admin)(?:\?[^#]{0,2000})?$/;

/** The page for which sign-in was asked, as the query names it, else the start page (specification, section 4). */
export function returnAddress(query: URLSearchParams): string {
  const next = query.get('next') ?? '';
  return MEMBERS_PAGE.test(next) ? next : '/';
}
