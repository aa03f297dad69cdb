/**
 * The functions' entry to the site's code. Built by `scripts/build-site.ts` into `functions/lib/site`, with all
 * dependencies bundled.
 */
import { readFileSync } from 'node:fs';
import { ASSETS_FILE, assetsSchema } from './assets.ts';
import { sitePagesWith } from './data-pages.tsx';

const file = readFileSync(new URL(ASSETS_FILE, import.meta.url), 'utf8');

export const sitePages = sitePagesWith(assetsSchema.parse(JSON.parse(file)));
