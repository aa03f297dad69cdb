/** A result of a check before going live, and how to fix it. */
export type Finding =
  | { readonly state: 'good'; readonly what: string }
  | { readonly state: 'fault' | 'note'; readonly what: string; readonly fix: string }
  | { readonly state: 'skipped'; readonly what: string; readonly fix: string };

export function good(what: string): Finding {
  return { state: 'good', what };
}

/** Must be fixed before going live. */
export function fault(what: string, fix: string): Finding {
  return { state: 'fault', what, fix };
}

/** Needs a decision, but the site works without it. */
export function note(what: string, fix: string): Finding {
  return { state: 'note', what, fix };
}

export function skipped(what: string, fix: string): Finding {
  return { state: 'skipped', what, fix };
}

/** Runs a check that throws when something is wrong, and returns it as a finding. */
export async function unlessItFails(what: string, fix: string, check: () => unknown): Promise<Finding> {
  try {
    await check();
    return good(what);
  } catch (error) {
    return fault(`${what}: ${error instanceof Error ? error.message : String(error)}`, fix);
  }
}
