/**
 * The privacy text describes what the site does. A failing test here means that the text must change too.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { privacy } from '../src/content/legal/privacy.ts';
import { site } from '../src/content/site.ts';
import { BROWSER_ERROR_FORMS } from '../src/domain/browser-error.ts';
import type { COLLECTIONS } from '../src/domain/collections.ts';
import { DETAIL_FIELDS, type DetailField } from '../src/domain/guide/guide-fields.ts';
import {
  APPLICATION_RETENTION_MONTHS,
  FAILED_EVENT_DAYS,
  MESSAGE_CONFIRM_HOURS,
  MESSAGE_RETENTION_DAYS,
  SENDER_REMEMBERED_DAYS,
  SENDER_BARRED_DAYS,
} from '../src/domain/settings.ts';
import { message } from './support/messages.ts';

const ROOT = path.join(import.meta.dirname, '..');

function textIn(lang: 'en' | 'ka'): string {
  return privacy.body
    .flatMap((block) => {
      if (block.kind === undefined) return [block[lang]];
      if (block.kind === 'list') return block.items.map((item) => item[lang]);
      return 'text' in block ? [block.text[lang]] : [];
    })
    .join('\n');
}

/** The visible text of the notice at the editor's Save button. */
function notice(lang: 'en' | 'ka'): string {
  return ['shown', 'read', 'kept', 'stored', 'erase', 'age']
    .map((point) => message(lang, `editor.notice-${point}-text`, { months: APPLICATION_RETENTION_MONTHS }))
    .join('\n');
}

describe.each([
  ['en', 'months', /European Union/u],
  ['ka', 'თვ(?:ის|ისა)', /ევროკავშირ/u],
] as const)('in %s', (lang, word, place) => {
  const months = new RegExp(`(?<!\\d)${APPLICATION_RETENTION_MONTHS} ${word}`, 'gu');

  it('says how long applications are kept, as the notice in the editor does', () => {
    expect(textIn(lang).match(months)).toHaveLength(4);
    expect(notice(lang).match(months)).toHaveLength(1);
  });

  it('says where data are kept and who answers for them', () => {
    expect(textIn(lang)).toMatch(place);
    expect(notice(lang)).toMatch(place);
    expect(textIn(lang)).toContain(site.name[lang]);
  });
});

/** Fields for which the text uses another word than their label. */
const CALLED: Readonly<Partial<Record<DetailField, string>>> = {
  georgian_name: 'name in Georgian',
  latin_name: 'in Latin letters',
  further_professions: 'professions',
  experience_years: 'experience',
  description: 'descriptions',
  other_description: 'in one language or two',
  bio: 'descriptions',
  other_bio: 'in one language or two',
};

it.each(DETAIL_FIELDS)('mentions the field %s', (name) => {
  const words = CALLED[name] ?? message('en', `field.${name}`).toLowerCase();
  const entered = /If you create a guide profile: .*/u.exec(textIn('en'))?.[0];
  expect(entered).toContain(words);
});

it('states the periods that the nightly job uses', () => {
  expect(textIn('en')).toContain(`${APPLICATION_RETENTION_MONTHS} months`);
  expect(textIn('en')).toContain(`${FAILED_EVENT_DAYS} days at most`);
  expect(textIn('en')).toContain(`${MESSAGE_RETENTION_DAYS} days after they were passed on`);
  expect(textIn('en')).toContain(`within ${MESSAGE_CONFIRM_HOURS} hours`);
  expect(textIn('en')).toContain(`remember for ${SENDER_REMEMBERED_DAYS} days`);
  expect([SENDER_BARRED_DAYS, textIn('en').includes('for 12 months')]).toEqual([365, true]);
});

