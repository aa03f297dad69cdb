/**
 * Which folder may import which, checked by dependency-cruiser (`npm run check:imports`):
 *
 *   domain ← content, i18n, browser, theme ← seo, ui ← islands ← pages ← server; members beside pages, over ui
 *
 * TypeScript 7 offers no parser to other programs, hence `parser: 'swc'`.
 */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Tests and their helpers; they may import more than the code next to them. */
const TESTS = String.raw`\.test\.tsx?$|/test-support\.ts$|/testing/`;

/** Files in `folder` may import only it and these folders, files and packages; without a list, every package. */
function only(
  folder: string,
  places: readonly string[],
  packages: readonly string[] = [''],
  fromNot = TESTS,
): IForbiddenRuleType {
  const modules = packages.map((name) => `node_modules/${name && `${name}/`}`);
  return {
    name: `${folder} imports only: ${[...places, ...packages].filter(Boolean).join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: fromNot },
    to: {
      pathNot: [...[folder, ...places].map((place) => `^${place}(?:/|$)`), ...modules],
      dependencyTypesNot: ['core'],
    },
  };
}

function never(name: string, from: string, to: string, fromNot = TESTS): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from, pathNot: fromNot }, to: { path: to } };
}

/** Folders that import only those before them, and files outside of the folders, which import none of them. */
const ORDERS: Readonly<Record<string, string>> = {
  'src/domain': 'guide spelling school directory membership verification desk messages mail site content',
  'functions/src':
    'failed-events operations mail avatars membership projection verification desk publishing uploads site messages account retention',
};

function inOrder([root, order]: readonly [string, string]): IForbiddenRuleType[] {
  const folders = order.split(' ');
  const rules = folders.map((folder, place) =>
    never(
      `${root}/${folder} imports only folders before it in ORDERS`,
      `^${root}/${folder}/`,
      `^${root}/(?!(${folders.slice(0, place + 1).join('|')})/)[^/]+/`,
    ),
  );
  const outside = never(
    `A folder of ${root} has a place in ORDERS; what all need lies outside of the folders and imports none of them`,
    `^${root}/(?!index|(${folders.join('|')})/)`,
    `^${root}/[^/]+/`,
  );
  return [...rules, outside];
}

/** What every page is made of. */
const BASE = ['domain', 'content', 'i18n', 'browser', 'theme', 'seo', 'ui'].map((name) => `src/${name}`);

export default {
  forbidden: [
    only('src/domain', [], ['zod/mini', 'minisearch', 'libphonenumber-js']),
    only('src/content', ['src/domain'], ['zod/mini']),
    only('src/i18n', ['src/domain'], ['react', 'react-intl']),
    only('src/browser', ['src/domain'], ['react']),
    only('src/theme', [], ['@emotion/react', '@mui/material', 'react']),
    only('src/(?:seo|ui)', BASE),
    // Of the members, a public page loads sign-out, on the press.
    only('src/islands', [
      ...BASE,
      'src/offline',
      String.raw`src/members/firebase/auth/(?:sign-out|session-hint)\.ts`,
    ]),
    only('src/pages', [...BASE, 'src/islands']),
    only('src/members', [...BASE, 'src/islands']),
    only(
      'src/members/firebase',
      ['src/domain', 'src/i18n', 'src/browser'],
      ['firebase', 'reactfire', 'react', 'rxjs', 'zod/mini'],
    ),
    only('src/offline', BASE),
    only('functions/src', [
      'src/domain',
      String.raw`src/members/firebase/region\.ts`,
      'functions/lib/site',
      '#site-pages',
      '#site-files',
      String.raw`firebase\.json`,
    ]),
    only('emulator/src', [], ['@grpc/grpc-js', 're2js']),
    only('emulator', [], [''], '^$'),
    {
      name: 'Parts of the application do not import one another; what they share lies in shared and firebase',
      severity: 'error',
      from: { path: '^src/members/(?!app/|main)([^/]+)/', pathNot: TESTS },
      to: { path: '^src/members/', pathNot: '^src/members/($1|shared|firebase)/' },
    },
    never(
      'What a visitor loads holds no React, emotion, Material UI, zod or Firebase',
      String.raw`^src/islands/.*\.ts$`,
      '^node_modules/(react|react-dom|@emotion|@mui|zod|firebase)/',
    ),
    never(
      'Only src/members/firebase imports the Firebase SDKs into the site',
      '^src/(?!members/firebase/)',
      '^node_modules/(firebase|@firebase|reactfire)/',
    ),
    never(
      'Browsers ask the server: the index of guides and its words are not sent to them; the editor alone fetches the words, for an entry that no catalogue has',
      '^src/(?!domain/|members/guide-editor/fields/meant-entries.ts$)|^src/domain/(?!directory/search/)',
      '^(src/domain/directory/search/|node_modules/minisearch/)',
    ),
    never(
      'How numbers are written is known where they are saved: the table of all countries is large',
      '^src/(?!members/guide-editor/|domain/guide/phone.ts$)|^functions/',
      '^(src/domain/guide/phone.ts$|node_modules/libphonenumber-js/)',
    ),
    ...Object.entries(ORDERS).flatMap(inOrder),
    never(
      'Of the site, tests import the domain and tables of texts and data; screen tests import screens',
      '^tests/(?!screens/)',
      String.raw`^src/(?!domain/|content/|members/firebase/region\.ts$|i18n/dates\.ts$|.*/(failure-texts|emulator-chooser-texts|admin/card/reason/reasons|demo-accounts)\.ts$)`,
      '^$',
    ),
    never(
      'What is delivered imports neither tests, scripts nor the local backend',
      '^(src|functions/src)/',
      '^(tests|scripts|emulator)/|test-support',
    ),
    {
      name: 'No module imports itself through others; types and lazy imports do not count',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'Every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^#site-(pages|files)$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules|^functions/lib/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
} satisfies IConfiguration;
