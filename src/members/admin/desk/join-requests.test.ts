import { describe, expect, test } from 'vitest';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { sampleGuide, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { sampleRequest } from '../testing/samples.ts';
import type { DeskRequest } from './desk-state.ts';
import { joinRequest, mergePinned, reviewersOf } from './join-requests.ts';

describe('pinned requests', () => {
  const ids = (requests: readonly DeskRequest[]) => requests.map(({ id }) => id);
  const listed = [sampleRequest('b', 2), sampleRequest('d', 4)];
  const pinned = [sampleRequest('c', 3), sampleRequest('a', 1)];

  test('are sorted into the order of the list', () => {
    expect(ids(mergePinned(listed, pinned, 'oldest'))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(mergePinned(listed, pinned, 'newest'))).toEqual(['d', 'c', 'b', 'a']);
  });

  test('are listed once, in the version of the list', () => {
    const older = sampleRequest('b', 2, { admin_notes: 'older state' });
    expect(mergePinned(listed, [older], 'oldest')).toEqual(listed);
  });

  test('are not added to the lists of decided requests, which stay as read', () => {
    const byDecision = [sampleRequest('old', 1), sampleRequest('new', 9), sampleRequest('middle', 5)];
    expect(mergePinned(byDecision, [], 'newest')).toEqual(byDecision);
  });

  test('with the same time have a stable order, and one without a date is the oldest', () => {
    const [x, y] = [sampleRequest('x', 2), sampleRequest('y', 2)];
    expect(ids(mergePinned([x], [y], 'oldest'))).toEqual(['x', 'y']);
    expect(ids(mergePinned([x], [y], 'newest'))).toEqual(['y', 'x']);
    const undated = sampleRequest('z', 1, { requested_at: null });
    expect(ids(mergePinned(listed, [undated], 'oldest'))).toEqual(['z', 'b', 'd']);
  });
});

describe('a joined request', () => {
  const request = sampleRequest('a');
  const uid = request.data.user_id;
  const guide = sampleGuide(uid, 'Name in the guide profile');
  const profile = sampleProfile('Nino Beridze');
  const nothing = {
    profiles: new Map(),
    guides: new Map(),
    memberships: new Map(),
    attempts: new Map(),
    left: new Map(),
    adminId: 'admin',
    nameless: 'Name not given',
  };
  const everything = {
    ...nothing,
    profiles: new Map([
      [uid, [{ data: profile }]],
      ['second', [{ data: sampleProfile('Nana First') }]],
    ]),
    guides: new Map([[uid, [{ data: guide }]]]),
    attempts: new Map([[uid, [request]]]),
  };

  test('is not loaded until account and guide profile are read, even if one of them does not exist', () => {
    expect(joinRequest(request, nothing).isLoaded).toBe(false);
    expect(joinRequest(request, { ...everything, guides: new Map() }).isLoaded).toBe(false);
    expect(joinRequest(request, { ...everything, profiles: new Map() }).isLoaded).toBe(false);
    const erased = { ...everything, guides: new Map([[uid, []]]) };
    expect(joinRequest(request, erased)).toMatchObject({ isLoaded: true, guide: undefined });
  });

  test('has the name of the account, else of the guide profile, else a placeholder', () => {
    expect(joinRequest(request, { ...everything, profiles: new Map() }).name).toBe(guide.full_name);
    expect(joinRequest(request, nothing).name).toBe('Name not given');
  });

  test('has the name that it asks for or has confirmed, else the approved one', () => {
    const sent = { ...approvedValues(guide), full_name: 'As sent' };
    const waiting = sampleRequest('a', 0, { applied: sent });
    const decided_at = new Date('2026-06-02T10:00:00Z');
    const verified = {
      ...guide,
      is_verified: true,
      approved: { ...approvedValues(guide), full_name: 'As approved', decided_at },
    };
    const changed = { ...everything, attempts: new Map(), guides: new Map([[uid, [{ data: verified }]]]) };
    expect(joinRequest(waiting, changed)).toMatchObject({ name: 'As sent', about: sent });
    const approved = { ...waiting, data: { ...waiting.data, status: 'approved' as const } };
    // A later request has replaced it.
    expect(joinRequest(approved, changed).name).toBe('As sent');
    const decided = { ...waiting, data: { ...waiting.data, status: 'rejected' as const } };
    expect(joinRequest(decided, changed).name).toBe('As approved');
    // Revoked: nothing is approved.
    const revoked = new Map([[uid, [{ data: { ...verified, is_verified: false } }]]]);
    expect(joinRequest(decided, { ...changed, guides: revoked }).name).toBe('Nino Beridze');
  });

  test('shows a decision of another admin, and who took it', () => {
    const decided = { ...request.data, status: 'approved', reviewed_by: 'second' } as const;
    const attempts = new Map([[uid, [sampleRequest('later'), { id: 'a', data: decided }]]]);
    const joined = joinRequest(request, { ...everything, attempts });
    expect(joined.request).toBe(request);
    expect(joined.current).toBe(decided);
    expect(joined.reviewer).toBe('Nana First');
    expect(reviewersOf([], { attempts, left: new Map() })).toEqual(['second']);
  });

  describe('with a copy from the server', () => {
    const earlier = sampleRequest('earlier', 1, { status: 'rejected', reviewed_by: 'second' });
    const desk = { profile, guide, membership: null, attempts: [{ id: 'a', data: request.data }, earlier] };
    const copied = { id: 'a', data: { ...request.data, desk } };

    test('needs nothing else', () => {
      const joined = joinRequest(copied, nothing);
      expect(joined).toMatchObject({ isLoaded: true, name: 'Nino Beridze', profile, guide });
      expect(joined.attempts).toEqual([copied, earlier]);
      expect(joined.current).toBe(copied.data);
      // Must be the same object each time, or cards would re-render.
      expect(joinRequest(copied, nothing).attempts).toBe(joined.attempts);
      expect(reviewersOf([copied], nothing)).toEqual(['second']);
    });

    test('prefers documents that were read, as after a refusal', () => {
      const renamed = sampleGuide(uid, 'Later name');
      const read = { ...everything, guides: new Map([[uid, [{ data: renamed }]]]) };
      expect(joinRequest(copied, read).guide).toBe(guide);
      const whole = { ...read, memberships: new Map([[uid, []]]) };
      expect(joinRequest(copied, whole).guide).toBe(renamed);
    });

    test('shows another admin’s decision by which it has left the list', () => {
      const decided = { ...request.data, status: 'approved', reviewed_by: 'second' } as const;
      const left = new Map([['a', [{ data: decided }]]]);
      expect(joinRequest(copied, { ...nothing, profiles: everything.profiles, left })).toMatchObject({
        current: decided,
        reviewer: 'Nana First',
      });
    });
  });
});
