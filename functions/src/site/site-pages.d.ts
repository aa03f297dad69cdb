/** The site's code as built by `scripts/build-site.ts` into `lib/site` (`src/server/site-pages.ts`). */
declare module '#site-pages' {
  // An import statement would make this file a module, which can declare no other.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const sitePages: import('../../../src/domain/site/site-pages.ts').SitePages;
}
