import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Lang } from '../../../domain/lang.ts';
import { samplePublicGuide } from '../../../members/firebase/testing/sample-documents.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { useGuideSummary } from './guide-summary.ts';

const GUIDE = samplePublicGuide({ languages: ['en', 'de'] });

function Summary({ guide }: { readonly guide: typeof GUIDE }) {
  const { title, description } = useGuideSummary(guide);
  return (
    <>
      <h1>{title}</h1>
      <p>{description}</p>
    </>
  );
}

async function summaryOf(more: Partial<typeof GUIDE>, lang: Lang = 'en') {
  cleanup();
  await renderInLang(<Summary guide={{ ...GUIDE, ...more }} />, lang, ['shell', 'guides']);
  return {
    title: document.querySelector('h1')?.textContent ?? '',
    description: document.querySelector('p')?.textContent ?? '',
  };
}

const FACTS = 'Svaneti · English, German';

test('names the guide, the profession and the facts', async () => {
  const { title, description } = await summaryOf({});
  expect(title).toMatch(/^Nino Beridze, \S/u);
  expect(description).toBe(`Verified by the association: ${title.slice('Nino Beridze, '.length)} · ${FACTS}`);
});

test('names no profession where none was approved', async () => {
  const none = { profession: '', certification_level: '' } as const;
  expect((await summaryOf(none)).description).toContain('association: No profession on record · ');
  const certified = { profession: '', certification_level: 'certified' } as const;
  expect((await summaryOf(certified)).description).toContain('association: Certified Guide · ');
});

test('names no address, region or language that the guide has typed', async () => {
  const typed = { address: 'Master', regions: ['Guide', 'svaneti'], languages: ['IFMGA', 'en', 'de'] };
  expect((await summaryOf(typed)).description).toMatch(new RegExp(`^[^·]* · ${FACTS}$`, 'u'));
});

test.each([
  ['en', 'Walks in Svaneti.', true],
  ['en', 'ლაშქრობები სვანეთში.', false],
  ['ka', 'ლაშქრობები სვანეთში.', true],
  ['ka', 'Walks in Svaneti.', false],
] as const)('in %s, the own words “%s” are part of it: %s', async (lang, text, isPart) => {
  const { description } = await summaryOf({ description: text }, lang);
  expect(description.endsWith(`: ${text}`)).toBe(isPart);
  expect(description.includes(text)).toBe(isPart);
});

test('is cut after a word only if it has more than 200 characters', async () => {
  const { description: facts } = await summaryOf({});
  const before = `${facts}. In the guide’s own words: `;
  const room = 200 - before.length;
  const fitting = `${'x'.repeat(room - 4)} end`;
  expect((await summaryOf({ description: fitting })).description).toBe(before + fitting);
  expect((await summaryOf({ description: `${fitting}s` })).description).toBe(
    `${before}${'x'.repeat(room - 4)}…`,
  );
  const lengths: number[] = [];
  for (const description of ['a '.repeat(200), `b${' a'.repeat(200)}`, `bb${' a'.repeat(200)}`]) {
    const { description: long } = await summaryOf({ description });
    expect(long).toMatch(/ a…$/u);
    lengths.push(long.length);
  }
  // No shorter than needed: a word ends at every second character.
  expect(Math.max(...lengths)).toBe(199);
});
