/**
 * Lets the Admin SDK of this process call an emulator in this process without a connection: two thirds of the time of
 * such a test would be HTTP/2. Messages are encoded and decoded as on a connection; `tests/functions` use one.
 */
import { Readable } from 'node:stream';
import firestore from '@google-cloud/firestore';
import type { MethodDefinition } from '@grpc/grpc-js';
import { STATUS_CODES, statusOf } from '../../src/model/status-error.ts';
import { decodeWire } from '../../src/protobuf/reader.ts';
import { encodeWire } from '../../src/protobuf/writer.ts';
import { EmulatorServices } from '../../src/service/services.ts';
import { systemClock } from '../../src/store/clock.ts';
import { Store } from '../../src/store/store.ts';
import { callRpc, RPC_METHODS, type RpcMethod } from '../../src/transports/rpc-methods.ts';

type Definition = MethodDefinition<object, object>;
type Answered = (error: Error | null, response?: object) => void;

function createServices(): EmulatorServices {
  return new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset: () => ({ issues: [] }),
    defaultRules: undefined,
  });
}

/**
 * Call before the first request of an SDK; it serves all clients that are made later. `reset` begins with another one, whose
 * clock does not go on from a time that a test has set.
 */
export function startInProcess(): { reset(): void } {
  let services = createServices();
  const { prototype } = firestore.v1.FirestoreClient;
  const initialize: unknown = Reflect.get(prototype, 'initialize');
  if (typeof initialize !== 'function') throw new Error('The client of the SDK has changed');
  prototype.initialize = function (this: object) {
    // The client asks its `_gaxGrpc` for what sends the requests.
    const createStub = ({ service }: { service: Readonly<Record<string, Definition>> }) =>
      Promise.resolve(stubOf(() => services, service));
    Object.assign(Reflect.get(this, '_gaxGrpc'), { createStub });
    return Reflect.apply(initialize, this, []);
  };
  return {
    reset: () => {
      services = createServices();
    },
  };
}

function stubOf(services: () => EmulatorServices, service: Readonly<Record<string, Definition>>): object {
  const methods = [...RPC_METHODS].map(([name, method]) => {
    const call = (request: object) => callOf(services(), method, service[name], request);
    return [name.charAt(0).toLowerCase() + name.slice(1), method.isStreaming ? streaming(call) : unary(call)];
  });
  return { ...Object.fromEntries(methods), close: () => undefined };
}

async function callOf(
  services: EmulatorServices,
  method: RpcMethod,
  definition: Definition | undefined,
  request: object,
): Promise<object[]> {
  // The SDK's clients of other services are only opened and closed.
  if (!definition) throw new Error('This service is not served');
  try {
    const raw = decodeWire(method.request, definition.requestSerialize(request));
    const responses = await callRpc(services, method, raw, 'Bearer owner');
    return responses.map((response) => definition.responseDeserialize(encodeWire(method.response, response)));
  } catch (error) {
    const { code, message } = statusOf(error, 'in a call');
    throw Object.assign(new Error(message), { code: STATUS_CODES[code], details: message });
  }
}

type Call = (request: object) => Promise<object[]>;

function unary(call: Call) {
  return (request: object, _metadata: unknown, _options: unknown, answered: Answered) => {
    call(request).then(([response]) => answered(null, response), answered);
    return { cancel: () => undefined };
  };
}

function streaming(call: Call) {
  return (request: object) => {
    const responses = async function* () {
      const all = await call(request);
      // The SDK reads nothing before an answer has begun.
      stream.emit('metadata');
      yield* all;
    };
    const stream = Readable.from(responses());
    return Object.assign(stream, { cancel: () => undefined });
  };
}
