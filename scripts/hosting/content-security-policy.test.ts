import { expect, it } from 'vitest';
import { policyMeta } from '../../src/domain/policy-meta.ts';
import { localPolicy, pagePolicy, PRODUCTION_POLICY } from '../../tests/support/security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readSiteEnvironment, readVariables, toSiteEnvironment } from './site-environment.ts';

const COMPLETE = readVariables('rehearsal');

function policyWith(changes: Readonly<Record<string, string>>) {
  return contentSecurityPolicy(toSiteEnvironment({ ...COMPLETE, ...changes }));
}

it.each([
  ['rehearsal', PRODUCTION_POLICY],
  ['emulators', localPolicy()],
] as const)('a page of the build for %s lists exactly what it uses', (mode, policy) => {
  const meta = policyMeta(contentSecurityPolicy(readSiteEnvironment(mode)));
  expect(pagePolicy(`<head><meta charset="utf-8">${meta}`)).toEqual(policy);
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
