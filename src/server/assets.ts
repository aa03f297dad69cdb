import * as z from 'zod/mini';

/** Next to the functions' copy of the site's code. */
export const ASSETS_FILE = 'assets.json';

/** The files of `/media`, to which editors may link; beside the other. */
export const MEDIA_FILE = 'media.json';
export const mediaSchema = z.array(z.string());

/** What drawn pages need to know of the build. */
export const assetsSchema = z.object({
  /** URLs of the scripts of every page, and of the members' application. */
  site: z.string(),
  members: z.string(),
  /** Files of the application by language and path (`ka/profile`), so that they load in parallel. */
  membersImports: z.record(z.string(), z.array(z.string())),
  /** Style sheets of the application. */
  membersStyles: z.array(z.string()),
  /** URLs of the font files for each language. */
  fonts: z.object({ ka: z.array(z.string()), en: z.array(z.string()) }),
  /** Elements with the Content-Security-Policy of pages and of the application. */
  policies: z.object({ page: z.string(), members: z.string() }),
});
export type Assets = z.infer<typeof assetsSchema>;
