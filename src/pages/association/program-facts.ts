import type { SchoolProgram } from '../../content/schema.ts';
import type { Localized } from '../../domain/lang.ts';

/** What programmes are compared by. */
export const COMPARED_FACTS = ['duration', 'cost', 'participants', 'difficulty'] as const;

export function factOf(
  program: SchoolProgram,
  fact: (typeof COMPARED_FACTS)[number] | 'locations',
): Localized {
  const value = program[fact];
  return 'text' in value ? value.text : value;
}
