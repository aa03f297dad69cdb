/**
 * The emulator's own HTTP endpoints: rules, clearing, health. Triggers and exports are
 * handed in. Measured: rules with errors are 400 unless `ignore_errors` asks for 200 with the issues (the
 * old rules stay either way); `severity` is a string; rules and clearing need no admin; DELETE refuses
 * a malformed token; `GET /` is `Ok`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { property } from '../model/json.ts';
import { checkDatabaseName, checkDocumentName } from '../model/resource-name.ts';
import { invalidArgument } from '../model/status-error.ts';
import { coverageReport } from '../rules/coverage.ts';
import type { RulesIssue } from '../rules/types.ts';
import { authenticate } from '../service/auth.ts';
import { formatIssues } from '../service/rules-gate.ts';
import type { EmulatorServices } from '../service/services.ts';
import type { EmulatorEndpoint } from './emulator-endpoint.ts';
import { respondJson, respondNotFound, respondText, readJson } from './http-response.ts';

const RULES_PATH = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const COVERAGE_PATH = /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage$/;
const DOCUMENTS_PATH = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.+)?$/;

/**
 * Handles all requests outside of the Firestore API itself; throws a StatusError. Tries the `endpoints`
 * in order; the first with a response wins.
 */
export async function handleEmulatorRequest(
  services: EmulatorServices,
  endpoints: readonly EmulatorEndpoint[],
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? '';
  if (url.pathname === '/' && (method === 'GET' || method === 'HEAD'))
    return respondText(response, 200, 'Ok\n', 'text/plain');
  const rules = RULES_PATH.exec(url.pathname)?.[1];
  if (rules !== undefined && method === 'PUT') return putRules(services, rules, request, response);
  const documents = DOCUMENTS_PATH.exec(url.pathname);
  if (documents?.[1] !== undefined && method === 'DELETE') {
    authenticate(request.headers.authorization);
    clear(services, documents[1], documents[2] ?? '');
    return respondJson(response, {});
  }
  const covered = COVERAGE_PATH.exec(url.pathname)?.[1];
  const ruleset = covered === undefined ? undefined : services.gate.ruleset(decodeURIComponent(covered));
  if (method === 'GET' && ruleset) return respondJson(response, coverageReport(ruleset));
  for (const endpoint of endpoints) {
    const json = await endpoint({ method, url, json: () => readJson(request) });
    if (json !== undefined) return respondJson(response, json);
  }
  request.resume();
  respondNotFound(response);
}

async function putRules(
  services: EmulatorServices,
  project: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readJson(request);
  const result = services.gate.setRules(decodeURIComponent(project), rulesSource(body));
  if (!result.ruleset && !ignoresErrors(body)) {
    throw invalidArgument(`Error compiling rules:\n${formatIssues(result.issues)}`);
  }
  respondJson(response, result.issues.length > 0 ? { issues: result.issues.map(issueJson) } : {});
}

function issueJson({ line, column, severity, description }: RulesIssue): object {
  return { sourcePosition: { line, column }, description, severity };
}

/** `{"rules":{"files":[{"name"?,"content"}]},"ignore_errors"?}` */
function rulesSource(body: unknown): string {
  const files = property(property(body, 'rules'), 'files');
  const contents = Array.isArray(files) ? files.map((file) => property(file, 'content')) : [];
  const [content, ...more] = contents;
  if (typeof content !== 'string' || more.length > 0) {
    throw invalidArgument('Exactly one rules file with its content is expected.');
  }
  return content;
}

function ignoresErrors(body: unknown): boolean {
  return property(body, 'ignore_errors') === true || property(body, 'ignoreErrors') === true;
}

function clear(services: EmulatorServices, database: string, path: string): void {
  const decoded = decodeURIComponent(database);
  checkDatabaseName(decoded);
  if (path === '') return services.clearDocuments(decoded);
  const name = `${decoded}/documents${decodeURIComponent(path)}`;
  checkDocumentName(name);
  services.clearDocuments(decoded, name);
}
