/**
 * A consent stores the version of the text under which it was given (`publication_consents`). This test
 * has a digest of each version's text: a change of the text requires a new version.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { APPLICATION_RETENTION_MONTHS } from '../src/domain/settings.ts';
import { SHOW_FLAGS } from '../src/domain/guide/guide-fields.ts';
import { PAGE_LANGS, type Lang } from '../src/domain/lang.ts';
import {
  NOTICE_WORDINGS,
  PUBLICATION_NOTICE_VERSION,
} from '../src/domain/verification/publication-consent.ts';
import { message } from './support/messages.ts';

const NOTICE_POINTS = ['shown', 'read', 'kept', 'stored', 'erase', 'age'];

/** The notice at the Save button, and the switches by which a guide agrees. */
const WORDS = [
  'editor.notice-title',
  ...NOTICE_POINTS.flatMap((point) => [`editor.notice-${point}`, `editor.notice-${point}-text`]),
  'editor.privacy-text',
  ...SHOW_FLAGS.map((flag) => `field.${flag}`),
  'field.is_public',
  'editor.list-me',
  'editor.do-not-list-me',
  'editor.is-public-hint',
  'field.accepts_messages',
  'editor.messages-text',
];

function wording(lang: Lang): string {
  return WORDS.map((id) => message(lang, id, { months: APPLICATION_RETENTION_MONTHS })).join('\n');
}

function digestOf(lang: Lang): string {
  return createHash('sha256').update(wording(lang)).digest('hex');
}

it('the text of the notice matches the digest of its version', () => {
  const advice =
    'The words guides agree to have changed. Set PUBLICATION_NOTICE_VERSION in src/domain/verification/' +
    'publication-consent.ts to the day of the change and add this line for it to NOTICE_WORDINGS; the older ' +
    'ones stay. Only a version that no guide has agreed to yet may have its line changed';
  const line = Object.fromEntries(PAGE_LANGS.toReversed().map((lang) => [lang, digestOf(lang)]));
  expect({ [advice]: line }).toEqual({ [advice]: NOTICE_WORDINGS[PUBLICATION_NOTICE_VERSION] });
});

it('the current version is the newest', () => {
  expect(Object.keys(NOTICE_WORDINGS).toSorted().at(-1)).toBe(PUBLICATION_NOTICE_VERSION);
});
