/**
 * `node redraw-memory.ts FILE TYPE`: draws the file, one time after the other, with everything loaded that an
 * instance of the functions has loaded, and prints the peak of the process's memory in bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import '../index.ts';
import { redrawPicture } from '../avatars/redraw-picture.ts';

/** Memory that is not given back would show. */
const TIMES = 2;

/** Linux counts into `maxRSS` what the process that started this one had. */
function peakKibibytes(): number {
  const { maxRSS } = process.resourceUsage();
  if (!existsSync('/proc/self/status')) return maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? maxRSS);
}

const [file = '', type] = process.argv.slice(2);
let picture: Uint8Array | undefined;
const times = file === 'none' ? 0 : TIMES;
for (let time = 0; time < times; time += 1) {
  // As one instance would: one after the other.
  picture = await redrawPicture(readFileSync(file), type);
}
console.log(JSON.stringify({ drawn: picture !== undefined, peak: peakKibibytes() * 1024 }));
process.exit();
