/** Pages at addresses as strangers send them. */
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_IN_CONTACT } from '../content/contact.ts';
import { samplePublicGuide } from '../members/firebase/testing/sample-documents.ts';
import { GuidePage } from '../pages/guides/GuidePage.tsx';
import { sitePagesWith } from './data-pages.tsx';
import { pageDocument } from './document.tsx';

const ASSETS = {
  site: '/assets/site.js',
  members: '/assets/members.js',
  membersImports: {},
  membersStyles: [],
  fonts: { ka: [], en: [] },
  policies: { page: '', members: '' },
};
const { renderResponse, showRecords, contactTag, officeEmail, intakes } = sitePagesWith(ASSETS);

const PAGES = {
  missing: { kind: 'missing' },
  failed: { kind: 'failed' },
  check: {
    kind: 'check',
    check: { outcome: 'invalid', typed: '/1001', checked_at: new Date().toISOString() },
  },
  message: { kind: 'message', step: { step: 'no-link' } },
} as const;

const ADDRESSES = [
  '//[', '//a:99999/', '//messages/send/x', '/check//1001', '/en//guides', '/%', '/%E0%A4%A', '*', '//', '/\\', '/?%',
]; // oxfmt-ignore

describe.each(Object.entries(PAGES))('the page %s', (_kind, page) => {
  it.each(ADDRESSES)('is drawn at %s', async (address) => {
    expect(await renderResponse(address, page)).toContain('</html>');
  });
});

it.each([BUILT_IN_CONTACT.instagram, 'https://www.instagram.com/~content~'])(
  'a guide is shown in the same frame as any page, with %s',
  async (instagram) => {
    showRecords({ contact: { ...BUILT_IN_CONTACT, instagram }, intakes: undefined });
    const guide = samplePublicGuide();
    const html = await renderResponse('/en/ana?a="$&', { kind: 'guide', guide });
    const whole = pageDocument(ASSETS, createElement(GuidePage, { guide }), 'en', {
      path: '/ana',
      search: '?a=%22$&',
    });
    showRecords({ contact: BUILT_IN_CONTACT, intakes: undefined });
    expect(html).toBe(whole);
  },
);

describe('published records', () => {
  const builtIn = intakes();
  const others = { intakes: [{ ...builtIn[0], id: 'published' }] };
  afterEach(() => showRecords({ contact: BUILT_IN_CONTACT, intakes: { intakes: builtIn } }));

  it('stand on every page, and are told to the functions', async () => {
    const before = contactTag();
    const contact = { ...BUILT_IN_CONTACT, phone: '+995 000 99 88 77', email: 'school@guides.example' };
    showRecords({ contact, intakes: others });
    expect(await renderResponse('/guides', PAGES.failed)).toContain('href="tel:+995000998877"');
    expect(contactTag()).not.toBe(before);
    expect(officeEmail()).toBe('school@guides.example');
    expect(intakes()).toEqual(others.intakes);
  });

  it('that cannot be read change nothing', () => {
    const before = [contactTag(), intakes()];
    showRecords({ contact: { phone: 7 }, intakes: undefined });
    expect([contactTag(), intakes()]).toEqual(before);
  });
});
