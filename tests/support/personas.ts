/** The users as whom the rules are tested. */
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { ADMIN_ROLE } from '../../src/domain/roles.ts';

export const OWNER = 'owner-uid-1';
export const STRANGER = 'stranger-uid';
export const ADMIN = 'admin-uid-1';

export type Persona = 'anonymous' | 'stranger' | 'owner' | 'admin';
export const PERSONAS: readonly Persona[] = ['anonymous', 'stranger', 'owner', 'admin'];

/** Contexts are cached, because each one opens a connection, which would take most of a test's time. */
const contexts = new WeakMap<RulesTestEnvironment, Map<Persona, RulesTestContext>>();

/**
 * The rules identify an admin by claim and document: `ADMIN_RECORD` of rules-data.ts must be stored too.
 */
export function as(environment: RulesTestEnvironment, persona: Persona): RulesTestContext {
  const known = contexts.get(environment) ?? new Map<Persona, RulesTestContext>();
  contexts.set(environment, known);
  const context = known.get(persona) ?? contextOf(environment, persona);
  known.set(persona, context);
  return context;
}

/** Other ways of signing in, by which anybody can take another person's address. */
export const OTHER_PROVIDERS = ['password', 'anonymous', 'custom'] as const;

/** Returns a user with these claims, signed in with Google if not otherwise. */
export function signedIn(
  environment: RulesTestEnvironment,
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
  sign_in_provider: 'google.com' | (typeof OTHER_PROVIDERS)[number] = 'google.com',
): RulesTestContext {
  return environment.authenticatedContext(uid, { ...claims, firebase: { sign_in_provider } });
}

function contextOf(environment: RulesTestEnvironment, persona: Persona): RulesTestContext {
  switch (persona) {
    case 'anonymous':
      return environment.unauthenticatedContext();
    case 'stranger':
      return signedIn(environment, STRANGER, { role: 'guide' });
    case 'owner':
      return signedIn(environment, OWNER);
    case 'admin':
      return signedIn(environment, ADMIN, { role: ADMIN_ROLE });
  }
}
