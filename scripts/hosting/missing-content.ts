/** Lists what a published site would leave out because the association has not supplied it. */
import { partners } from '../../src/content/partners.ts';
import { site } from '../../src/content/site.ts';

/** Set to `accepted` in `.env.production` to publish without it. */
export const WITHOUT_CONTENT = 'VITE_WITHOUT_MISSING_CONTENT';

const DETAILS = {
  phone: 'the telephone number of the association',
  email: 'the email address of the association',
  instagram: 'the address of the association on Instagram',
  facebook: 'the address of the association on Facebook',
} as const;

const DETAIL_NAMES = ['phone', 'email', 'instagram', 'facebook'] as const;

/** Returns one line per missing item, with the file it belongs to. */
export function missingContent(): string[] {
  const details = DETAIL_NAMES.filter((name) => site[name] === undefined).map(
    (name) => `${DETAILS[name]} (src/content/site.ts: ${name})`,
  );
  const unlinked = partners.filter(({ url }) => url === undefined);
  if (unlinked.length === 0) return details;
  return [...details, `the websites of ${unlinked.length} partners (src/content/partners.ts: url)`];
}

/**
 * @returns a message about the missing content, undefined when nothing is missing.
 * @throws Error that lists what is missing, unless the environment accepts it.
 */
export function withoutMissing(
  missing: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (missing.length === 0) return undefined;
  const list = `The pages leave out what the association has not supplied:\n  ${missing.join('\n  ')}\n`;
  if (env[WITHOUT_CONTENT] === 'accepted') return list;
  throw new Error(
    `${list}Supply it, or write ${WITHOUT_CONTENT}=accepted into .env.production to publish without it.`,
  );
}
