/** What drawn pages need to know of the browser's build. */
import { MEMBERS_PATHS, type MembersPath } from '../../src/content/routes.ts';
import { PAGE_LANGS, type Lang } from '../../src/domain/lang.ts';
import { policyMeta } from '../../src/domain/policy-meta.ts';
import type { Assets } from '../../src/server/assets.ts';
import { membersPolicy, pagePolicy } from '../hosting/content-security-policy.ts';
import type { SiteEnvironment } from '../hosting/site-environment.ts';
import type { ClientBuild } from './client-build.ts';

/** The application's screens (`src/members/app/routes.tsx`). */
const SCREENS: Readonly<Record<MembersPath, string>> = {
  '/auth': 'auth/AuthScreen.tsx',
  '/profile': 'account/ProfileScreen.tsx',
  '/guide-profile': 'guide-editor/GuideEditorScreen.tsx',
  '/admin': 'admin/AdminScreen.tsx',
};

/** What a page of the application loads; the entry itself only loads it, so that a failure is told. */
function filesOf(client: ClientBuild, lang: Lang, path: MembersPath): string[] {
  const sources = ['app/start.tsx', `app/catalogues/${lang}.ts`, SCREENS[path]];
  const chunks = sources.flatMap((source) => client.closure(`src/members/${source}`));
  return [...new Set(chunks.map(({ file }) => `/${file}`))];
}

export function siteAssets(client: ClientBuild, environment: SiteEnvironment): Assets {
  const font = (part: string) => client.assetLike(new RegExp(`^google-sans-${part}-wght.*\\.woff2$`, 'u'));
  return {
    site: `/${client.chunk('src/islands/site.ts').file}`,
    members: `/${client.chunk('src/members/main.tsx').file}`,
    membersImports: Object.fromEntries(
      PAGE_LANGS.flatMap((lang) =>
        MEMBERS_PATHS.map((path) => [`${lang}${path}`, filesOf(client, lang, path)] as const),
      ),
    ),
    membersStyles: client.stylesOf('src/members/app/start.tsx').map((file) => `/${file}`),
    // Digits and punctuation are in the basic font.
    fonts: { ka: [font('georgian'), font('basic')], en: [font('basic')] },
    policies: { page: policyMeta(pagePolicy(environment)), members: policyMeta(membersPolicy(environment)) },
  };
}
