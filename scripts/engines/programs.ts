/**
 * The programs that `npm run test:engines` needs, their paths on Debian and Ubuntu, and what to install
 * when one is missing.
 */
import { globSync, existsSync } from 'node:fs';

interface Program {
  /** Environment variable with another path. */
  readonly variable: string;
  readonly places: readonly string[];
  readonly packages: readonly string[];
}

const PROGRAMS = {
  firefox: {
    variable: 'FIREFOX',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  },
  webkitDriver: {
    variable: 'WEBKIT_DRIVER',
    places: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  webkitBrowser: {
    variable: 'WEBKIT_BROWSER',
    places: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/lib/*/webkitgtk-*/MiniBrowser'],
    packages: ['webkit2gtk-driver'],
  },
  screen: { variable: 'XVFB', places: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof PROGRAMS;

function findProgram(name: ProgramName): string | undefined {
  const { variable, places } = PROGRAMS[name];
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : undefined;
  return places.flatMap((place) => globSync(place)).at(0);
}

/** Returns the path of a program. @throws Error with what to install. */
export function programOf(name: ProgramName): string {
  const program = findProgram(name);
  if (program === undefined) throw new Error(adviceFor([name]));
  return program;
}

/** Returns the given programs that are not installed. */
export function missingPrograms(names: readonly ProgramName[]): ProgramName[] {
  return names.filter((name) => findProgram(name) === undefined);
}

/** Returns what to do about missing programs. */
export function adviceFor(missing: readonly ProgramName[]): string {
  const packages = [...new Set(missing.flatMap((name) => PROGRAMS[name].packages))];
  const variables = missing.map((name) => PROGRAMS[name].variable);
  return (
    `Not found: ${missing.join(', ')}. Debian and Ubuntu:\n\n` +
    `    apt-get install --no-install-recommends ${packages.join(' ')}\n\n` +
    `or name the programs in the environment: ${variables.join(', ')}.`
  );
}
