/**
 * Every query of the site and its functions has the indexes that production requires, and every index is
 * needed by a query. The local backend also rejects queries without an index in all other tests
 * (`--indexes`); this list ensures that every query is tested, and fails when the sources contain a query
 * that is not in the list.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getCount,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compileRuleset } from 'local-firestore/rules';
import { EmulatorServices, IndexCatalogue, startServer, Store, systemClock } from 'local-firestore/server';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { COLLECTIONS } from '../src/domain/collections.ts';

const ROOT = path.join(import.meta.dirname, '..');
const INDEXES = path.join(ROOT, 'firestore.indexes.json');
const {
  guideProfiles,
  userRoles,
  memberships,
  verificationRequests,
  cardKeys,
  guideSlugs,
  decisionJournal,
  accountDeletions,
  publicDirectory,
  deskNotes,
  failedEvents,
  pictureUploads,
  publicationConsents,
  mail,
  guideMessages,
  applications,
  unconfirmedApplications,
  messageSenders,
  messageBlocks,
  messageLimits,
  messageKeys,
} = COLLECTIONS;

interface SiteQuery {
  readonly collection: string;
  readonly constraints: readonly QueryConstraint[];
}

interface Source {
  /** The conditions in file order. */
  readonly conditions: readonly string[];
  /** All variants of the query. */
  readonly queries: readonly SiteQuery[];
}

const of = (name: string, ...constraints: QueryConstraint[]): SiteQuery => ({
  collection: name,
  constraints,
});
const byUser = where('user_id', '==', 'u');
const newestFirst = orderBy('requested_at', 'desc');

const mailOf = where('toUids', 'array-contains', 'u');

