import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

const saved = [
  { url: new URL('https://guides.example/en/guides'), html: '<title>Find your guide · Association</title>' },
  { url: new URL('https://guides.example/guides'), html: '<title>იპოვეთ გამყოლი</title>' },
  {
    url: new URL('https://guides.example/en/guides?q=%3Cski%3E&region=&language=de'),
    html: '<title>Guides directory: German, &lt;ski&gt; – Mountain Guides Association</title>',
  },
  { url: new URL('https://guides.example/en/anna-o&b'), html: 'without a title' },
];

it('links to the saved pages, newest first, those of its language before the others', async () => {
  const html = await offlinePage(new URL('https://guides.example/en/news'), saved, false).text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('This page has not been saved on this device.');
  const links = [...html.matchAll(/<li><a href="([^"]*)">([^<]*)/gu)].map(([, href, text]) => [href, text]);
  expect(links).toEqual([
    ['/en/anna-o&amp;b', '/en/anna-o&amp;b'],
    ['/en/guides?q=%3Cski%3E&amp;region=&amp;language=de', 'Guides directory: German, &lt;ski&gt;'],
    ['/en/guides', 'Find your guide · Association'],
    ['/guides', 'იპოვეთ გამყოლი'],
  ]);
  expect(html).toMatch(/<div lang="ka"><p>ეს გვერდი ამ მოწყობილობაზე შენახული არ არის/u);
});

it.each([
  ['/en/messages/to/anna-beridze', 'this tab keeps the text until the page opens again'],
  ['/messages/to/anna-beridze', 'ტექსტი ამ ჩანართში შენახულია'],
  ['/en/apply/rock-spring', 'this tab keeps'],
])('says at %s that what was begun is not lost', async (path, words) => {
  const text = (address: string) => offlinePage(new URL(address), [], false).text();
  expect(await text(`https://guides.example${path}`)).toContain(words);
  expect(await text('https://guides.example/en/messages/confirm/x')).not.toContain('this tab keeps');
});

it('shows no list when nothing was saved', async () => {
  const html = await offlinePage(new URL('https://guides.example/news'), [], false).text();
  expect(html).toContain('<html lang="ka">');
  expect(html).not.toContain('<ul>');
  expect(html).not.toContain('<div lang="en">');
});

it('says in the language of the saved pages that they open, where the address has none', async () => {
  const english = saved.filter(({ url }) => url.pathname.startsWith('/en'));
  const html = await offlinePage(new URL('https://guides.example/'), english, false).text();
  expect(html).toContain('<html lang="ka">');
  const [, list] = html.split('<div lang="en">');
  expect(list).toMatch(/^<p>This page has not been saved[^]*open without a connection:[^]*\/en\/guides"/u);
  expect(html).not.toContain('ინტერნეტის გარეშე იხსნება');
});

it.each([
  ['/en/profile', 'Your member card'],
  ['/profile', 'თქვენი წევრის ბარათი'],
])('offers the saved card at %s before all pages', async (path, title) => {
  const html = await offlinePage(new URL(path, 'https://guides.example'), saved, true).text();
  const [first] = html.matchAll(/<li><a href="([^"]*)">([^<]*)/gu);
  expect(first?.slice(1)).toEqual(['/profile/card', title]);
});

it('offers the saved card where nothing else was saved', async () => {
  const html = await offlinePage(new URL('https://guides.example/news'), [], true).text();
  expect(html.match(/<li>/gu)).toHaveLength(1);
});

it('runs only its own script', async () => {
  const html = await offlinePage(new URL('https://guides.example/news'), [], false).text();
  const [, nonce] = /<script nonce="([^"]+)">/u.exec(html) ?? [];
  const [, policy] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/u.exec(html) ?? [];
  expect(policy).toBe(`default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'`);
});
