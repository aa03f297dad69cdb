/** The build's data for the function, next to its code: the template, and the scripts of its pages. */
import * as z from 'zod/mini';

export const pagesFileSchema = z.object({
  template: z.object({
    /** `index.html` as Vite built it, without its style sheet. */
    html: z.string(),
    /** The style sheet, and the URL of its file. */
    styles: z.object({ css: z.string(), address: z.string() }),
    /** URLs of the font files for each language. */
    fonts: z.object({ ka: z.array(z.string()), en: z.array(z.string()) }),
  }),
  /** Files of `dist` that the browser loads, by the pattern of the route with its language prefix. */
  files: z.record(z.string(), z.array(z.string())),
});
export type PagesFile = z.infer<typeof pagesFileSchema>;

/** Next to the function's copy of `site-pages.tsx`. */
export const PAGES_FILE = 'pages.json';
