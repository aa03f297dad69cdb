/** A server on a free port for the tests of the transports, with the given rules or none. */
import type { CompileResult } from '../../src/rules/types.ts';
import { EmulatorServices } from '../../src/service/services.ts';
import { systemClock } from '../../src/store/clock.ts';
import { Store } from '../../src/store/store.ts';
import { startServer, type RunningServer } from '../../src/transports/server.ts';

export interface TestServer extends RunningServer {
  readonly services: EmulatorServices;
  /** `127.0.0.1:port` */
  readonly address: string;
}

export async function startTestServer(
  port: number,
  compileRuleset: (source: string) => CompileResult = () => ({ issues: [] }),
  defaultRules?: string,
): Promise<TestServer> {
  const services = new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset,
    defaultRules,
  });
  const server = await startServer({ host: '127.0.0.1', port, services });
  return { ...server, services, address: `127.0.0.1:${server.port}` };
}
