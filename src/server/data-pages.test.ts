/** Pages at addresses as strangers send them. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { guidesResponse } from '../domain/directory/guides-response.ts';
import { checkPage } from '../domain/membership/membership-check.ts';
import { messagePage } from '../domain/messages/message-page.ts';
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
const { renderResponse } = sitePagesWith(ASSETS);

const PAGES = {
  missing: guidesResponse({ kind: 'missing' }),
  failed: guidesResponse({ kind: 'failed' }),
  check: checkPage({ outcome: 'invalid', typed: '/1001', checked_at: new Date().toISOString() }),
  message: messagePage({ step: 'no-link' }),
};

const ADDRESSES = [
  '//[', '//a:99999/', '//messages/send/x', '/check//1001', '/en//guides', '/%', '/%E0%A4%A', '*', '//', '/\\', '/?%',
]; // oxfmt-ignore

describe.each(Object.entries(PAGES))('the page %s', (_kind, page) => {
  it.each(ADDRESSES)('is drawn at %s', async (address) => {
    expect(await renderResponse(address, page)).toContain('</html>');
  });
});

it('a guide is shown in the same frame as any page', async () => {
  const guide = samplePublicGuide();
  const html = await renderResponse('/en/ana?a="$&', guidesResponse({ kind: 'guide', guide }));
  const whole = pageDocument(ASSETS, createElement(GuidePage, { guide }), 'en', {
    path: '/ana',
    search: '?a=%22$&',
  });
  expect(html).toBe(whole);
});
