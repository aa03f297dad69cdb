import { describe, expect, test } from 'vitest';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { RENEWAL, seenFields } from '../../../domain/verification/verification.ts';
import { aboutOf, unseenFields, renewalChanges, repeatedRejection, type CardData } from './card-data.ts';
import { sampleGuide } from '../../firebase/testing/sample-documents.ts';
import { sampleCard, sampleRequest, type SampleRequest } from '../testing/samples.ts';

const PROFILE = sampleGuide('guide-a', 'Ana Abashidze');
const APPLIED = approvedValues(PROFILE);
const GUIDE = { ...PROFILE, is_verified: true, approved: { ...APPLIED, decided_at: new Date(0) } };
const SEEN = seenFields(PROFILE);

/** A renewal in which nothing has changed, but for this. */
function renewal(data: Partial<SampleRequest['data']> = {}, known: Partial<CardData> = {}) {
  const request = sampleRequest('a', 2, { applied: APPLIED, kind: RENEWAL, ...data });
  const approval = sampleRequest('b', 1, { status: 'approved', seen: SEEN });
  return sampleCard(request, { guide: GUIDE, attempts: [request, approval], ...known });
}

describe('the changes since the last approval', () => {
  test('are those of what is asked for, then those of everything else', () => {
    const applied = { ...APPLIED, profession: 'canyoning' } as const;
    expect(renewalChanges(renewal({ applied }, { guide: { ...GUIDE, bio: 'New' } }))).toEqual([
      'profession',
      'bio',
    ]);
    expect(renewalChanges(renewal())).toEqual([]);
  });

  test('are not known of a guide who was never approved, nor of a request that says nothing', () => {
    const applied = { ...APPLIED, profession: 'canyoning' } as const;
    expect(renewalChanges(renewal({ applied }, { guide: PROFILE }))).toEqual([]);
    expect(renewalChanges(renewal({ applied }, { guide: undefined }))).toEqual([]);
    expect(renewalChanges(renewal({ applied: undefined }))).toEqual([]);
  });

  test('are known only if the last approval can be read', () => {
    expect(unseenFields(renewal())).toEqual([]);
    expect(
      unseenFields(renewal({}, { attempts: [sampleRequest('b', 1, { status: 'approved' })] })),
    ).toBeUndefined();
    expect(unseenFields(renewal({}, { attempts: [] }))).toBeUndefined();
    expect(unseenFields(renewal({}, { guide: PROFILE }))).toBeUndefined();
  });
});

test('a rejected request is about what it applied for, unless something else is approved', () => {
  const applied = { ...APPLIED, full_name: 'Ana Otherwise' };
  const about = (status: 'approved' | 'rejected', guide: CardData['guide']) =>
    aboutOf(sampleRequest('a', 1, { status, applied }).data, guide)?.full_name;
  expect([about('rejected', PROFILE), about('rejected', undefined)]).toEqual([
    'Ana Otherwise',
    'Ana Otherwise',
  ]);
  expect([about('rejected', GUIDE), about('approved', GUIDE)]).toEqual(['Ana Abashidze', 'Ana Otherwise']);
});

describe('a request after a rejection', () => {
  const rejected = {
    status: 'rejected',
    applied: APPLIED,
    seen: SEEN,
    reviewed_at: new Date('2026-01-03'),
  } as const;
  const again = (
    earlier: Partial<SampleRequest['data']> = {},
    data: Partial<SampleRequest['data']> = {},
    known: Partial<CardData> = {},
  ) => {
    const request = sampleRequest('a', 4, { applied: APPLIED, ...data });
    const before = sampleRequest('b', 1, { ...rejected, ...earlier });
    return repeatedRejection(sampleCard(request, { guide: PROFILE, attempts: [request, before], ...known }));
  };

  test('in which nothing has changed repeats it, also after one that was withdrawn', () => {
    expect(again()).toMatchObject(rejected);
    const reviewed_at = new Date('2026-01-04');
    const withdrawn = sampleRequest('c', 2, { status: 'rejected', closed_as: 'withdrawn', reviewed_at });
    const attempts = [sampleRequest('b', 1, rejected), withdrawn];
    expect(again({}, {}, { attempts })).toMatchObject(rejected);
  });

  test.each([
    ['with another profession', {}, { applied: { ...APPLIED, profession: 'canyoning' } }],
    ['with another text', {}, {}, { guide: { ...PROFILE, bio: 'New' } }],
    ['that says nothing', {}, { applied: undefined }],
    ['that is decided', {}, { status: 'rejected', reviewed_at: new Date('2026-01-05') }],
    ['of a guide who cannot be read', {}, {}, { guide: undefined }],
    ['after one that was withdrawn', { closed_as: 'withdrawn' }, {}],
    ['after one of which is not known what it saw', { seen: undefined }, {}],
    ['after nothing', {}, {}, { attempts: [] }],
  ] as const)('%s does not', (_what, earlier, data, known?: Partial<CardData>) => {
    expect(again(earlier, data, known)).toBeUndefined();
  });
});