const SOURCES: Readonly<Record<string, Source>> = {
  'src/members/firebase/firestore/verification-desk.ts': {
    conditions: [
      "where('status', '==', 'pending')",
      "orderBy('requested_at')",
      "where('role', 'in', ROLES)",
      "where('user_id', '==', uid)",
      "orderBy('requested_at', 'desc')",
    ],
    queries: [
      of(verificationRequests, where('status', '==', 'pending')),
      of(verificationRequests, where('status', '==', 'pending'), orderBy('requested_at')),
      of(userRoles, where('role', 'in', ['admin', 'editor'])),
      of(verificationRequests, byUser, newestFirst),
    ],
  },
  'src/members/firebase/firestore/content.ts': {
    conditions: ["where('content_id', '==', id)", "orderBy('published_at', 'desc')"],
    queries: [of('content_history', where('content_id', '==', 'x'), orderBy('published_at', 'desc'))],
  },
  'functions/src/desk/read-desk.ts': {
    conditions: ["orderBy('at')", "where('role', '==', ADMIN_ROLE)"],
    queries: [of(decisionJournal, orderBy('at')), of(userRoles, where('role', '==', 'admin'))],
  },
  'src/members/firebase/firestore/decision-journal.ts': {
    conditions: [
      "where('guide_id', '==', person)",
      "where('actor_id', '==', officer)",
      "where('action', '==', kind)",
      "where('at', '>=', since)",
      "where('at', '<', before)",
      "orderBy('at', 'desc')",
      "where('membership.number', '==', which)",
      "where('at', '>=', which)",
      "orderBy('at', 'desc')",
      "where('action', '==', 'deleted')",
    ],
    queries: [
      // One index for each filter serves all of them together.
      ...Array.from({ length: 16 }, (_, chosen) =>
        of(
          decisionJournal,
          ...[
            where('guide_id', '==', 'u'),
            where('actor_id', '==', 'u'),
            where('action', '==', 'approved'),
            where('at', '>=', new Date(0)),
          ].filter((_filter, index) => chosen & (1 << index)),
          orderBy('at', 'desc'),
        ),
      ),
      of(decisionJournal, where('action', '==', 'deleted'), where('membership.number', '==', 1001)),
    ],
  },
  'src/members/firebase/firestore/desk-lists.ts': {
    conditions: [
      "where('state', '==', 'new')",
      "orderBy('number', 'desc')",
      "where('user_id', '==', uid)",
      "orderBy('last_at', 'desc')",
    ],
    queries: [
      of(applications, where('state', '==', 'new')),
      of(applications, orderBy('number', 'desc')),
      of(deskNotes, byUser),
      of(failedEvents, orderBy('last_at', 'desc')),
    ],
  },
  'functions/src/requests-of-account.ts': {
    conditions: [
      "orderBy('requested_at', 'desc')",
      "where('status', '==', 'approved')",
      "orderBy('requested_at', 'desc')",
    ],
    queries: [
      of(verificationRequests, byUser, newestFirst),
      of(verificationRequests, byUser, where('status', '==', 'approved'), newestFirst),
    ],
  },
  'functions/src/site/directory-copy.ts': {
    conditions: ["orderBy('updated_at')"],
    queries: [of(publicDirectory, orderBy('updated_at'))],
  },
  'functions/src/account/erase-account.ts': {
    conditions: ["where('role', '==', ADMIN_ROLE)"],
    queries: [of(userRoles, where('role', '==', 'admin'))],
  },
  'functions/src/messages/application-emails.ts': {
    // By the name of the document, which needs no index.
    conditions: ["where(name, '>', `${id}-`)", "where(name, '<', `${id}.`)"],
    queries: [],
  },
  'functions/src/mail/outbox.ts': {
    conditions: ["where('toUids', 'array-contains', uid)"],
    queries: [of(mail, mailOf)],
  },
  'functions/src/mail/notices.ts': {
    conditions: [
      "where('role', '==', ADMIN_ROLE)",
      "where('status', '==', 'pending')",
      "orderBy('requested_at')",
    ],
    queries: [
      of(userRoles, where('role', '==', 'admin')),
      of(verificationRequests, where('status', '==', 'pending'), orderBy('requested_at')),
    ],
  },
  'functions/src/verification/questions.ts': {
    conditions: ["where('status', '==', 'pending')", "orderBy('requested_at')"],
    queries: [of(verificationRequests, where('status', '==', 'pending'), orderBy('requested_at'))],
  },
  'functions/src/mail/send-mail.ts': {
    conditions: [
      "where('delivery.state', 'in', ['PENDING', 'RETRY', 'PROCESSING'])",
      "orderBy('delivery.nextAttemptTime')",
    ],
    queries: [
      of(mail, where('delivery.state', 'in', ['PENDING', 'RETRY']), orderBy('delivery.nextAttemptTime')),
    ],
  },
  'functions/src/messages/message-links.ts': {
    conditions: ["where(field, '==', tokenHash(token))"],
    queries: [
      of(guideMessages, where('confirm_hash', '==', 'h')),
      of(guideMessages, where('report_hash', '==', 'h')),
    ],
  },
  'functions/src/verification/terms.ts': {
    conditions: [
      "where('state', '==', 'valid')",
      "where('ends_at', '<=', now)",
      "orderBy('ends_at')",
      "where('ends_at', '>', now)",
      "where('ends_at', '<=', remindedUntil(now))",
      "orderBy('ends_at')",
      "where('ends_at', '==', null)",
      "where('ends_at', '>', now)",
      "orderBy('ends_at')",
    ],
    queries: [
      of(memberships, where('state', '==', 'valid'), where('ends_at', '<=', new Date()), orderBy('ends_at')),
      of(
        memberships,
        where('state', '==', 'valid'),
        where('ends_at', '>', new Date()),
        where('ends_at', '<=', new Date()),
        orderBy('ends_at'),
      ),
      of(memberships, where('state', '==', 'valid'), where('ends_at', '==', null)),
      of(memberships, where('state', '==', 'valid'), where('ends_at', '>', new Date()), orderBy('ends_at')),
    ],
  },
  'functions/src/retention/expired.ts': {
    conditions: [
      "where(field, '<', cutoffOf(now))",
      "where('at', '<', cutoff)",
      "where('at', '>=', begin)",
      "orderBy('at')",
      "where('is_verified', '==', false)",
      "where('updated_at', '<', cutoff)",
      "orderBy('updated_at')",
      "where('status', '==', 'rejected')",
      "where('reviewed_at', '<', cutoff)",
      "orderBy('reviewed_at', 'desc')",
      "where('request_id', '==', reference.id)",
    ],
    queries: [
      of(decisionJournal, where('at', '<', new Date()), where('at', '>=', new Date(0)), orderBy('at')),
      of(guideSlugs, where('released_at', '<', new Date())),
      of(deskNotes, where('at', '<', new Date())),
      of(failedEvents, where('last_at', '<', new Date())),
      of(mail, where('created_at', '<', new Date())),
      ...[
        guideMessages,
        messageSenders,
        messageBlocks,
        messageLimits,
        messageKeys,
        pictureUploads,
        applications,
        unconfirmedApplications,
      ].map((name) => of(name, where('erase_at', '<', new Date()))),
      of(
        guideProfiles,
        where('is_verified', '==', false),
        where('updated_at', '<', new Date()),
        orderBy('updated_at'),
      ),
      of(
        verificationRequests,
        where('status', '==', 'rejected'),
        where('reviewed_at', '<', new Date()),
        orderBy('reviewed_at', 'desc'),
      ),
      of(decisionJournal, where('request_id', '==', 'r')),
    ],
  },
  'functions/src/verification/undo.ts': {
    conditions: ["orderBy('at', 'desc')"],
    queries: [of(decisionJournal, where('guide_id', '==', 'g'), orderBy('at', 'desc'))],
  },
  'functions/src/site/find-public-data.ts': {
    conditions: ["orderBy('since', 'desc')"],
    queries: [of(cardKeys, orderBy('since', 'desc'))],
  },
  'functions/src/retention/account-deletions.ts': {
    conditions: ["where('started_at', '<', begun)"],
    queries: [of(accountDeletions, where('started_at', '<', new Date()))],
  },
  'functions/src/retention/scheduled-jobs.ts': {
    conditions: ["orderBy('reviewed_at', 'desc')"],
    queries: [of(verificationRequests, orderBy('reviewed_at', 'desc'))],
  },
  'functions/src/projection/plan-consents.ts': {
    conditions: ["where('withdrawn_at', '==', null)"],
    queries: [of(publicationConsents, byUser, where('withdrawn_at', '==', null))],
  },
  'functions/src/failed-events/failed-events.ts': {
    conditions: ["where('what', '==', what)"],
    queries: [of(failedEvents, where('what', '==', 'everyNight'))],
  },
  'functions/src/app.ts': {
    conditions: ["where(field, '==', uid)"],
    queries: [
      of(verificationRequests, byUser),
      of(publicationConsents, byUser),
      of(guideSlugs, byUser),
      of(decisionJournal, where('guide_id', '==', 'u')),
      of(decisionJournal, where('actor_id', '==', 'u')),
      of(failedEvents, where('account', '==', 'u')),
      of(guideMessages, byUser),
      of(messageBlocks, byUser),
      of(deskNotes, byUser),
    ],
  },
};

