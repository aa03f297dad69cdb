/**
 * The film: a slow flight around a circle in front of the main wall, 12.5 s, that ends where it began.
 * Frames are painted into the cache (and kept, so that an interrupted run continues), then encoded with
 * ffmpeg together with the sound of wind, which loops as well.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { develop } from '../painting/develop.ts';
import { loadGround } from '../terrain/ground-cache.ts';
import { updateManifest, writePicture } from '../files/media.ts';
import { CACHE_FOLDER, MEDIA_FOLDER } from '../files/places.ts';
import { paint, type Scene } from '../scenes/scene.ts';
import { smoothHeight } from '../terrain/surface.ts';
import { windSound } from './wind-sound.ts';

const FRAMES = 300;
const RATE = 24;
const WIDTH = 960;
const HEIGHT = 540;
/** Supersampling factor: without it edges flicker from frame to frame. */
const SCALE = 1.3;
const FRAME_FOLDER = join(CACHE_FOLDER, 'film');
const MIDDLE = { x: 14300, y: 6850 };
const MIDDLE_HEIGHT = 3220;
/** Metres. A circle, since on it the speed never changes: 8.8 to 8.9 m from frame to frame. */
const RADIUS = 420;

/** The scene of one frame; the camera turns slightly towards the wall. */
function frameScene(index: number, groundAt: (x: number, y: number) => number): Scene {
  const angle = (index / FRAMES) * Math.PI * 2;
  const x = MIDDLE.x + RADIUS * Math.sin(angle);
  const y = MIDDLE.y - RADIUS * Math.cos(angle);
  const height = MIDDLE_HEIGHT + 70 * Math.sin(angle + 0.8);
  return {
    name: 'flight',
    width: WIDTH,
    height: HEIGHT,
    camera: {
      x,
      y,
      above: height - groundAt(x, y),
      azimuth: 6 - 7 * Math.sin(angle + 0.35),
      fieldOfView: 58,
      horizon: 0.45,
    },
    light: 'morning',
    lightChanges: { sunAzimuth: 108, sunElevation: 17, sun: [2.45, 1.9, 1.4] },
    fog: { top: 1640, density: 1.4, softness: 70 },
  };
}

const framePath = (index: number): string => join(FRAME_FOLDER, `${String(index).padStart(3, '0')}.png`);

async function paintFrames(): Promise<void> {
  mkdirSync(FRAME_FOLDER, { recursive: true });
  const ground = loadGround();
  for (let index = 0; index < FRAMES; index += 1) {
    if (existsSync(framePath(index))) continue;
    const scene = frameScene(index, (x, y) => smoothHeight(ground, x, y));
    const { picture, light } = paint(ground, scene, SCALE, 1);
    await develop(picture, light.exposure)
      .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
      .png({ compressionLevel: 3 })
      .toFile(framePath(index));
    if (index % 20 === 0) console.log(`film: frame ${index} of ${FRAMES}`);
  }
}

function encode(): void {
  const wind = join(CACHE_FOLDER, 'wind.wav');
  writeFileSync(wind, windSound(FRAMES / RATE));
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(RATE),
    '-i',
    join(FRAME_FOLDER, '%03d.png'),
    '-i',
    wind,
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-shortest',
  ];
  const run = (args: readonly string[]): void => {
    execFileSync('nice', ['-n', '10', 'ffmpeg', ...args], { stdio: 'inherit' });
  };
  const mp4 = join(MEDIA_FOLDER, 'flight.mp4');
  const webm = join(MEDIA_FOLDER, 'flight.webm');
  const threads = ['-threads', '1'];
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-b:v', '780k', '-pix_fmt', 'yuv420p', ...threads];
  const log = join(CACHE_FOLDER, 'x264');
  run([...input, ...h264, '-pass', '1', '-passlogfile', log, '-an', '-f', 'null', '/dev/null']);
  run([
    ...input,
    ...h264,
    '-pass',
    '2',
    '-passlogfile',
    log,
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    '-movflags',
    '+faststart',
    mp4,
  ]);
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '700k', '-row-mt', '1', '-pix_fmt', 'yuv420p', ...threads];
  const log9 = join(CACHE_FOLDER, 'vp9');
  run([
    ...input,
    ...vp9,
    '-pass',
    '1',
    '-cpu-used',
    '4',
    '-passlogfile',
    log9,
    '-an',
    '-f',
    'null',
    '/dev/null',
  ]);
  run([
    ...input,
    ...vp9,
    '-pass',
    '2',
    '-cpu-used',
    '2',
    '-passlogfile',
    log9,
    '-c:a',
    'libopus',
    '-b:a',
    '40k',
    webm,
  ]);
  console.log(`film: ${statSync(mp4).size} and ${statSync(webm).size} bytes`);
}

/** Paints the missing frames and writes flight.mp4, flight.webm and the poster. */
export async function writeFilm(): Promise<void> {
  await paintFrames();
  encode();
  updateManifest([await writePicture('flight-poster', framePath(0))]);
}
