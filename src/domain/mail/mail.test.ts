import { describe, expect, it } from 'vitest';
import { isUnwanted } from '../guide/mail-choices.ts';
import { isRecallable, mailStep, nextAttempt, type Mail } from './mail.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const BEFORE = new Date('2026-05-01T11:59:59Z');
const AFTER = new Date('2026-05-01T12:00:01Z');

function email(state: Mail['delivery']['state'], more: Partial<Mail['delivery']> = {}): Mail {
  const times = { startTime: null, endTime: null, leaseExpireTime: null, nextAttemptTime: null };
  return {
    toUids: ['u'],
    to: [],
    message: { subject: '', text: '', html: '' },
    created_at: BEFORE,
    delivery: { state, attempts: 0, error: null, ...times, ...more },
  };
}

describe('an email', () => {
  it.each<[string, Mail, string]>([
    ['that is new', email('PENDING'), 'send'],
    ['before it may be sent', email('PENDING', { nextAttemptTime: AFTER }), 'wait'],
    ['before its next attempt', email('RETRY', { nextAttemptTime: AFTER }), 'wait'],
    ['at its next attempt', email('RETRY', { nextAttemptTime: NOW }), 'send'],
    ['to be tried again at no time in particular', email('RETRY'), 'send'],
    ['that somebody else is sending', email('PROCESSING', { leaseExpireTime: AFTER }), 'wait'],
    ['whose sending was cut off', email('PROCESSING', { leaseExpireTime: NOW }), 'give-up'],
    ['whose sending left no time', email('PROCESSING'), 'give-up'],
    ['that was sent', email('SUCCESS', { nextAttemptTime: BEFORE, leaseExpireTime: BEFORE }), 'wait'],
    ['that was given up', email('ERROR', { nextAttemptTime: BEFORE, leaseExpireTime: BEFORE }), 'wait'],
  ])('%s', (_, mail, step) => {
    expect(mailStep(mail, NOW)).toBe(step);
  });

  it('retries a failed email for a day with increasing delays, then gives up', () => {
    const waits: number[] = [];
    for (let next = nextAttempt(1, NOW); next !== undefined; next = nextAttempt(waits.length + 1, NOW)) {
      waits.push((next.getTime() - NOW.getTime()) / 60_000);
    }
    expect(waits[0]).toBe(5);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.reduce((sum, minutes) => sum + minutes)).toBe(24 * 60);
  });
});

it('an email may be unwanted only where its receiver said so', () => {
  expect(isUnwanted({ unwanted_mail: ['early-reminders'] }, 'early-reminders')).toBe(true);
  expect(isUnwanted({ unwanted_mail: ['early-reminders'] }, 'request-received')).toBe(false);
  expect(isUnwanted({}, 'request-received')).toBe(false);
});

it('can be recalled only before its sending, for exactly its decision', () => {
  const decision = { request_id: 'r', decided_at: NOW };
  const pending = { ...email('PENDING'), decision };
  expect(isRecallable(pending, { request_id: 'r', decided_at: new Date(NOW) })).toBe(true);
  expect(isRecallable(pending, { request_id: 'other', decided_at: NOW })).toBe(false);
  expect(isRecallable(pending, { request_id: 'r', decided_at: AFTER })).toBe(false);
  expect(isRecallable(email('PENDING'), decision)).toBe(false);
  for (const state of ['PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'] as const)
    expect(isRecallable({ ...email(state), decision }, decision)).toBe(false);
});
