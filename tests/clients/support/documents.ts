/** Reads and writes documents independently of the clients: over REST, bypassing the rules. */
import type { EmulatorProcess } from 'local-firestore/testing/process';

const ROOT = 'projects/demo-test/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };

async function expectSuccess(response: Promise<Response>): Promise<Response> {
  const answered = await response;
  if (!answered.ok) throw new Error(await answered.text());
  return answered;
}

export class Documents {
  readonly #origin: string;

  constructor({ origin }: Pick<EmulatorProcess, 'origin'>) {
    this.#origin = origin;
  }

  /** Sets the field `name`, and others of a kind, of a document. */
  async write(path: string, name: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const entries = Object.entries({ name, ...more }).map(([field, text]) => [field, { stringValue: text }]);
    await expectSuccess(
      fetch(`${this.#origin}/v1/${ROOT}/${path}`, {
        method: 'PATCH',
        headers: OWNER,
        body: JSON.stringify({ fields: Object.fromEntries(entries) }),
      }),
    );
  }

  async remove(path: string): Promise<void> {
    await expectSuccess(fetch(`${this.#origin}/v1/${ROOT}/${path}`, { method: 'DELETE', headers: OWNER }));
  }

  /** Returns the fields in REST form; undefined if the document does not exist. */
  async read(path: string): Promise<unknown> {
    const response = await fetch(`${this.#origin}/v1/${ROOT}/${path}`, { headers: OWNER });
    if (response.status === 404) return undefined;
    const document: unknown = await response.json();
    return typeof document === 'object' && document !== null && 'fields' in document ? document.fields : {};
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    await expectSuccess(fetch(`${this.#origin}/emulator/v1/${ROOT}`, { method: 'DELETE' }));
  }

  /** Replaces the rules; `body` is the content of the database's match block. */
  async setRules(body: string): Promise<void> {
    const content = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;
    await expectSuccess(
      fetch(`${this.#origin}/emulator/v1/projects/demo-test:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content }] } }),
      }),
    );
  }
}
