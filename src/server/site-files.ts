/**
 * The functions' entry to what they publish. Built by `scripts/build-site.ts` into `functions/lib/site`, with all
 * dependencies bundled.
 */
import { readFileSync } from 'node:fs';
import { showPublished } from '../content/published.ts';
import { faultsOf, publishedContent, presentRecord, withDraft } from '../content/records.ts';
import { officeOf, type SiteFiles } from '../domain/content/content.ts';
import { ASSETS_FILE, assetsSchema, MEDIA_FILE, mediaSchema } from './assets.ts';
import { siteFiles as drawSiteFiles, staticPage } from './static-site.tsx';

const PREVIEWS = {
  contact: '/contact',
  partners: '/association/partners',
  people: '/association/governance',
  downloads: '/association/media-kit',
  intakes: '/association/ats',
} as const;

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const assets = assetsSchema.parse(readJson(ASSETS_FILE));
const media = mediaSchema.parse(readJson(MEDIA_FILE));

export const siteFiles: SiteFiles = {
  needs: [assets.site, assets.members, ...assets.fonts.ka],
  presentRecord,
  office: (published) => officeOf(publishedContent(published, 0).contact),
  faultsOf,
  hasMedia: (path) => media.includes(path),
  drawFiles: (records, version) => drawSiteFiles(assets, publishedContent(records, version)),
  drawPreview: (id, draft, records, lang) => {
    showPublished(publishedContent(withDraft(records, id, draft), 0));
    const path = draft.kind === 'news' ? `/news/${String(draft.record['slug'])}` : PREVIEWS[draft.kind];
    return staticPage(assets, path, lang);
  },
};
