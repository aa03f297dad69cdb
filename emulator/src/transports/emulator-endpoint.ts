/** Emulator-only HTTP endpoints (`/emulator/v1/…`) that are no part of Firestore's own API. */

export interface EndpointRequest {
  readonly method: string;
  readonly url: URL;
  /** The body as JSON, regardless of its content type; {} when empty. Throws INVALID_ARGUMENT. */
  readonly json: () => Promise<unknown>;
}

/** Returns the JSON value of a 200 response, or undefined when it does not handle the request. */
export type EmulatorEndpoint = (request: EndpointRequest) => Promise<unknown>;
