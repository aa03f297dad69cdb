/**
 * gRPC for the Node and Admin SDKs, over connections handed in by the shared port. Loaded on the
 * first such connection only: browsers never need it, and it takes half of the start time.
 * Services v1 and v1beta1 are the same; messages may be 100 MiB; `grpc-message` is
 * percent-encoded by grpc-js, which matters because rules messages begin with a newline.
 */
import type { Socket } from 'node:net';
import {
  Metadata,
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { StreamReceiver, StreamSink } from '../model/messages.ts';
import { decodeWire } from '../protobuf/reader.ts';
import { encodeWire } from '../protobuf/writer.ts';
import { STATUS_CODES, StatusError, statusOf, type StatusCode } from '../model/status-error.ts';
import type { EmulatorServices } from '../service/services.ts';
import { callRpc, RPC_METHODS } from './rpc-methods.ts';
import { openStream, type StreamMethod } from './streams.ts';

const SERVICES = ['google.firestore.v1.Firestore', 'google.firestore.v1beta1.Firestore'];
const MAX_MESSAGE_BYTES = 100 << 20;
const PROTOBUF = { decode: decodeWire, encode: encodeWire };

type Unary = ServerUnaryCall<Buffer, Buffer>;
type Streaming = ServerWritableStream<Buffer, Buffer>;
type Duplex = ServerDuplexStream<Buffer, Buffer>;

export interface GrpcEndpoint {
  serve(socket: Socket): void;
  close(): void;
}

export function createGrpcEndpoint(services: EmulatorServices): GrpcEndpoint {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const handlers = implement(services);
  for (const service of SERVICES) server.addService(define(service), handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    serve: (socket) => injector.injectConnection(socket),
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

const asIs = (bytes: Buffer): Buffer => bytes;

/** Messages stay bytes here, so that a malformed one gets the right status and not INTERNAL. */
function define(service: string): ServiceDefinition {
  const entry = (name: string, requestStream: boolean, responseStream: boolean) => [
    name,
    {
      path: `/${service}/${name}`,
      requestStream,
      responseStream,
      requestSerialize: asIs,
      requestDeserialize: asIs,
      responseSerialize: asIs,
      responseDeserialize: asIs,
    },
  ];
  return Object.fromEntries([
    ...[...RPC_METHODS].map(([name, { isStreaming }]) => entry(name, false, isStreaming)),
    entry('Listen', true, true),
    entry('Write', true, true),
  ]);
}

function implement(services: EmulatorServices): UntypedServiceImplementation {
  const rpcs = [...RPC_METHODS].map(([name, method]) => {
    const call = async (request: Buffer, metadata: Metadata): Promise<Buffer[]> => {
      const raw = decodeWire(method.request, request);
      const responses = await callRpc(services, method, raw, authorizationOf(metadata));
      return responses.map((response) => encodeWire(method.response, response));
    };
    return [name, method.isStreaming ? streaming(call) : unary(call)] as const;
  });
  const stream = (method: StreamMethod) => (call: Duplex) => connect(services, method, call);
  return {
    ...Object.fromEntries(rpcs),
    Listen: stream('Listen'),
    Write: stream('Write'),
  };
}

type RpcCall = (request: Buffer, metadata: Metadata) => Promise<Buffer[]>;

function unary(rpc: RpcCall) {
  return (call: Unary, callback: sendUnaryData<Buffer>): void => {
    rpc(call.request, call.metadata).then(
      ([response]) => callback(null, response ?? Buffer.alloc(0)),
      (error: unknown) => callback(grpcStatus(error)),
    );
  };
}

function streaming(rpc: RpcCall) {
  return async (call: Streaming): Promise<void> => {
    try {
      const cancelled = new Promise<void>((resolve) => call.once('cancelled', resolve));
      for (const response of await rpc(call.request, call.metadata)) {
        if (call.cancelled) return;
        if (call.write(response)) continue;
        await Promise.race([cancelled, new Promise<void>((resolve) => call.once('drain', resolve))]);
      }
      call.end();
    } catch (error) {
      call.emit('error', grpcStatus(error));
    }
  };
}

/** Connects a bidirectional call to one of the stream services. */
function connect(services: EmulatorServices, method: StreamMethod, call: Duplex): void {
  const sink = new GrpcSink(call);
  let receiver: StreamReceiver<Buffer>;
  try {
    receiver = openStream(services, method, authorizationOf(call.metadata), sink, PROTOBUF);
  } catch (error) {
    sink.failWith(error);
    return;
  }
  call.on('data', (bytes: Buffer) => {
    try {
      receiver.receive(bytes);
    } catch (error) {
      sink.failWith(error);
      receiver.close();
    }
  });
  for (const event of ['end', 'cancelled', 'error', 'close']) call.on(event, () => receiver.close());
}

class GrpcSink implements StreamSink<Buffer> {
  readonly #call: Duplex;
  #over = false;

  constructor(call: Duplex) {
    this.#call = call;
  }

  send(message: Buffer): void {
    if (!this.#over) this.#call.write(message);
  }

  isBehind(): boolean {
    return this.#call.writableNeedDrain;
  }

  onceReady(callback: () => void): void {
    this.#call.once('drain', callback);
  }

  fail(code: StatusCode, message: string): void {
    this.failWith(new StatusError(code, message));
  }

  failWith(error: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#call.emit('error', grpcStatus(error));
  }

  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#call.end();
  }
}

function authorizationOf(metadata: Metadata): string | undefined {
  const [value] = metadata.get('authorization');
  return value === undefined ? undefined : String(value);
}

function grpcStatus(error: unknown): { code: number; details: string; metadata: Metadata } {
  const { code, message } = statusOf(error, 'in a gRPC call');
  return { code: STATUS_CODES[code], details: message, metadata: new Metadata() };
}