// Some of these tests provoke refusals, which the SDK would print.
setLogLevel('silent');
const app = initializeApp({ projectId: 'demo-test', apiKey: 'key' });
const store = getFirestore(app);
let emulator: EmulatorProcess;

beforeAll(async () => {
  const port = await freePort();
  emulator = await startEmulator(port, '--indexes', INDEXES);
  connectFirestoreEmulator(store, '127.0.0.1', port);
});
afterAll(async () => {
  await emulator.stop();
  await deleteApp(app);
});

test('the list contains every condition of the sources', async () => {
  const found: Record<string, string[]> = {};
  const CONDITION = /\b(?:where|orderBy)\((?:[^()]|\([^()]*\))*\)/g;
  for await (const file of glob(['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const conditions = readFileSync(path.join(ROOT, file), 'utf8').match(CONDITION);
    if (conditions) found[file] = conditions;
  }
  const listed = Object.entries(SOURCES).map(([file, { conditions }]) => [file, conditions]);
  expect(found).toEqual(Object.fromEntries(listed));
});

const CASES = Object.entries(SOURCES).flatMap(([file, { queries }]) =>
  queries.map((asked, index) => ({ name: `${file}, ${index + 1}: ${asked.collection}`, asked })),
);

test.each(CASES)('$name', async ({ asked }) => {
  const whole = query(collection(store, asked.collection), ...asked.constraints);
  await expect(getDocs(query(whole, limit(1)))).resolves.toBeDefined();
  await expect(getCount(query(whole, limit(1)))).resolves.toBeDefined();
});

test('rejects a query without its index, with the index to add', async () => {
  const unserved = query(collection(store, verificationRequests), byUser, orderBy('status', 'desc'));
  await expect(getDocs(unserved)).rejects.toThrow(/The query requires an index.*"fieldPath":"user_id"/);
});

const indexFile = z.looseObject({
  indexes: z.array(
    z.looseObject({ collectionGroup: z.string(), fields: z.array(z.looseObject({ fieldPath: z.string() })) }),
  ),
});
const DECLARED = indexFile.parse(JSON.parse(readFileSync(INDEXES, 'utf8')));
const INDEX_CASES = DECLARED.indexes.map((index) => ({
  name: `${index.collectionGroup}: ${index.fields.map((field) => Object.values(field).join(' ')).join(', ')}`,
  index,
}));

/** Returns how many queries of a collection are rejected with these indexes. */
async function refusedWith(group: string, indexes: unknown): Promise<number> {
  const services = new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset,
    defaultRules: undefined,
    indexes: new IndexCatalogue(indexes),
  });
  const server = await startServer({ host: '127.0.0.1', port: 0, services });
  const client = initializeApp({ projectId: 'demo-test', apiKey: 'key' }, `port-${server.port}`);
  try {
    const fewer = getFirestore(client);
    connectFirestoreEmulator(fewer, '127.0.0.1', server.port);
    const outcomes = await Promise.allSettled(
      CASES.filter(({ asked }) => asked.collection === group).map(({ asked }) =>
        getDocs(query(collection(fewer, asked.collection), ...asked.constraints, limit(1))),
      ),
    );
    return outcomes.filter(({ status }) => status === 'rejected').length;
  } finally {
    await deleteApp(client);
    await server.close();
  }
}

test.each(INDEX_CASES)('is an index that some query needs: $name', async ({ index }) => {
  const indexes = DECLARED.indexes.filter((one) => one !== index);
  expect(await refusedWith(index.collectionGroup, { ...DECLARED, indexes })).toBeGreaterThan(0);
});
