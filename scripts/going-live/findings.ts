/** What a check before going live found, and how it is mended. */
export type Finding =
  | { readonly state: 'good'; readonly what: string }
  | { readonly state: 'fault' | 'note'; readonly what: string; readonly mend: string }
  | { readonly state: 'skipped'; readonly what: string; readonly mend: string };

export function good(what: string): Finding {
  return { state: 'good', what };
}

/** Going live has to wait for it. */
export function fault(what: string, mend: string): Finding {
  return { state: 'fault', what, mend };
}

/** Somebody has to decide it; the site runs without. */
export function note(what: string, mend: string): Finding {
  return { state: 'note', what, mend };
}

export function skipped(what: string, mend: string): Finding {
  return { state: 'skipped', what, mend };
}

/** Runs a check that throws when something is wrong. */
export async function unlessItFails(what: string, mend: string, check: () => unknown): Promise<Finding> {
  try {
    await check();
    return good(what);
  } catch (error) {
    return fault(`${what}: ${error instanceof Error ? error.message : String(error)}`, mend);
  }
}
