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

function contextOf(environment: RulesTestEnvironment, persona: Persona): RulesTestContext {
  switch (persona) {
    case 'anonymous':
      return environment.unauthenticatedContext();
    case 'stranger':
      return environment.authenticatedContext(STRANGER, { role: 'guide' });
    case 'owner':
      return environment.authenticatedContext(OWNER);
    case 'admin':
      return environment.authenticatedContext(ADMIN, { role: ADMIN_ROLE });
  }
}
