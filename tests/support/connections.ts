/**
 * Connections of `fetch` to the emulators. Their servers close idle ones after five seconds; on a busy machine
 * a request could meet that moment and fail, which the SDKs report without a cause ("internal").
 */
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ keepAliveMaxTimeout: 1000, connect: { timeout: 60_000 } }));
