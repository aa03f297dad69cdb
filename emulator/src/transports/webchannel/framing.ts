/**
 * Wire forms of WebChannel protocol version 8, as the web SDK's webchannel-wrapper writes and reads
 * them: numbered arrays framed by their length, and forms carrying client messages.
 */

/** One client message with its number in the session (0 for the first of the handshake). */
export interface NumberedText {
  readonly number: number;
  readonly text: string;
}

export interface ForwardForm {
  /** Lower-case names; only the handshake carries any. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly NumberedText[];
}

/**
 * `<length>\n<json>`: the length counts UTF-16 code units, not bytes, because the client slices a
 * JavaScript string.
 */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** A frame of server messages `[[id,[payload]],…]`; payloads are JSON texts already. */
export function frameArrays(arrays: readonly { readonly id: number; readonly payload: string }[]): string {
  return frame(`[${arrays.map(({ id, payload }) => `[${id},[${payload}]]`).join(',')}]`);
}

/**
 * Decodes the body of a handshake or forward POST. Throws a SyntaxError when counts or numbers are
 * malformed or a message announced by `count` is missing.
 */
export function parseForwardForm(body: string): ForwardForm {
  const form = new URLSearchParams(body);
  const count = wholeNumber(form.get('count') ?? '0', 'count');
  const offset = count === 0 ? 0 : wholeNumber(form.get('ofs') ?? '', 'ofs');
  const messages: NumberedText[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = form.get(`req${index}___data__`);
    if (text === null) throw new SyntaxError(`message ${index} of ${count} is missing`);
    messages.push({ number: offset + index, text });
  }
  return { headers: parseHeaderLines(form.get('headers') ?? ''), messages };
}

function parseHeaderLines(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** A non-negative decimal integer; array ids and message numbers are never anything else. */
export function wholeNumber(text: string, what: string): number {
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || !Number.isSafeInteger(value)) {
    throw new SyntaxError(`${what} is not a whole number`);
  }
  return value;
}
