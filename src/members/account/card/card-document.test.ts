import { describe, expect, it } from 'vitest';
import { HOSTILE_NAMES } from '../../../../tests/cases/hostile-names.ts';
import { cardDocument } from './card-document.ts';

const CARD = {
  number: 1001,
  names: ['გიორგი ბერიძე', 'Giorgi <b>Beridze</b>'],
  claims: { profession: 'mountain-guide', certification_level: 'certified' },
  until: '2027-03-31',
};

function documentOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the document of a card', () => {
  it('contains everything in both languages, names as text', () => {
    const { body } = documentOf(cardDocument({ card: CARD, portrait: undefined, signed: undefined }));
    const front = body.querySelector('.front')?.textContent ?? '';
    for (const text of ['გიორგი ბერიძე', 'Giorgi <b>Beridze</b>', '1001', 'March 31, 2027', '31 მარტი, 2027'])
      expect(front).toContain(text);
    for (const text of ['Certified Guide', 'სერტიფიცირებული გამყოლი', 'No picture', 'სურათის გარეშე'])
      expect(front).toContain(text);
    expect(body.querySelector('b')).toBeNull();
    expect(body.querySelector('.name[lang="ka"]')?.textContent).toBe('გიორგი ბერიძე');
    expect(body.querySelector('.address')?.textContent).toMatch(/\/check\/1001$/u);
    expect(body.querySelector('.note')).toBeNull();
  });

  it('has a line for each of several professions', () => {
    const claims = {
      ...CARD.claims,
      further_professions: [{ profession: 'ski-teacher', certification_level: 'trainee' }],
    };
    const { body } = documentOf(
      cardDocument({ card: { ...CARD, claims }, portrait: undefined, signed: undefined }),
    );
    expect([...body.querySelectorAll('.detail [lang="en"]')].map(({ textContent }) => textContent)).toEqual([
      'Mountain Guide (Certified Guide)',
      'Ski Teacher (Trainee)',
    ]);
  });

  it('is left as it is by phones, translators and dark contrast themes', () => {
    const html = cardDocument({ card: CARD, portrait: undefined, signed: undefined });
    const page = documentOf(html);
    expect(page.querySelector('meta[name="format-detection"]')).not.toBeNull();
    const kept = [...page.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
    expect(kept).toEqual(expect.arrayContaining([...CARD.names, '1001']));
    expect(page.querySelector('.address')).toHaveAttribute('translate', 'no');
    expect(page.querySelector('.code')?.getAttribute('style')).toBe(
      'background:#fff;forced-color-adjust:none',
    );
  });

  it.each(HOSTILE_NAMES)('shows the name %j exactly as written', (name) => {
    const { body } = documentOf(
      cardDocument({ card: { ...CARD, names: [name] }, portrait: undefined, signed: undefined }),
    );
    expect(body.querySelector('.name')?.textContent).toBe(name);
    expect(body.querySelectorAll('script, img, .name *')).toHaveLength(0);
  });

  it('loads nothing from the network and runs no scripts', () => {
    const html = cardDocument({
      card: CARD,
      portrait: 'data:image/jpeg;base64,AA==',
      signed: undefined,
      savedOn: new Date(),
    });
    const page = documentOf(html);
    expect(page.querySelectorAll('script, link, iframe')).toHaveLength(0);
    expect([...page.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      'data:image/jpeg;base64,AA==',
    ]);
    expect(html).not.toMatch(/url\(|@import/u);
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/u);
  });

  it('kept on a device says since when', () => {
    const html = cardDocument({
      card: CARD,
      portrait: undefined,
      signed: undefined,
      savedOn: new Date('2026-06-01T10:00:00Z'),
    });
    expect(documentOf(html).querySelector('.note')?.textContent).toContain('June 1, 2026');
  });

  it('gives long names smaller letters', () => {
    const sizeOf = (name: string) =>
      documentOf(
        cardDocument({ card: { ...CARD, names: [name] }, portrait: undefined, signed: undefined }),
      ).querySelector('.name')?.className;
    expect([sizeOf('A'.repeat(24)), sizeOf('A'.repeat(48)), sizeOf('A'.repeat(121))]).toEqual([
      'name name--large',
      'name name--medium',
      'name name--small',
    ]);
  });
});
