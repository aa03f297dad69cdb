/** Requests and responses of the streaming and writing RPCs, independent of the transport. */
import type { FieldPath, StructuredQuery } from './query.ts';
import type { StatusCode } from './status-error.ts';
import type { Document, Fields, Timestamp, Value } from './value.ts';

export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly updateTime: Timestamp };

export type Transform = { readonly field: FieldPath } & (
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment'; readonly operand: Value }
  | { readonly kind: 'appendMissingElements' | 'removeAllFromArray'; readonly elements: readonly Value[] }
);

export type Write = { readonly name: string; readonly precondition?: Precondition } & (
  | {
      readonly kind: 'update';
      readonly fields: Fields;
      /** Without a mask the whole document is replaced. */
      readonly mask?: readonly FieldPath[];
      readonly transforms: readonly Transform[];
    }
  | { readonly kind: 'delete' }
  | { readonly kind: 'verify' }
);

export interface WriteResult {
  readonly updateTime?: Timestamp;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: Timestamp;
}

export interface Target {
  readonly targetId: number;
  readonly what:
    | { readonly kind: 'query'; readonly parent: string; readonly query: StructuredQuery }
    | { readonly kind: 'documents'; readonly names: readonly string[] }
    /** Could not be decoded: only this target is refused, the stream stays open for the others. */
    | { readonly kind: 'invalid'; readonly code: StatusCode; readonly message: string };
  readonly resumeToken?: Uint8Array;
  readonly readTime?: Timestamp;
}

export type ListenRequest = { readonly database: string } & (
  | { readonly kind: 'add'; readonly target: Target }
  | { readonly kind: 'remove'; readonly targetId: number }
);

export type ListenResponse =
  | {
      readonly kind: 'targetChange';
      readonly change: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      readonly targetIds: readonly number[];
      readonly cause?: { readonly code: StatusCode; readonly message: string };
      readonly resumeToken?: Uint8Array;
      readonly readTime?: Timestamp;
    }
  | {
      readonly kind: 'documentChange';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'documentDelete' | 'documentRemove';
      readonly name: string;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Timestamp;
    };

export interface WriteRequest {
  readonly database: string;
  readonly streamId: string;
  readonly streamToken: Uint8Array;
  readonly writes: readonly Write[];
}

export interface WriteResponse {
  readonly streamId: string;
  readonly streamToken: Uint8Array;
  readonly writeResults: readonly WriteResult[];
  readonly commitTime?: Timestamp;
}

/** The response half of a bidirectional stream, independent of the transport. */
export interface StreamSink<Response> {
  send(message: Response): void;
  /** Whether the client is slow or gone, so that much of the sent data is still unread. */
  isBehind(): boolean;
  /** Calls back once, when the client has caught up; never after the end of the stream. */
  onceReady(callback: () => void): void;
  /** Ends the stream with an error; nothing may be sent afterwards. */
  fail(code: StatusCode, message: string): void;
  /** Ends the stream normally. */
  end(): void;
}

/** The request half of the stream: the transport passes the client's messages to it. */
export interface StreamReceiver<Request> {
  receive(message: Request): void;
  /** The client closed its half, or the connection was lost. */
  close(): void;
}
