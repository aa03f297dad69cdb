/**
 * Which folder may import which, checked by dependency-cruiser (`npm run check:imports`):
 *
 *   domain ← content, i18n, browser, theme ← navigation, seo, ui ← pages; all of these and firebase ← features ← app
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
    'desk-search',
    'directory',
    'membership',
    'verification',
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
      'src/firebase',
      ['src/domain', 'src/i18n', 'src/browser'],
      ['firebase', 'reactfire', 'react', 'zod/mini'],
    ),
    only('emulator/src', [], ['@grpc/grpc-js', 're2js']),
    never(
      'ui-below-screens',
      'The shared folders know no screen and nothing of Firebase.',
      '^src/(ui|navigation|seo)/',
      '^src/(app|pages|features|firebase)/',
    ),
    never(
      'pages-are-static',
      'Pages are prerendered: nothing of members, nothing of Firebase.',
      '^src/pages/',
      '^src/(app|features|firebase)/',
    ),
    never(
      'features-below-app',
      'Features know neither the app nor pages.',
      '^src/features/',
      '^src/(app|pages)/',
    ),
    {
      name: 'features-apart',
      comment: 'Features do not import one another; what account, editor and desk share lies in members.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/', pathNot: '^src/features/($1|members)/' },
    },
    never(
      'firebase-in-one-folder',
      'Only src/firebase imports the Firebase SDKs into the site.',
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
