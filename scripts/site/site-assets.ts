/** What drawn pages need to know of the browser's build. */
import { MEMBERS_PATHS, type MembersPath } from '../../src/content/routes.ts';
import { PAGE_LANGS, type Lang } from '../../src/domain/lang.ts';
import { policyMeta } from '../../src/domain/policy-meta.ts';
import type { Assets } from '../../src/server/assets.ts';
import { membersPolicy, pagePolicy } from '../hosting/content-security-policy.ts';
import type { SiteEnvironment } from '../hosting/site-environment.ts';
import { chunkOf, closureOf, type ClientBuild } from './client-build.ts';

/** The application's screens (`src/members/app/routes.tsx`). */
const SCREENS: Readonly<Record<MembersPath, string>> = {
  '/auth': 'auth/AuthScreen.tsx',
  '/profile': 'account/ProfileScreen.tsx',
  '/guide-profile': 'guide-editor/GuideEditorScreen.tsx',
  '/admin': 'admin/AdminScreen.tsx',
};

export function siteAssets(build: ClientBuild, environment: SiteEnvironment): Assets {
  const url = ({ fileName }: { readonly fileName: string }) => `/${fileName}`;
  const font = (part: string) => {
    const file = build.find(({ fileName }) => fileName.startsWith(`assets/google-sans-${part}-wght`));
    if (!file) throw new Error(`No font ${part} in the build`);
    return url(file);
  };
  /** The entry itself only loads these, so that a failure is told. */
  const filesOf = (lang: Lang, path: MembersPath) =>
    ['app/start.tsx', `app/catalogues/${lang}.ts`, SCREENS[path]].flatMap((source) =>
      closureOf(build, `src/members/${source}`).map(url),
    );
  const styles = closureOf(build, 'src/members/app/start.tsx').flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return {
    site: url(chunkOf(build, 'src/islands/site.ts')),
    members: url(chunkOf(build, 'src/members/main.tsx')),
    membersImports: Object.fromEntries(
      PAGE_LANGS.flatMap((lang) =>
        MEMBERS_PATHS.map((path) => [`${lang}${path}`, [...new Set(filesOf(lang, path))]] as const),
      ),
    ),
    membersStyles: styles.map((file) => `/${file}`),
    // Digits and punctuation are in the basic font.
    fonts: { ka: [font('georgian'), font('basic')], en: [font('basic')] },
    policies: { page: policyMeta(pagePolicy(environment)), members: policyMeta(membersPolicy(environment)) },
  };
}
