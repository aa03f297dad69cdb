import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MemberCard } from '../domain/membership/member-card.ts';
import { CERTIFICATION_MEANINGS } from '../domain/guide/certification.ts';
import { signedCard, SIGNED_PREFIX, unsignedCard, type CardKey } from '../domain/membership/signed-card.ts';
import { CHECK_TEXTS, isCheck, offlineCheck } from './offline-check.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const CARD: MemberCard = {
  number: 1001,
  names: ['გიორგი ბერიძე', 'Giorgi <b>Beridze</b>'],
  claims: { profession: 'trekking', certification_level: 'certified' },
  until: '2027-03-31',
};

function newKey(id: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const write = (card: MemberCard) => {
    const unsigned = unsignedCard(id, card);
    return signedCard(unsigned, sign(null, Buffer.from(unsigned), privateKey)) ?? '';
  };
  return { key: { id, public_key: x } satisfies CardKey, write };
}

const ours = newKey('ours');
const SIGNED = ours.write(CARD);

async function pageOf(
  signed: string,
  path = '/en/check/1001',
  keys = [newKey('older').key, ours.key],
  now = NOW,
) {
  const response = await offlineCheck(
    new URL(`https://guides.test${path}${SIGNED_PREFIX}${signed}`),
    keys,
    now,
  );
  const html = await response.text();
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  const [verdict = '', ...facts] = (body.querySelector('section')?.textContent ?? '').trim().split('\n');
  const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return {
    links,
    verdict,
    facts: facts.join('\n'),
    text: body.textContent,
    html,
    lang: documentElement.lang,
  };
}

describe('a card’s code scanned offline', () => {
  it('signed by the association shows that, its content, and what it does not prove', async () => {
    const { verdict, facts, text, html } = await pageOf(SIGNED);
    expect(verdict).toBe(CHECK_TEXTS.signed.en);
    for (const fact of [
      'გიორგი ბერიძე',
      'Giorgi <b>Beridze</b>',
      'Trekking Guide',
      'Certified Guide',
      '1001',
      'March 31, 2027',
    ])
      expect(facts).toContain(fact);
    expect(text).toContain(CHECK_TEXTS.proves.en);
    expect(html).not.toContain('<b>');
    // The result stays on the screen.
    expect(html).not.toContain('<script');
  });

  it('of a trainee says that nobody is guided alone, and is not green', async () => {
    const trainee = { profession: 'trekking', certification_level: 'trainee' };
    const { facts, html } = await pageOf(ours.write({ ...CARD, claims: trainee }));
    expect(facts).toContain(`Trainee: ${CERTIFICATION_MEANINGS.trainee.en}`);
    expect(html).toContain('<section class="supervised">');
    expect((await pageOf(SIGNED)).html).toContain('<section class="signed">');
  });

  it('without a level shows that none is recorded', async () => {
    const { verdict, facts, html } = await pageOf(ours.write({ ...CARD, claims: { profession: '' } }));
    expect(verdict).toBe(CHECK_TEXTS.signed.en);
    expect(facts).toContain(CHECK_TEXTS.noLevel.en);
    expect(html).toContain('<section class="supervised">');
    expect((await pageOf(SIGNED)).facts).not.toContain(CHECK_TEXTS.noLevel.en);
  });

  it('of somebody with several professions names each with its level, and fits into the code', async () => {
    const further_professions = [
      { profession: 'industrial-alpinism', certification_level: 'assistant' },
      { profession: 'rock-climbing' },
    ];
    const names = ['კონსტანტინე წერეთელი-მაჩაბელი', 'Konstantine Tsereteli-Machabeli'];
    const signed = ours.write({ ...CARD, names, claims: { ...CARD.claims, further_professions } });
    expect(signed).not.toBe('');
    const { facts } = await pageOf(signed);
    for (const claim of [
      'Trekking Guide (Certified',
      'Industrial Alpinist (Assistant',
      'Rock Climbing Guide\n',
    ])
      expect(facts).toContain(claim);
  });

  it('is shown in Georgian at the address without a language', async () => {
    const { verdict, facts, lang, links } = await pageOf(SIGNED, '/check/1001');
    expect([verdict, lang]).toEqual([CHECK_TEXTS.signed.ka, 'ka']);
    expect(facts).toContain('31 მარტი, 2027');
    expect(links).toEqual(['/', `/en/check/1001${SIGNED_PREFIX}${SIGNED}`]);
  });

  it('whose term has ended shows that, but only from the next day on', async () => {
    const on = async (day: string) =>
      (await pageOf(SIGNED, undefined, undefined, new Date(`${day}T12:00:00Z`))).verdict;
    expect(await on('2027-03-31')).toBe(CHECK_TEXTS.signed.en);
    expect(await on('2027-04-01')).toBe(CHECK_TEXTS.over.en);
  });

  const [id = '', content = '', signature = ''] = SIGNED.split('.');
  const [, otherContent = ''] = unsignedCard('ours', { ...CARD, until: '2030-03-31' }).split('.');
  it.each([
    ['a signature of somebody else', newKey('ours').write(CARD)],
    ['a changed day', [id, otherContent, signature].join('.')],
    ['a changed signature', `${id}.${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ['a signature that is none', `${id}.${content}.AAAA`],
    ['no signature', `${id}.${content}`],
    ['no text of ours', 'anything'],
    ['more parts', `${SIGNED}.x`],
  ])('with %s is refused with words, and shows nothing of it', async (_, signed) => {
    const { verdict, facts, text } = await pageOf(signed);
    expect([verdict, facts]).toEqual([CHECK_TEXTS.forged.en, '']);
    expect(text).toContain(CHECK_TEXTS.forgedText.en);
  });

  it('with another number than the address is rejected', async () => {
    expect((await pageOf(SIGNED, '/en/check/1002')).verdict).toBe(CHECK_TEXTS.forged.en);
  });

  it('with the id of another key is rejected', async () => {
    expect((await pageOf(`older.${content}.${signature}`)).verdict).toBe(CHECK_TEXTS.forged.en);
  });

  it('with a key unknown to the device is neither confirmed nor rejected', async () => {
    const { verdict, facts, text } = await pageOf(SIGNED, undefined, []);
    expect([verdict, facts]).toEqual([CHECK_TEXTS.unknownKey.en, '']);
    expect(text).toContain(CHECK_TEXTS.unknownKeyText.en);
  });
});

it('with only a number requires the network', async () => {
  const response = await offlineCheck(new URL('https://guides.test/en/check/1001'), [ours.key], NOW);
  const html = await response.text();
  expect(html).toContain(CHECK_TEXTS.unsignedText.en);
  expect(html).toContain('<a href="">Try again</a>');
  expect(html).toContain("addEventListener('online'");
});

it.each([
  ['/check', true],
  ['/en/check', true],
  ['/check/1001', true],
  ['/en/check/1001', true],
  ['/checks', false],
  ['/en/guides', false],
])('%s is an address of the check: %s', (path, is) => {
  expect(isCheck(path)).toBe(is);
});

it('with names too long for a code has no signature', () => {
  expect(ours.write({ ...CARD, names: ['ქ'.repeat(121), 'A'.repeat(121)] })).toBe('');
});
