import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  callMessage,
  decideRequest,
  deleteMyAccount,
  exportMyData,
  nameAdmin,
  planAssociationYear,
  refusalOfError,
  removeAdmin,
  reopenRequest,
  revokeVerification,
  setAssociationYear,
  setMembershipEnd,
  signMyCard,
  undoChange,
  withdrawRequest,
} from './callables.ts';
import { FailureError } from './errors.ts';
import { fail, respond, respondLater, sentCalls, setUpCallableServer } from './testing/callable-server.ts';

setUpCallableServer();

afterEach(() => {
  vi.useRealTimers();
});

const END = {
  user_id: 'u',
  present_last_day: '2026-03-31',
  last_day: '2027-03-31',
  admin_notes: 'Paid.',
};
const AT = '2026-05-01T10:00:00.000Z';
const SEEN = { status: 'approved' } as const;
const REOPENED = { request_id: 'r', status: 'pending', was_notified: true };

const DECISION = { request_id: 'r', decision: 'rejected', admin_notes: 'Why.' } as const;
const DECIDED = { request_id: 'r', status: 'rejected', reviewed_at: '2026-01-01T00:00:00.000Z' };

test.each<[string, () => Promise<unknown>, object, unknown, unknown]>([
  ['processVerificationRequest', () => decideRequest(DECISION), DECISION, DECIDED, DECIDED],
  ['withdrawRequest', () => withdrawRequest('r'), { request_id: 'r' }, {}, undefined],
  [
    'reopenRequest',
    () => reopenRequest('r', SEEN, 'A mistake.'),
    { request_id: 'r', seen: SEEN, admin_notes: 'A mistake.' },
    REOPENED,
    REOPENED,
  ],
  ['reopenRequest', () => reopenRequest('r', SEEN), { request_id: 'r', seen: SEEN }, REOPENED, REOPENED],
  ['reopenRequest', () => reopenRequest('r', SEEN, ''), { request_id: 'r', seen: SEEN }, REOPENED, REOPENED],
  ['signMyCard', signMyCard, {}, { signed: 'words' }, 'words'],
  ['signMyCard', signMyCard, {}, { signed: null }, undefined],
  [
    'revokeVerification',
    () => revokeVerification({ user_id: 'u', admin_notes: 'Why.' }),
    { user_id: 'u', admin_notes: 'Why.' },
    {},
    undefined,
  ],
  [
    'undoChange',
    () => undoChange('u', 'revoked', AT),
    { user_id: 'u', action: 'revoked', at: AT },
    {},
    undefined,
  ],
  ['nameAdmin', () => nameAdmin('a@b.org', 'admin'), { email: 'a@b.org', role: 'admin' }, {}, undefined],
  ['removeAdmin', () => removeAdmin('u'), { user_id: 'u' }, {}, undefined],
  ['setMembershipEnd', () => setMembershipEnd(END), END, {}, undefined],
  [
    'setAssociationYear',
    () => planAssociationYear(null),
    { year_end: null },
    { touched: 2, is_set: false },
    2,
  ],
  [
    'setAssociationYear',
    () => setAssociationYear({ month: 3, day: 31 }, { year_end: null, touched: 2 }),
    { year_end: { month: 3, day: 31 }, seen: { year_end: null, touched: 2 } },
    {},
    undefined,
  ],
  ['exportMyData', exportMyData, {}, { profile: { name: 'Nino' } }, { profile: { name: 'Nino' } }],
  ['deleteMyAccount', deleteMyAccount, {}, {}, undefined],
])(
  '%s sends what the server expects, and returns what it answers',
  async (name, call, data, answer, returned) => {
    respond(answer);
    expect(await call()).toEqual(returned);
    expect(sentCalls()).toEqual([{ name, data }]);
  },
);

test('an answer in another form is a failure', async () => {
  respond({ status: 'approved' });
  await expect(decideRequest({ request_id: 'r', decision: 'approved' })).rejects.toThrow('request_id');
  respond({ signed: 5 });
  await expect(signMyCard()).rejects.toThrow('signed');
});

describe('a call that fails', () => {
  const failureOfCall = () => withdrawRequest('r').catch((error: unknown) => error);

  test('tells the reason of the server', async () => {
    fail('FAILED_PRECONDITION', { reason: 'changed-meanwhile', changed: ['bio'] });
    const error = await failureOfCall();
    expect(refusalOfError(error)).toEqual({ reason: 'changed-meanwhile', changed: ['bio'] });
    expect(callMessage(error)).toBe('errors.refusal-changed-meanwhile');
  });

  test.each([
    ['without a reason', undefined],
    ['with an unknown reason', { reason: 'bad-weather' }],
  ])('%s tells what happened', async (_what, details) => {
    fail('RESOURCE_EXHAUSTED', details);
    const error = await failureOfCall();
    expect(refusalOfError(error)).toBeUndefined();
    expect(callMessage(error)).toBe('errors.quota');
  });

  test('in another way has no reason', () => {
    const error = Object.assign(new Error('own'), { details: { reason: 'already-decided' } });
    expect(refusalOfError(error)).toBeUndefined();
    expect(callMessage(error)).toBe('errors.unexpected');
  });

  test('is given up after half a minute', async () => {
    vi.useFakeTimers();
    respondLater({});
    const failed = vi.fn<(error: unknown) => void>();
    void withdrawRequest('r').catch(failed);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed).toHaveBeenCalledExactlyOnceWith(new FailureError('timeout'));
  });

  test('is not sent without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOfCall()).toEqual(new FailureError('offline'));
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });
});
