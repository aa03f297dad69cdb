import { describe, expect, it } from 'vitest';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import { sampleGuide, sampleMembership } from '../../firebase/testing/sample-documents.ts';
import { sampleCard, sampleRequest } from '../testing/samples.ts';
import { possibleSteps } from './card-data.ts';

const WITHDRAWN = { status: 'rejected', closed_as: 'withdrawn' } as const;
const REFUSED = { status: 'rejected', closed_as: null } as const;
const PENDING = { status: 'pending' } as const;
const BEFORE = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
} as const;

/** Returns the possible steps on the approval and on a later request of a verified guide. */
function stepsAfter(later?: Partial<VerificationRequest>, first: Partial<VerificationRequest> = {}) {
  const approval = sampleRequest('approval', 1, { status: 'approved', before: BEFORE, ...first });
  const newer = later ? [sampleRequest('newer', 2, { before: BEFORE, ...later })] : [];
  const attempts = [...newer, approval];
  const guide = {
    ...sampleGuide('guide', 'Nino Beridze'),
    is_verified: true,
    open_request_id: later?.status === 'pending' ? 'newer' : null,
  };
  return attempts.map((request) => possibleSteps(sampleCard(request, { guide, attempts })));
}

describe('a verification can be withdrawn at the request that gave it', () => {
  it.each([
    ['when nothing was asked for since', undefined],
    ['after a change that the guide withdrew', WITHDRAWN],
    ['after a change that was refused', REFUSED],
    ['while a change is open', PENDING],
  ])('%s', (_, later) => {
    const steps = stepsAfter(later);
    expect(steps.at(-1)).toContain('revoke');
    expect(steps.slice(0, -1).flat()).not.toContain('revoke');
  });
});

describe('a decision can be reopened', () => {
  it('if it is the latest, ignoring requests that the guide withdrew', () => {
    expect(stepsAfter().at(-1)).toContain('reopen');
    expect(stepsAfter(WITHDRAWN).at(-1)).toContain('reopen');
    expect(stepsAfter(REFUSED).map((steps) => steps.includes('reopen'))).toEqual([true, false]);
  });

  it('if it is a withdrawal, even when a later request was rejected', () => {
    const revoked = {
      status: 'rejected',
      closed_as: 'revoked',
      reviewed_at: new Date(Date.UTC(2030, 0, 3)),
    } as const;
    const refused = { ...REFUSED, reviewed_at: new Date(Date.UTC(2030, 0, 2)) };
    const both = stepsAfter(refused, revoked);
    expect(both.map((steps) => steps.includes('reopen'))).toEqual([false, true]);
  });

  it('unless it is an approval of somebody whose membership was withdrawn since', () => {
    const withdrawn = sampleMembership({ state: 'withdrawn' });
    const stepsOn = (change: Partial<VerificationRequest>) => {
      const request = sampleRequest('a', 1, { before: BEFORE, ...change });
      return possibleSteps(sampleCard(request, { membership: withdrawn, attempts: [request] }));
    };
    expect(stepsOn({ status: 'approved' })).toEqual([]);
    expect(stepsOn({ status: 'rejected', closed_as: 'revoked' })).toEqual(['reopen']);
  });

  it('unless a request is open, or nothing is known of what was before', () => {
    expect(stepsAfter(PENDING).at(-1)).not.toContain('reopen');
    for (const before of [null, undefined])
      expect(stepsAfter(undefined, { before }).at(-1)).not.toContain('reopen');
  });
});
