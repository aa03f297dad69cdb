import { describe, expect, test } from 'vitest';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { toSeenProfile, withAccount } from '../../../domain/verification/seen-profile.ts';
import { RENEWAL, seenFields } from '../../../domain/verification/verification.ts';
import { deskReducer, INITIAL_DESK, type DeskAction, type DeskRequest } from './desk-state.ts';
import type { JoinedRequest } from './join-requests.ts';
import { sampleGuide, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { sampleJoined, sampleRequest } from '../testing/samples.ts';
import { isComparable, readyRenewals, renewalChanges } from './since-approval.ts';

const PROFILE = sampleGuide('guide-a', 'Ana Abashidze');
const APPLIED = approvedValues(PROFILE);
const GUIDE = { ...PROFILE, is_verified: true, approved: { ...APPLIED, decided_at: new Date(0) } };
const SEEN = seenFields(PROFILE);

/** A renewal in which nothing has changed, but for this. */
function renewal(data: Partial<DeskRequest['data']> = {}, known: Partial<JoinedRequest> = {}) {
  const request = sampleRequest('a', 2, { applied: APPLIED, kind: RENEWAL, ...data });
  const approval = sampleRequest('b', 1, { status: 'approved', seen: SEEN });
  return sampleJoined(request, { guide: GUIDE, attempts: [request, approval], ...known });
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
    expect(isComparable(renewal())).toBe(true);
    expect(isComparable(renewal({}, { attempts: [sampleRequest('b', 1, { status: 'approved' })] }))).toBe(
      false,
    );
    expect(isComparable(renewal({}, { attempts: [] }))).toBe(false);
    expect(isComparable(renewal({}, { guide: PROFILE }))).toBe(false);
  });
});

describe('a renewal is ready without further review', () => {
  const profile = { ...sampleProfile('Ana Abashidze'), avatar_url: null };
  const viewed: DeskAction = { type: 'viewed', id: 'a', seen: toSeenProfile(withAccount(GUIDE, profile)) };
  const isReady = (joined: JoinedRequest, ...actions: readonly DeskAction[]) =>
    readyRenewals([viewed, ...actions].reduce(deskReducer, INITIAL_DESK), [joined]).length === 1;
  const request = sampleRequest('a', 2);
  const note = (text: string): DeskAction => ({ type: 'note', request, note: text });

  test('once it was viewed', () => {
    const seen = toSeenProfile(withAccount(GUIDE, profile));
    const state = deskReducer(INITIAL_DESK, viewed);
    const joined = renewal({}, { profile });
    const { name } = joined;
    expect(readyRenewals(state, [joined])).toEqual([
      { request: joined.request, name, decision: 'approved', note: '', seen },
    ]);
    expect(readyRenewals(INITIAL_DESK, [joined])).toEqual([]);
    expect(isReady(joined, note(' '))).toBe(true);
  });

  const applied = { ...APPLIED, profession: 'canyoning' } as const;
  const current = { ...request.data, status: 'rejected' } as const;
  const picture = { ...profile, avatar_url: 'https://example.com/new.webp' };
  test.each<[string, JoinedRequest]>([
    ['another kind of request', renewal({ kind: undefined }, { profile })],
    ['one that somebody has decided', renewal({}, { profile, current })],
    ['the admin’s own', renewal({}, { profile, isOwn: true })],
    ['one whose profile is gone', renewal({}, { profile, guide: undefined })],
    ['one that cannot be compared', renewal({}, { profile, attempts: [] })],
    ['one that asks for something else', renewal({ applied }, { profile })],
    ['one that changed after it was viewed', renewal({}, { profile: picture })],
  ])('but not %s', (_, joined) => {
    expect(isReady(joined)).toBe(false);
  });

  test.each<[string, DeskAction]>([
    ['with a note', note('Hello')],
    ['that is being decided', { type: 'decide', request, decision: 'approved' }],
    ['whose decision failed', { type: 'decide-failed', id: 'a', cause: { problem: 'errors.offline' } }],
    [
      'whose decision was refused because of a change',
      { type: 'decide-failed', id: 'a', cause: { changed: [] } },
    ],
    [
      'that somebody else decided first',
      { type: 'decide-failed', id: 'a', cause: { earlier: { decision: 'approved', reviewer: undefined } } },
    ],
  ])('but not one %s', (_, action) => {
    expect(isReady(renewal({}, { profile }), action)).toBe(false);
  });
});
