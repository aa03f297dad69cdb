/** Contour lines of the massif and the profile of a way up it, as small SVG files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ground } from '../terrain/ground.ts';
import { loadGround } from '../terrain/ground-cache.ts';
import { MEDIA_FOLDER } from '../files/places.ts';
import { createRandom } from '../terrain/random.ts';
import { sample } from '../terrain/surface.ts';

type Vertex = readonly [number, number];

const CONTOUR_BLUE = '#5f8ba3';
const GRANITE = '#66727b';
/** Units of a line a pixel: whole numbers are short. */
const FINENESS = 2;

/** Heights on a square grid of `count` + 1 points a side, row by row. */
interface Patch {
  count: number;
  heights: Float64Array;
}

/** Lines of one height (marching squares), chained; coordinates run from 0 to `count`. */
function contourLines({ count, heights }: Patch, level: number): Vertex[][] {
  const side = count + 1;
  const at = (x: number, y: number): number => heights[y * side + x] ?? 0;
  const cut = (x0: number, y0: number, x1: number, y1: number): Vertex => {
    const a = at(x0, y0);
    const t = (level - a) / (at(x1, y1) - a);
    return [x0 + t * (x1 - x0), y0 + t * (y1 - y0)];
  };
  const pieces: (readonly [Vertex, Vertex])[] = [];
  for (let y = 0; y < count; y += 1) {
    for (let x = 0; x < count; x += 1) {
      const crossings: Vertex[] = [];
      const corners = [
        at(x, y) >= level,
        at(x + 1, y) >= level,
        at(x + 1, y + 1) >= level,
        at(x, y + 1) >= level,
      ];
      if (corners[0] !== corners[1]) crossings.push(cut(x, y, x + 1, y));
      if (corners[1] !== corners[2]) crossings.push(cut(x + 1, y, x + 1, y + 1));
      if (corners[2] !== corners[3]) crossings.push(cut(x, y + 1, x + 1, y + 1));
      if (corners[3] !== corners[0]) crossings.push(cut(x, y, x, y + 1));
      const [a, b, c, d] = crossings;
      if (a && b) pieces.push([a, b]);
      if (c && d) pieces.push([c, d]);
    }
  }
  return chain(pieces);
}

function chain(pieces: readonly (readonly [Vertex, Vertex])[]): Vertex[][] {
  const key = ([x, y]: Vertex): string => `${x.toFixed(4)} ${y.toFixed(4)}`;
  const ends = new Map<string, number[]>();
  for (const [index, piece] of pieces.entries())
    for (const vertex of piece) ends.set(key(vertex), [...(ends.get(key(vertex)) ?? []), index]);
  const used = new Set<number>();
  const lines: Vertex[][] = [];
  for (const [index, [from, to]] of pieces.entries()) {
    if (used.has(index)) continue;
    used.add(index);
    const line = [from, to];
    for (const forwards of [true, false]) {
      for (;;) {
        const end = forwards ? line.at(-1) : line[0];
        const next = end && ends.get(key(end))?.find((candidate) => !used.has(candidate));
        const piece = next === undefined ? undefined : pieces[next];
        if (!end || next === undefined || !piece) break;
        used.add(next);
        const other = key(piece[0]) === key(end) ? piece[1] : piece[0];
        if (forwards) line.push(other);
        else line.unshift(other);
      }
    }
    lines.push(line);
  }
  return lines.filter(isNoSpeck);
}

/** A tiny closed ring is noise; a short open line ends at the edge and goes on in the next tile. */
function isNoSpeck(line: readonly Vertex[]): boolean {
  return !isClosed(line) || line.length > 9;
}

function isClosed(line: readonly Vertex[]): boolean {
  const [first] = line;
  const last = line.at(-1);
  return (
    first !== undefined && last !== undefined && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6
  );
}

/**
 * Path data: every `step`-th point bends one smooth curve, whole units, relative. A curve's next bend is
 * the last one mirrored at its end (`t`), so that only ends are written: each end is chosen after what
 * the ends before it were rounded to, and no error adds up.
 */
