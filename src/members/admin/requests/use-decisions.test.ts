import { describe, expect, test } from 'vitest';
import { toRequestRow } from '../../../domain/desk/request-rows.ts';
import { sampleRequest } from '../testing/samples.ts';
import { mayApproveUnopened } from './use-decisions.ts';

describe('a renewal is approved without being opened', () => {
  const renewal = toRequestRow(sampleRequest('a', 1, { kind: 'renewal' }), new Map());
  const unchanged = { ...renewal, until: null, isUnchanged: true };
  const looked = (isAlone: boolean) => ({ note: '', looked: { seen: null, applied_revision: 0, isAlone } });
  const news = { isAnswer: false, changed: [] };

  test.each([
    ['unchanged', {}, { note: '' }, true],
    ['unchanged, with words that nobody has read', { news }, { note: '' }, false],
    ['not known to be unchanged', { isUnchanged: false }, { note: '' }, false],
    ['looked at', { news, isUnchanged: false }, looked(true), true],
    ['looked at, with somebody alike', { isUnchanged: false }, looked(false), false],
    ['looked at and unchanged', {}, looked(false), true],
    ['waiting for its guide', { waitsForGuide: true }, { note: '' }, false],
    ['with a note that was begun', {}, { note: 'Not yet' }, false],
    ['being decided', {}, { note: '', busy: 'approved' as const }, false],
    ['decided', {}, { note: '', own: { action: 'approved' as const, at: new Date() } }, false],
    ['without a known end', { until: undefined }, { note: '' }, false],
    ['a change', { kind: undefined }, { note: '' }, false],
  ])('if it is %s', (_, change, card, isPossible) => {
    expect(mayApproveUnopened({ ...unchanged, ...change }, card, 'admin')).toBe(isPossible);
  });

  test('by another admin', () => {
    expect(mayApproveUnopened(unchanged, { note: '' }, 'guide-a')).toBe(false);
  });
});
