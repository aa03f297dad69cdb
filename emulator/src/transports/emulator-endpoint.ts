/** Emulator-only HTTP endpoints (`/emulator/v1/…`) that are no part of Firestore's own API. */

export interface EndpointRequest {
  readonly method: string;
  readonly url: URL;
  /** The body as JSON, whatever its content type; {} when empty. Throws INVALID_ARGUMENT. */
  readonly json: () => Promise<unknown>;
}

/** Gives the JSON value of a 200 answer, or undefined when the request is not its own. */
export type EmulatorEndpoint = (request: EndpointRequest) => Promise<unknown>;
