/** Pages at addresses as strangers send them. */
import { describe, expect, it } from 'vitest';
import { guidesResponse } from '../domain/directory/guides-response.ts';
import { checkPage } from '../domain/membership/membership-check.ts';
import { messagePage } from '../domain/messages/message-page.ts';
import { sitePagesWith } from './data-pages.tsx';

const { renderResponse } = sitePagesWith({
  site: '/assets/site.js',
  members: '/assets/members.js',
  membersImports: {},
  membersStyles: [],
  fonts: { ka: [], en: [] },
  policies: { page: '', members: '' },
});

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
