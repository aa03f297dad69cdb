/** What a check before going live found, and how it is fixed. */
export type Finding =
  | { readonly state: 'good'; readonly what: string }
  | { readonly state: 'fault' | 'note'; readonly what: string; readonly fix: string }
  | { readonly state: 'skipped'; readonly what: string; readonly fix: string };

export function good(what: string): Finding {
  return { state: 'good', what };
}

/** Going live has to wait for it. */
export function fault(what: string, fix: string): Finding {
  return { state: 'fault', what, fix };
}

/** Someone has to decide it; the site runs without. */
export function note(what: string, fix: string): Finding {
  return { state: 'note', what, fix };
}

export function skipped(what: string, fix: string): Finding {
  return { state: 'skipped', what, fix };
}

/** Runs a check that throws when something is wrong. */
export async function unlessItFails(what: string, fix: string, check: () => unknown): Promise<Finding> {
  try {
    await check();
    return good(what);
  } catch (error) {
    return fault(`${what}: ${error instanceof Error ? error.message : String(error)}`, fix);
  }
}
