import { expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { contentSources, KNOWN_PATHS } from './inventory.ts';

it('the content of the site has no faults', async () => {
  const sources = await contentSources();
  expect(sources.length).toBeGreaterThan(60);
  expect(checkContent(sources, KNOWN_PATHS)).toEqual([]);
});
