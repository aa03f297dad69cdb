/** The bidirectional methods Listen and Write, for gRPC and WebChannel. */
import { listenRequestFromRaw, listenResponseToRaw } from '../codec/listen-codec.ts';
import { writeRequestFromRaw, writeResponseToRaw } from '../codec/write-codec.ts';
import type { StreamReceiver, StreamSink } from '../model/messages.ts';
import type { RawMessage } from '../protobuf/schema.ts';
import type { EmulatorServices } from '../service/services.ts';

export type StreamMethod = 'Listen' | 'Write';

/** The message format of a transport. `decode` throws a StatusError. */
interface WireFormat<Wire> {
  readonly decode: (messageName: string, wire: Wire) => RawMessage;
  readonly encode: (messageName: string, message: RawMessage) => Wire;
}

/** Throws a StatusError for a malformed token. */
export function openStream<Wire>(
  services: EmulatorServices,
  method: StreamMethod,
  authorization: string | undefined,
  sink: StreamSink<Wire>,
  { decode, encode }: WireFormat<Wire>,
): StreamReceiver<Wire> {
  const sending = <Response>(toRaw: (message: Response) => RawMessage): StreamSink<Response> => ({
    send: (message) => sink.send(encode(`${method}Response`, toRaw(message))),
    isBehind: () => sink.isBehind(),
    onceReady: (callback) => sink.onceReady(callback),
    fail: (code, message) => sink.fail(code, message),
    end: () => sink.end(),
  });
  const receiving = <Request>(
    receiver: StreamReceiver<Request>,
    fromRaw: (raw: RawMessage) => Request,
  ): StreamReceiver<Wire> => ({
    receive: (wire) => receiver.receive(fromRaw(decode(`${method}Request`, wire))),
    close: () => receiver.close(),
  });
  return method === 'Listen'
    ? receiving(services.openListen(authorization, sending(listenResponseToRaw)), listenRequestFromRaw)
    : receiving(services.openWrite(authorization, sending(writeResponseToRaw)), writeRequestFromRaw);
}
