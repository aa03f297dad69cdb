/**
 * Follows the runs of functions in the emulators' log, to detect when the triggers of a write have
 * finished.
 */
import * as z from 'zod/mini';
import { LOCAL } from '../../scripts/local-project.ts';

const lineSchema = z.object({ timestamp: z.number(), message: z.string() });
const RUN = /(Beginning execution of|Finished) "[\w-]+?-(\w+)"/u;
const LIMIT_MS = 20_000;

interface Runs {
  begun: number;
  finished: number;
}

/**
 * Resolves when each named function has finished at least this many runs that began at `since` (in ms) or
 * later, and none is in progress. Rejects after 20 s.
 */
export async function runsFinished(since: number, expected: Readonly<Record<string, number>>): Promise<void> {
  const runs = new Map(
    Object.keys(expected).map((name): [string, Runs] => [name, { begun: 0, finished: 0 }]),
  );
  const isDone = () =>
    Object.entries(expected).every(([name, count]) => {
      const { begun, finished } = runs.get(name) ?? { begun: 0, finished: 0 };
      return finished >= count && finished >= begun;
    });
  // A new connection receives the log from its beginning.
  const socket = new WebSocket(`ws://${LOCAL.logging}`);
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(
            new Error(`After ${LIMIT_MS} ms: ${JSON.stringify([...runs])}, not ${JSON.stringify(expected)}`),
          ),
        LIMIT_MS,
      );
      socket.addEventListener('error', () => reject(new Error(`No log at ${LOCAL.logging}`)));
      socket.addEventListener('message', ({ data }) => {
        const { timestamp, message } = lineSchema.parse(JSON.parse(String(data)));
        const [, step, name = ''] = (timestamp >= since && RUN.exec(message)) || [];
        const counted = runs.get(name);
        if (!counted) return;
        if (step === 'Finished') counted.finished += 1;
        else counted.begun += 1;
        if (!isDone()) return;
        clearTimeout(timer);
        resolve();
      });
    });
  } finally {
    socket.close();
  }
}