/** Where the text describes each collection; the last ones are copies of data described elsewhere. */
const SPOKEN_OF: Readonly<Record<keyof typeof COLLECTIONS, RegExp>> = {
  profiles: /If you sign in with Google: your name, email address/u,
  guideProfiles: /If you create a guide profile: what you enter there/u,
  userRoles: /as an administrator, or write for this site as an editor: your role/u,
  verificationRequests: /If you ask for verification: the request/u,
  decisionJournal: /The journal of decisions/u,
  deskNotes: /Notes that administrators write for one another .* not in the download/u,
  publicationConsents: /The record of your consents/u,
  guideSlugs: /A page address with your name in it/u,
  accountDeletions: /After a deletion: the identifier of the account and the time/u,
  // Durations of the requests, without personal data.
  // A day of the year.
  settings: /If your request is approved: your member number/u,
  contentDrafts: /as an editor: your role/u,
  content: /as an editor: .* what you decided or published/u,
  contentHistory: /as an editor: .* what you decided or published/u,
  // Contains nothing about people.
  publishing: /as an editor: your role/u,
  figures: /If you ask for verification: the request/u,
  mail: /Emails that we send you/u,
  guideMessages: /If you write to a guide or to our office through this site: your name/u,
  messageSenders: /We remember for 90 days that an address was confirmed/u,
  messageBlocks: /that a guide has reported a sender/u,
  messageLimits: /We count each day’s messages by address, network and guide/u,
  messageKeys: /as hashes with a key that is deleted the following night/u,
  applications: /If you apply to the school, for yourself or somebody else/u,
  unconfirmedApplications: /Applications to the school: .* one that is not confirmed/u,
  memberships: /If your request is approved: your member number/u,
  publicMemberships: /Anyone who types a member’s number into the \[?membership check/u,
  // Contains only the last number given.
  counters: /is never given to anybody else/u,
  // Contains only keys of the association.
  cardKeys: /your member card/u,
  pictureUploads: /We note when your pictures of the last hour were processed/u,
  failedEvents: /A task that the server could not finish/u,
  publicPictures: /The picture that visitors see is a copy/u,
  publicGuides: /A verified profile that you have listed is public/u,
  publicDirectory: /A verified profile that you have listed is public/u,
  slugRedirects: /A page address with your name in it/u,
};

it.each(Object.entries(SPOKEN_OF))('describes the collection %s', (_, words) => {
  expect(textIn('en')).toMatch(words);
});

it.each([
  ['en', /Errors in your browser: .*what kind of error.*where in our code, and nothing else.*30 days/u],
  ['ka', /შეცდომები თქვენს ბრაუზერში: .*რა სახის შეცდომაა.*რომელ ადგილას.*30 დღე/u],
] as const)('says in %s all that a report of an error holds, and how long it is kept', (lang, words) => {
  expect(textIn(lang)).toMatch(words);
  // `what` and `kind` are the kind of the error, `frames` its position; a further field requires a change
  // of the text.
  expect(Object.keys(BROWSER_ERROR_FORMS)).toEqual(['what', 'kind', 'frame']);
});

it('describes everything that the browser stores', () => {
  const keepers = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|test-setup/u.test(file))
    .filter((file) =>
      /\b(?:localStorage|sessionStorage|browserLocalPersistence|caches\.open)\b|document\.cookie/u.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
  expect(keepers.sort()).toEqual([
    'src/browser/card-storage.ts', // the member card, on request
    'src/browser/drafts.ts', // removes the unsaved form
    'src/browser/next-notice.ts', // a message that the next page shows
    'src/browser/stored-item.ts', // reads and writes items for the other files
    'src/islands/frame/bootstrap-script.ts', // language and colour scheme, before the first paint
    'src/islands/frame/color-scheme.ts', // light or dark
    'src/islands/frame/user-block.ts', // reads who is signed in
    'src/islands/message-form/draft.ts', // a message to a guide that was not sent yet
    'src/islands/search/back-to-directory.ts', // reads the last search of the directory
    'src/islands/search/search.ts', // the last search of the directory
    'src/members/admin/content/use-content-draft.ts', // a draft of an editor that is not saved yet
    'src/members/firebase/auth/auth-app.ts', // the session
    'src/members/firebase/auth/session-hint.ts', // name, email address, picture and role for the menu
    'src/members/guide-editor/guide-draft.ts', // the unsaved form
    'src/members/shared/RequestUpdate.tsx', // an answer that was not sent yet
    'src/offline/service-worker.ts', // copies of public pages
  ]);
});
