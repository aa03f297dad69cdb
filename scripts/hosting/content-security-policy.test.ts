import { expect, it } from 'vitest';
import { policyMeta, type Policy } from '../../src/domain/policy-meta.ts';
import { LOCAL_POLICIES, policyOf, PRODUCTION_POLICIES } from '../../tests/support/security-headers.ts';
import { membersPolicy, pagePolicy } from './content-security-policy.ts';
import { readSiteEnvironment, readVariables, toSiteEnvironment } from './site-environment.ts';

const COMPLETE = readVariables('rehearsal');

function policyWith(changes: Readonly<Record<string, string>>) {
  return membersPolicy(toSiteEnvironment({ ...COMPLETE, ...changes }));
}

it.each([
  ['rehearsal', PRODUCTION_POLICIES],
  ['emulators', LOCAL_POLICIES],
] as const)('pages of the build for %s list exactly what they use', (mode, policies) => {
  const environment = readSiteEnvironment(mode);
  const read = (policy: Policy) => policyOf(`<head><meta charset="utf-8">${policyMeta(policy)}`);
  expect(read(pagePolicy(environment))).toEqual(policies.page);
  expect(read(membersPolicy(environment))).toEqual(policies.members);
});

it('the policy frames the site itself only if its domain has the helper pages', () => {
  const elsewhere = policyWith({ VITE_FIREBASE_AUTH_DOMAIN: 'demo-guides.firebaseapp.com' });
  expect(elsewhere['frame-src']).toContain('https://demo-guides.firebaseapp.com');
  expect(elsewhere['frame-src']).not.toContain("'self'");
});

it('the policy lists the functions of this project, and reCAPTCHA only with App Check', () => {
  const other = policyWith({
    VITE_FIREBASE_PROJECT_ID: 'p1-guides',
    VITE_FIREBASE_APP_CHECK_SITE_KEY: 'off',
  });
  expect(other['connect-src']).toContain('https://europe-west1-p1-guides.cloudfunctions.net');
  expect(JSON.stringify(other)).not.toMatch(/recaptcha|appcheck/u);
});
