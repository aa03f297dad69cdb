/** The headers of `firebase.json`, as Hosting and its emulator send them. */
import { matchesGlob } from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };

/** Returns the headers sent with a path, by their names in lower case; of two equal ones the later wins. */
export function headersFor(pathname: string): Record<string, string> {
  const groups = firebase.hosting.headers.filter(({ source = '', regex }) =>
    regex === undefined ? matchesGlob(pathname, source) : new RegExp(regex, 'u').test(pathname),
  );
  return Object.fromEntries(
    groups.flatMap((group) => group.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}