function pathOf(line: readonly Vertex[], scale: number, step: number): string {
  const all = line.map(([x, y]): Vertex => [x * scale, y * scale]);
  const closed = isClosed(line);
  const bends = (closed ? all.slice(1) : all.slice(1, -1)).filter((_, i) => i % step === 0);
  const [firstBend, secondBend] = bends;
  const from =
    closed && firstBend && bends.length > 2 ? middle(bends.at(-1) ?? firstBend, firstBend) : all[0];
  const to = closed ? from : all.at(-1);
  if (!from || !to) return '';
  let [x, y] = whole(from);
  let data = `M${x} ${y}`;
  let [bendX, bendY] = firstBend ? whole(firstBend) : [x, y];
  for (const [i, bend] of (secondBend ? bends : []).entries()) {
    const next = bends[i + 1] ?? (closed ? firstBend : undefined);
    if (!bend || !next) break;
    const [endX, endY] = whole(middle([bendX, bendY], next));
    data +=
      i === 0
        ? `q${pair(bendX - x, bendY - y)}${after(endX - x)}${after(endY - y)}`
        : `t${pair(endX - x, endY - y)}`;
    [bendX, bendY] = [2 * endX - bendX, 2 * endY - bendY];
    [x, y] = [endX, endY];
  }
  if (closed) return `${data}z`;
  const [endX, endY] = whole(to);
  if (!firstBend) return `${data}L${endX} ${endY}`;
  const last = secondBend ? 't' : `q${pair(bendX - x, bendY - y)} `;
  return `${data}${last}${pair(endX - x, endY - y)}`;
}

const middle = (a: Vertex, b: Vertex): Vertex => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const whole = ([x, y]: Vertex): Vertex => [Math.round(x), Math.round(y)];
/** A minus sign parts numbers as well as a blank does. */
const after = (value: number): string => (value < 0 ? String(value) : ` ${value}`);
const pair = (x: number, y: number): string => `${x}${after(y)}`;

/** A patch of land `span` metres wide, in which east flows into west and north into south. */
function tilePatch(ground: Ground, west: number, south: number, span: number, count: number): Patch {
  const heights = new Float64Array((count + 1) ** 2);
  for (let j = 0; j <= count; j += 1) {
    for (let i = 0; i <= count; i += 1) {
      const u = (i % count) / count;
      const v = (j % count) / count;
      const at = (du: number, dv: number): number =>
        smoothAt(ground, west + (u + du) * span, south + (1 - v - dv) * span);
      heights[j * (count + 1) + i] =
        (1 - v) * ((1 - u) * at(0, 0) + u * at(-1, 0)) + v * ((1 - u) * at(0, -1) + u * at(-1, -1));
    }
  }
  return { count, heights };
}

/** Height without its small detail: the mean of nine places. */
function smoothAt(ground: Ground, x: number, y: number): number {
  let sum = 0;
  for (const dx of [-90, 0, 90])
    for (const dy of [-90, 0, 90]) sum += sample(ground, ground.height, x + dx, y + dy);
  return sum / 9;
}

function levelsOf({ heights }: Patch, count: number): number[] {
  let low = Infinity;
  let high = -Infinity;
  for (const h of heights) {
    low = Math.min(low, h);
    high = Math.max(high, h);
  }
  return Array.from({ length: count }, (_, i) => low + ((i + 0.5) / count) * (high - low) + 0.013);
}

function tileSvg(ground: Ground): string {
  const patch = tilePatch(ground, 12600, 7600, 7000, 56);
  const levels = levelsOf(patch, 10);
  const side = 480 * FINENESS;
  const paths = levels.map((level, i) => {
    const data = contourLines(patch, level)
      .map((line) => pathOf(line, side / patch.count, 2))
      .join('');
    return `<path stroke-width="${(i % 5 === 0 ? 1.5 : 0.9) * FINENESS}" d="${data}"/>`;
  });
  // Pages draw the group `lines` themselves, in the colour of their text: its units are those of the tile.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480" fill="none" stroke="currentColor"><g id="lines" transform="scale(${1 / FINENESS})">${paths.join('')}</g></svg>
`;
}

function notFoundSvg(ground: Ground): string {
  const count = 64;
  const heights = new Float64Array((count + 1) ** 2);
  for (let j = 0; j <= count; j += 1)
    for (let i = 0; i <= count; i += 1)
      heights[j * (count + 1) + i] = smoothAt(ground, 18000 + i * 100, 18900 - j * 100);
  const patch = { count, heights };
  const lines = levelsOf(patch, 12)
    .map((level, i) => {
      const data = contourLines(patch, level)
        .map((line) => pathOf(line, 10 * FINENESS, 3))
        .join('');
      return `<path stroke-width="${(i % 5 === 0 ? 1.8 : 1) * FINENESS}" d="${data}"/>`;
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 80 640 400" width="640" height="400"><defs>` +
    `<radialGradient id="fog" cx=".5" cy=".52" r=".62"><stop offset=".12" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff"/></radialGradient>` +
    `<mask id="clear"><rect y="80" width="640" height="400" fill="url(#fog)"/></mask></defs>` +
    `<g mask="url(#clear)"><g fill="none" stroke="${CONTOUR_BLUE}" transform="scale(${1 / FINENESS})">${lines}</g></g>${cairn(320, 392)}</svg>\n`
  );
}

