/** The site's code as built by `scripts/build-site.ts` into `lib/site` (`src/server/site-files.ts`). */
declare module '#site-files' {
  // An import statement would make this file a module, which can declare no other.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const siteFiles: import('../../../src/domain/content/content.ts').SiteFiles;
}
