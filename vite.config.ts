import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/site/content-plugin.ts';
import { leanPackages, soleMessageFormat } from './scripts/site/lean-packages.ts';
import { messagesPlugin } from './scripts/site/messages-plugin.ts';
import { pagePlugin } from './scripts/site/page-plugin.ts';
import { picturesPlugin } from './scripts/site/picture-table.ts';

const PACKAGES_OF_EACH_PAGE =
  /\/node_modules\/(react-router|react-router-dom|react-intl|@formatjs|intl-messageformat)\//u;
const PARTS_OF_EACH_PAGE =
  /\/src\/(app\/(?!recovery\/(offer-retry|reload-once|failure-texts)|bootstrap-script|start\.tsx|react-dom\.ts)|theme\/color-scheme-attribute|i18n\/(?!messages\/|guide-)|navigation\/(?!block-navigation)|seo\/(?!structured)|content\/(site|contact|demo-contact)\.ts$|pages\/content\.ts|browser\/(use-timer|log-failure|history-entry|saved-copy)\.ts|domain\/(tbilisi-day|format-date)\.ts|ui\/(links\/(LocalLink|RouteLink|LocalButton|MenuLinks|PartnerLink)|page\/(UnhydratedHtml|PageHead|NotFound)\.tsx|pictures\/(ContourLines|Icon|mark-path)|text\/Today|feedback\/(EmptyState|Loading|Toasts|toast)\.tsx?$))/u;
/** Of the small parts that nearly every page shows those that home cannot do without. */
const PARTS_OF_HOME =
  /\/src\/(ui\/(page\/Section|pictures\/(PartnerLogo|Picture))\.tsx|browser\/use-media\.ts|domain\/site-facts\.ts)$|picture-table/u;
const PARTS_OF_PAGES =
  /\/src\/(ui\/(page\/(Breadcrumbs|PageHero)|pictures\/PictureCard|text\/(FactBox|InlineText|inline-links|RichText))\.tsx?|seo\/structured-data\.ts|pages\/news\/NewsCards\.tsx|pages\/professions\/ProfessionCards\.tsx)$/u;

function isPartOfEachPage(id: string): boolean {
  return (
    PACKAGES_OF_EACH_PAGE.test(id) || (PARTS_OF_EACH_PAGE.test(id) && !/\.(?:css|json)(?:\?|$)/u.test(id))
  );
}

const root = fileURLToPath(new URL('.', import.meta.url));

/** Georgia's day (UTC+4) at build time; `npm run build` passes the same one to both builds. */
const buildDay =
  process.env['BUILD_DAY'] ?? new Date(Date.now() + 4 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * Modes: `production`; `rehearsal`, the same for a fictitious project and domain; and `emulators` for the
 * local emulators. A build without its environment fails.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  plugins: [
    react(),
    leanPackages(),
    messagesPlugin(),
    contentPlugin(),
    picturesPlugin(`${root}public/media/manifest.json`),
    pagePlugin(mode, `${root}src`),
  ],
  define: {
    __BUILD_DAY__: JSON.stringify(buildDay),
    __IS_DEMO__: JSON.stringify(mode !== 'production'),
  },
  resolve: {
    alias: {
      // Messages are compiled at build time, so the browser needs no parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      'intl-messageformat': soleMessageFormat(),
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    // One small sheet, inlined into every page, so that no request delays the first paint.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The budgets of `scripts/site/check-budgets.ts` limit the sizes.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        // Every page names some two hundred files, and hashes do not compress: the shortest that the bundler allows.
        ...(isSsrBuild === true ? {} : { chunkFileNames: 'assets/[name]-[hash:7].js' }),
        // The server does not download files.
        codeSplitting: isSsrBuild === true || {
          groups: [
            // React and its dependencies in one file, because every page loads all of them.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/u },
            // What every page loads compresses better together with what nearly every page shows.
            { name: 'site', test: isPartOfEachPage, includeDependenciesRecursively: false },
            { name: 'home-parts', test: PARTS_OF_HOME, includeDependenciesRecursively: false },
            { name: 'page-parts', test: PARTS_OF_PAGES, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  ssr: {
    noExternal: ['react-intl', '@formatjs/intl', 'intl-messageformat', /^@mui\//, 'swiper'],
  },
  server: { host: '127.0.0.1' },
}));