/** A cairn: rough stones, each a little smaller than the one below, lit from the left. */
function cairn(x: number, foot: number): string {
  const random = createRandom(404);
  let y = foot;
  let out = `<ellipse cx="${x + 14}" cy="${foot + 2}" rx="74" ry="9" fill="${GRANITE}" opacity=".18"/>`;
  for (const [wide, tall] of [
    [62, 30],
    [50, 26],
    [44, 20],
    [33, 21],
    [25, 15],
    [15, 13],
  ] as const) {
    const cx = x + random.between(-4, 4);
    const corner = (angle: number): string => {
      const rough = random.between(0.9, 1.1);
      const squared = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.7;
      return `${Math.round(cx + squared * wide * rough)},${Math.round(y - tall / 2 - Math.sin(angle) * (tall / 2) * rough)}`;
    };
    const corners = Array.from({ length: 9 }, (_, i) => corner((i / 9) * Math.PI * 2 + 0.2));
    out += `<polygon points="${corners.join(' ')}" fill="${GRANITE}" stroke="${GRANITE}" stroke-width="3" stroke-linejoin="round"/>`;
    out += `<path d="M${Math.round(cx - wide * 0.7)} ${Math.round(y - tall * 0.62)}Q${Math.round(cx - wide * 0.25)} ${Math.round(y - tall * 0.98)} ${Math.round(cx + wide * 0.3)} ${Math.round(y - tall * 0.86)}" stroke="#b9c6cd" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".8"/>`;
    y -= tall - 1;
  }
  return out;
}

/** Heights of the way at equal distances, for *Becoming a guide*. */
const PROFILE_METRES = fileURLToPath(
  new URL('../../src/pages/becoming-guide/profile-metres.json', import.meta.url),
);
const PROFILE_WIDTH = 1200;
const PROFILE_HEIGHT = 360;
const CAMPS = 4;

/** The way of the profile: from the village over the southern spurs to the main summit (metres). */
const WAY: readonly Vertex[] = [
  [13150, 10700],
  [13900, 12300],
  [14300, 13600],
  [14700, 14700],
  [14720, 15620],
];

interface ProfilePoint {
  x: number;
  y: number;
  metres: number;
}

function profilePoints(ground: Ground): ProfilePoint[] {
  const raw: number[] = [];
  for (let leg = 0; leg + 1 < WAY.length; leg += 1) {
    const a = WAY[leg];
    const b = WAY[leg + 1];
    if (!a || !b) continue;
    for (let k = 0; k < 30; k += 1)
      raw.push(smoothAt(ground, a[0] + ((b[0] - a[0]) * k) / 30, a[1] + ((b[1] - a[1]) * k) / 30));
  }
  const low = Math.min(...raw);
  const high = Math.max(...raw);
  return raw.map((metres, i) => ({
    x: Math.round((i / (raw.length - 1)) * (PROFILE_WIDTH - 40) * 10) / 10,
    y: Math.round((PROFILE_HEIGHT - 30 - ((metres - low) / (high - low)) * (PROFILE_HEIGHT - 80)) * 10) / 10,
    metres: Math.round(metres),
  }));
}

function writeProfile(ground: Ground): void {
  const points = profilePoints(ground);
  const camps = Array.from(
    { length: CAMPS },
    (_, i) => points[Math.round(((i + 0.55) / (CAMPS - 0.45)) * (points.length - 1))],
  ).filter((point) => point !== undefined);
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const marks = camps
    .map(
      ({ x, y }) =>
        `<path d="M${x - 13} ${y + 1}l13 -22 13 22z" fill="#d9532c"/><path d="M${x} ${y + 1}l-5 0 5 -12 5 12z" fill="#7a2a14"/>`,
    )
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PROFILE_WIDTH} ${PROFILE_HEIGHT}" width="${PROFILE_WIDTH}" height="${PROFILE_HEIGHT}">` +
    `<path d="M${line}L${PROFILE_WIDTH} ${(points.at(-1)?.y ?? 0) + 16}V${PROFILE_HEIGHT}H0Z" fill="${CONTOUR_BLUE}" opacity=".18"/><path d="M${line}L${PROFILE_WIDTH} ${(points.at(-1)?.y ?? 0) + 16}" fill="none" stroke="${CONTOUR_BLUE}" stroke-width="3" stroke-linejoin="round"/>${marks}</svg>\n`;
  writeFileSync(join(MEDIA_FOLDER, 'profile-becoming-guide.svg'), svg);
  // The page draws it in the colours of its scheme.
  writeFileSync(PROFILE_METRES, `${JSON.stringify(points.map(({ metres }) => metres))}\n`);
}

/** Writes contour-tile.svg, contour-404.svg, the profile as SVG, and its heights for the page. */
export function writeContours(): void {
  const ground = loadGround();
  writeFileSync(join(MEDIA_FOLDER, 'contour-tile.svg'), tileSvg(ground));
  writeFileSync(join(MEDIA_FOLDER, 'contour-404.svg'), notFoundSvg(ground));
  writeProfile(ground);
}
