/**
 * A proxy between browser and emulator whose connections can be cut without notice, as when the signal is
 * lost.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from 'local-firestore/testing/process';

export interface Line {
  /** Connect here instead of to the emulator. */
  readonly port: number;
  /** Ends all connections and accepts none. */
  cut(): void;
  /** Cuts once after this many more bytes from the browser; resolves then. */
  cutAfter(bytes: number): Promise<void>;
  mend(): void;
  close(): void;
}

export async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;
  let whenCut = () => {};
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = keep(connect(target, '127.0.0.1'));
    keep(near);
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        if (left > 0) return done(null, chunk);
        far.write(chunk.subarray(0, left + chunk.length), cut);
      },
    });
    near.pipe(meter).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    left = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.destroy();
    whenCut();
  };
  return {
    port,
    cut,
    cutAfter(bytes) {
      left = bytes;
      return new Promise((resolve) => {
        whenCut = resolve;
      });
    },
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
