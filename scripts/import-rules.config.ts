/**
 * Which folder may import which, checked by dependency-cruiser (`npm run check:imports`):
 *
 *   domain ← content, i18n, browser, theme ← seo, ui ← islands ← pages ← server; members beside pages, over ui
 *
 * TypeScript 7 offers no parser to other programs, hence `parser: 'swc'`.
 */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Tests and their helpers; they may import more than the code next to them. */
const TESTS = String.raw`\.test\.tsx?$|/test-support\.ts$|/testing/|render-in-lang|^src/test-setup\.ts$`;

/**
 * Files in `folder` may import only the given folders and packages (each matched from the start of the
 * path).
 */
function only(folder: string, folders: readonly string[], packages: readonly string[]): IForbiddenRuleType {
  const modules = packages.map((name) => `node_modules/${name}/`);
  return {
    name: `${folder.replace('src/', '')}-imports`,
    comment: `${folder} imports only: ${[folder, ...folders, ...packages].join(', ')}`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TESTS },
    to: {
      pathNot: [`^${folder}/`, ...folders.map((one) => `^${one}/`), ...modules],
      dependencyTypesNot: ['core'],
    },
  };
}

function never(name: string, comment: string, from: string, to: string, fromNot = TESTS): IForbiddenRuleType {
  return { name, comment, severity: 'error', from: { path: from, pathNot: fromNot }, to: { path: to } };
}

/** Folders that import only those before them, and files outside of the folders, which import none of them. */
const ORDERS = {
  'src/domain': [
    'guide',
    'spelling',
    'directory',
    'membership',
    'verification',
    'desk',
    'messages',
    'mail',
    'site',
  ],
  'functions/src': [
    'failed-events',
    'operations',
    'mail',
    'avatars',
    'desk',
    'membership',
    'projection',
    'verification',
    'uploads',
    'account',
    'retention',
    'site',
    'messages',
  ],
} as const;

function inOrder([root, folders]: readonly [string, readonly string[]]): IForbiddenRuleType[] {
  const rules = folders.map((folder, place) =>
    never(
      `${root}-${folder}`,
      'Folders import one another in one direction, in the order of ORDERS.',
      `^${root}/${folder}/`,
      `^${root}/(?!(${folders.slice(0, place + 1).join('|')})/)[^/]+/`,
    ),
  );
  const outside = never(
    `${root}-outside-of-the-order`,
    'A folder has a place in ORDERS; what all need lies outside of the folders and imports none of them.',
    `^${root}/(?!index|(${folders.join('|')})/)`,
    `^${root}/[^/]+/`,
  );
  return [...rules, outside];
}

export default {
  forbidden: [
    only('src/domain', [], ['zod/mini', 'minisearch', 'libphonenumber-js']),
    only('src/content', ['src/domain'], ['zod/mini']),
    only('src/i18n', ['src/domain'], ['react', 'react-intl']),
    only('src/browser', ['src/domain'], ['react']),
    only('src/theme', [], ['@emotion/react', '@mui/material', 'react']),
    only(
      'src/members/firebase',
      ['src/domain', 'src/i18n', 'src/browser', 'src/members/firebase'],
      ['firebase', 'reactfire', 'react', 'zod/mini'],
    ),
    only('emulator/src', [], ['@grpc/grpc-js', 're2js']),
    never(
      'ui-below-pages',
      'What several pages draw knows no page, no script and nothing of members.',
      '^src/(ui|seo)/',
      '^src/(islands|pages|members|server)/',
    ),
    never(
      'islands-below-pages',
      'Scripts know the components whose HTML they work on, and no page.',
      '^src/islands/',
      '^src/(pages|server)/',
    ),
    never(
      'sign-out-alone',
      'Of the members, a public page loads sign-out, on the press.',
      '^src/islands/',
      String.raw`^src/members/(?!firebase/auth/(?:sign-out|session-hint)\.ts$)`,
    ),
    never(
      'pages-beside-members',
      'Pages are read, the application is worked: neither imports the other.',
      '^src/pages/',
      '^src/(members|server)/',
    ),
    never(
      'members-beside-pages',
      'The application draws no page of visitors.',
      '^src/members/',
      '^src/(pages|server)/',
    ),
    {
      name: 'members-apart',
      comment:
        'Parts of the application do not import one another; what they share lies in shared and firebase.',
      severity: 'error',
      from: { path: '^src/members/(?!app/|main)([^/]+)/', pathNot: TESTS },
      to: { path: '^src/members/', pathNot: '^src/members/($1|shared|firebase)/' },
    },
    {
      name: 'scripts-stay-light',
      comment: 'What a visitor loads holds no React, emotion, Material UI, zod or Firebase.',
      severity: 'error',
      from: { path: String.raw`^src/islands/.*\.ts$`, pathNot: TESTS },
      to: { path: '^node_modules/(react|react-dom|@emotion|@mui|zod|firebase)/' },
    },
    never(
      'firebase-in-one-folder',
      'Only src/members/firebase imports the Firebase SDKs into the site.',
      '^src/(?!members/firebase/)',
      '^node_modules/(firebase|@firebase|reactfire)/',
    ),
    never(
      'search-index-on-the-server',
      'Browsers ask the server: the index of guides and its words are not sent to them. The editor alone fetches the words, for an entry that no catalogue has.',
      '^src/(?!domain/|members/guide-editor/fields/meant-entries.ts$)|^src/domain/(?!directory/search/)',
      '^(src/domain/directory/search/|node_modules/minisearch/)',
    ),
    never(
      'phone-numbers-in-the-editor',
      'How numbers are written is known where they are saved: the table of all countries is large.',
      '^src/(?!members/guide-editor/|domain/guide/phone.ts$)|^functions/',
      '^(src/domain/guide/phone.ts$|node_modules/libphonenumber-js/)',
    ),
    never(
      'functions-import-domain',
      'Of the site, the functions import the domain and their region.',
      '^functions/src/',
      String.raw`^(src/(?!domain/|members/firebase/region\.ts$)|scripts/|tests/)`,
    ),
    ...Object.entries(ORDERS).flatMap(inOrder),
    never(
      'tests-import-domain',
      'Of the site, tests import the domain and tables of texts and data; screen tests import screens.',
      '^tests/(?!screens/)',
      String.raw`^src/(?!domain/|content/|members/firebase/region\.ts$|i18n/dates\.ts$|.*/(failure-texts|emulator-chooser-texts|admin/card/reason/reasons|demo-accounts)\.ts$)`,
      '^$',
    ),
    never(
      'site-without-emulator',
      'The site and the functions import nothing of the local backend.',
      '^(src|functions/src)/',
      '^emulator/',
    ),
    never(
      'emulator-alone',
      'The local backend imports nothing of this project.',
      '^emulator/',
      '^(src|functions|scripts|tests)/',
      '^$',
    ),
    never(
      'sources-without-tests',
      'What is delivered imports neither tests nor scripts.',
      '^(src|functions/src|emulator/src)/',
      '^(tests|scripts|emulator/(test|bench))/|^(?:src|functions)/.*test-support',
    ),
    never(
      'server-above-app',
      'Pages as HTML are made of the whole site, and nothing of the site needs them.',
      '^src/(?!server/)',
      '^src/server/',
    ),
    {
      name: 'no-circle',
      comment: 'No module imports itself through others; types and lazy imports do not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import is found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|#site-pages$)' },
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
