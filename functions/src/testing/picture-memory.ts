/**
 * `node picture-memory.ts FILE TYPE`: processes the file several times with all modules loaded that an
 * instance of the functions loads, and prints the peak memory of the process in bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import '../index.ts';
import { processPicture } from '../uploads/process-picture.ts';

/** More than once, to detect memory that is not released. */
const TIMES = 2;

/** Linux includes the parent process's peak in `maxRSS`. */
function peakKibibytes(): number {
  const { maxRSS } = process.resourceUsage();
  if (!existsSync('/proc/self/status')) return maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? maxRSS);
}

const [file = '', type] = process.argv.slice(2);
let picture: Uint8Array | undefined;
const times = file === 'none' ? 0 : TIMES;
for (let time = 0; time < times; time += 1) {
  // Sequentially, like an instance.
  picture = await processPicture(readFileSync(file), type);
}
console.log(JSON.stringify({ processed: picture !== undefined, peak: peakKibibytes() * 1024 }));
process.exit();
