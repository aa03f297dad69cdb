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
import { listenRequestFromRaw, listenResponseToRaw } from '../codec/listen-codec.ts';
import type { ListenResponse, StreamReceiver, StreamSink } from '../model/messages.ts';
import { decodeWire } from '../protobuf/reader.ts';
import { encodeWire } from '../protobuf/writer.ts';
import { STATUS_CODES, StatusError, type StatusCode } from '../model/status-error.ts';
import { writeRequestFromRaw, writeResponseToRaw } from '../codec/write-codec.ts';
import type { EmulatorServices } from '../service/services.ts';
import { callRpc, RPC_METHODS } from './rpc-methods.ts';

const SERVICES = ['google.firestore.v1.Firestore', 'google.firestore.v1beta1.Firestore'];
const MAX_MESSAGE_BYTES = 100 << 20;

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

/** Messages stay bytes here, so that a malformed one is answered as such and not as INTERNAL. */
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
  return {
    ...Object.fromEntries(rpcs),
    Listen: (call: Duplex) =>
      connect(
        call,
        (sink: StreamSink<ListenResponse>) => {
          const receiver = services.openListen({ authorization: authorizationOf(call.metadata) }, sink);
          return receiving(receiver, (bytes) => listenRequestFromRaw(decodeWire('ListenRequest', bytes)));
        },
        (message) => encodeWire('ListenResponse', listenResponseToRaw(message)),
      ),
    Write: (call: Duplex) =>
      connect(
        call,
        (sink) => {
          const receiver = services.openWrite({ authorization: authorizationOf(call.metadata) }, sink);
          return receiving(receiver, (bytes) => writeRequestFromRaw(decodeWire('WriteRequest', bytes)));
        },
        (message: Parameters<typeof writeResponseToRaw>[0]) =>
          encodeWire('WriteResponse', writeResponseToRaw(message)),
      ),
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

/** Ties a bidirectional call to one of the stream services. */
function connect<Message>(
  call: Duplex,
  open: (sink: StreamSink<Message>) => StreamReceiver<Buffer>,
  encode: (message: Message) => Buffer,
): void {
  const sink = new GrpcSink(call, encode);
  let receiver: StreamReceiver<Buffer>;
  try {
    receiver = open(sink);
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

function receiving<Request>(
  receiver: StreamReceiver<Request>,
  decode: (bytes: Buffer) => Request,
): StreamReceiver<Buffer> {
  return { receive: (bytes) => receiver.receive(decode(bytes)), close: () => receiver.close() };
}

class GrpcSink<Message> implements StreamSink<Message> {
  readonly #call: Duplex;
  readonly #encode: (message: Message) => Buffer;
  #over = false;

  constructor(call: Duplex, encode: (message: Message) => Buffer) {
    this.#call = call;
    this.#encode = encode;
  }

  send(message: Message): void {
    if (!this.#over) this.#call.write(this.#encode(message));
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
  if (!(error instanceof StatusError)) console.error('Unexpected error in a gRPC call:', error);
  const status = error instanceof StatusError ? error : new StatusError('INTERNAL', String(error));
  return { code: STATUS_CODES[status.code], details: status.message, metadata: new Metadata() };
}
