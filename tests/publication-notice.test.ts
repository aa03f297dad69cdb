/**
 * A consent names the version of the words it was given under (`publication_consents`). Here is what
 * each version said, as a digest: whoever changes the words has to give them a new version.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { APPLICATION_RETENTION_MONTHS } from '../src/domain/limits.ts';
import { PUBLICATION_NOTICE_VERSION } from '../src/domain/verification/publication-consent.ts';
import { message } from './support/messages.ts';

/**
 * SHA-256 of the words of each version in both languages, the oldest first. Lines are only added: a
 * version that guides have agreed to keeps its line.
 */
const WORDINGS: Readonly<Record<string, { readonly en: string; readonly ka: string }>> = {
  '2026-11-21': {
    en: '220c662da66e1441c532c872d1fcfff0f562fda62a74ce57e8a2af4a4b9ea852',
    ka: 'a5859421369e7511aeda9c99653652784b61f20a10797c577896ff3305f07a96',
  },
};

const NOTICE_POINTS = ['shown', 'read', 'kept', 'stored', 'erase', 'age'];
const SWITCHES = [
  'privacy-text',
  'show-phone',
  'show-address',
  'show-website',
  'show-experience',
  'show-certifications',
  'is-public',
  'is-public-hint',
];

/** The notice beside Save, and the switches by which a guide agrees. */
function wording(lang: 'en' | 'ka'): string {
  const notice = NOTICE_POINTS.flatMap((point) => [`notice-${point}`, `notice-${point}-text`]);
  return ['notice-title', ...notice, ...SWITCHES]
    .map((id) => message(lang, `editor.${id}`, { months: APPLICATION_RETENTION_MONTHS }))
    .join('\n');
}

it.each(['en', 'ka'] as const)('the notice in %s says what its version says it says', (lang) => {
  const digest = createHash('sha256').update(wording(lang)).digest('hex');
  const advice =
    'The words guides agree to have changed. Set PUBLICATION_NOTICE_VERSION in src/domain/' +
    'publication-consent.ts to the day of the change and add a line for it to WORDINGS here, with the ' +
    'digests of both languages; the older lines stay. Only a version that no guide has agreed to yet ' +
    'may have its line changed';
  expect({ [advice]: digest }).toEqual({ [advice]: WORDINGS[PUBLICATION_NOTICE_VERSION]?.[lang] });
});

it('the present version is the newest', () => {
  expect(Object.keys(WORDINGS).toSorted().at(-1)).toBe(PUBLICATION_NOTICE_VERSION);
});
