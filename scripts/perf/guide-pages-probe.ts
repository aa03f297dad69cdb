/**
 * An instance of the function `site`: prints the pages for the paths in its arguments as one line of
 * JSON.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BUNDLE = path.join(import.meta.dirname, '../../functions/lib/index.js');

interface Functions {
  readonly site: (request: IncomingMessage, response: ServerResponse) => unknown;
}

const { site }: Functions = await import(pathToFileURL(BUNDLE).href);
const server = createServer((request, response) => void site(request, response));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;

const pages: Record<string, string> = {};
for (const target of process.argv.slice(2)) {
  const response = await fetch(`http://127.0.0.1:${port}${target}`);
  if (!response.ok) throw new Error(`${target}: ${response.status}`);
  pages[target] = await response.text();
}
// A pipe is written asynchronously, and the database connection would keep the process alive.
process.stdout.write(JSON.stringify(pages), () => process.exit());
