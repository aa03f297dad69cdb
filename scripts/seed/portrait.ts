/**
 * Draws portraits for demo guides: friendly, varied, clearly not photographs. Returns SVG text; the same
 * seed always gives the same person.
 */
import { createRandom, type Random } from './random.ts';

export type PortraitLook = 'man' | 'woman';

type Headwear = 'none' | 'helmet' | 'beanie' | 'cap' | 'headband' | 'felt-cap';
type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache';
type Eyewear = 'none' | 'glasses' | 'sunglasses';
type HairStyle = 'short' | 'crop' | 'swept' | 'curly' | 'bald' | 'bob' | 'long' | 'bun' | 'braid';

interface Person {
  skin: Skin;
  hair: string;
  hairStyle: HairStyle;
  headwear: Headwear;
  beard: Beard;
  eyewear: Eyewear;
  halfWidth: number;
  jaw: number;
  chin: number;
  browTilt: number;
  eyeGap: number;
  smile: number;
  nose: number;
  aged: boolean;
  jacket: Cloth;
  hat: Cloth;
}

interface Skin {
  base: string;
  shade: string;
  blush: string;
  line: string;
}
interface Cloth {
  base: string;
  shade: string;
  trim: string;
}

const SKINS: readonly [Skin, ...Skin[]] = [
  { base: '#f2cdb0', shade: '#dcab8a', blush: '#e39c82', line: '#9c5f45' },
  { base: '#e8b995', shade: '#cd9772', blush: '#d98a6b', line: '#8a5036' },
  { base: '#dca57c', shade: '#bd835c', blush: '#cc7a58', line: '#7a452c' },
  { base: '#c48a61', shade: '#a36c47', blush: '#b2694a', line: '#653823' },
  { base: '#94623f', shade: '#774a2d', blush: '#8a4c34', line: '#45230f' },
];
const HAIRS: readonly [string, ...string[]] = [
  '#221c1a',
  '#33261f',
  '#4d3527',
  '#6d4a2f',
  '#8a5a38',
  '#2a2422',
];
const GREY_HAIRS: readonly [string, ...string[]] = ['#8d8a86', '#b9b5af', '#6a6663'];
const CLOTHS: readonly [Cloth, ...Cloth[]] = [
  { base: '#d9532c', shade: '#b33f1e', trim: '#f3c9a5' },
  { base: '#17506e', shade: '#0f3b53', trim: '#8fc3d6' },
  { base: '#2f6b5a', shade: '#214f42', trim: '#b9d3a7' },
  { base: '#b98a2f', shade: '#946c20', trim: '#f4e3b4' },
  { base: '#3f4a55', shade: '#2d353e', trim: '#d9532c' },
  { base: '#7b2f3d', shade: '#5d212d', trim: '#e0b7a4' },
  { base: '#5b7f94', shade: '#456678', trim: '#f2f5f6' },
];
const SCENES: readonly [Scene, ...Scene[]] = [
  { sky: ['#f7dcc2', '#cfdbe3'], ridges: ['#b7c6d2', '#8ea5b6', '#5f7d92'] },
  { sky: ['#cfe3ee', '#eaf3f6'], ridges: ['#b3cfdd', '#86aec4', '#4f86a3'] },
  { sky: ['#e3e8da', '#f4f2e6'], ridges: ['#c4d0b4', '#9ab089', '#6b8763'] },
  { sky: ['#2c4763', '#7d8fa8'], ridges: ['#5c7590', '#3f5873', '#263c55'] },
  { sky: ['#f3d3b6', '#e9a98a'], ridges: ['#c98d7d', '#96677a', '#5b4b68'] },
  { sky: ['#dfe5e8', '#f6f7f5'], ridges: ['#c9d2d6', '#a4b2b9', '#76878f'] },
];
interface Scene {
  sky: readonly [string, string];
  ridges: readonly [string, string, string];
}

const CENTRE = 128;
const HEAD_TOP = 62;
const EYE_LINE = 118;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns an SVG picture, 256 × 256, of the person for `seed`; `look` selects man or woman. */
export function drawPortrait(seed: number, look?: PortraitLook): string {
  const random = createRandom(seed);
  const chosenLook = look ?? (random.chance(0.4) ? 'woman' : 'man');
  const scene = random.pick(SCENES);
  const person = choosePerson(random, chosenLook);
  const body = [
    drawScene(random, scene),
    drawHairBehind(person),
    drawBody(random, person),
    drawHead(person),
    drawBeard(person),
    drawFeatures(person, chosenLook),
    drawHairInFront(person),
    drawEyewear(person),
    drawHeadwear(person),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>${defs(scene, person)}</defs>${body}</svg>`;
}

function choosePerson(random: Random, look: PortraitLook): Person {
  const woman = look === 'woman';
  const aged = random.chance(0.25);
  return {
    skin: random.pick([SKINS[0], SKINS[1] ?? SKINS[0], SKINS[1] ?? SKINS[0], ...SKINS]),
    hair: aged ? random.pick(GREY_HAIRS) : random.pick(HAIRS),
    hairStyle: woman
      ? random.pick(['bob', 'long', 'bun', 'braid', 'long'])
      : random.pick(['short', 'crop', 'swept', 'curly', 'short', 'bald']),
    headwear: random.pick([
      'none',
      'none',
      'helmet',
      'beanie',
      'cap',
      'headband',
      woman ? 'beanie' : 'felt-cap',
    ]),
    beard: woman ? 'none' : random.pick(['none', 'stubble', 'short', 'full', 'moustache', 'short']),
    eyewear: random.pick(['none', 'none', 'none', 'glasses', 'sunglasses']),
    halfWidth: random.between(35.5, 41) - (woman ? 2 : 0),
    jaw: woman ? random.between(13, 17) : random.between(16, 23),
    chin: random.between(162, 171) - (woman ? 3 : 0),
    browTilt: random.between(-1.6, 2.2),
    eyeGap: random.between(15.5, 18.5),
    smile: random.between(4, 9),
    nose: random.between(12, 17) - (woman ? 2 : 0),
    aged,
    jacket: random.pick(CLOTHS),
    hat: random.pick(CLOTHS),
  };
}

function defs(scene: Scene, person: Person): string {
  const [top, bottom] = scene.sky;
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<clipPath id="frame"><rect width="256" height="256"/></clipPath>` +
    `<clipPath id="head"><path d="${headPath(person)}"/></clipPath>`
  );
}

/** Three ridges of the massif behind one another, each a broken line. */
function drawScene(random: Random, scene: Scene): string {
  const layers = scene.ridges.map((colour, layer) => {
    const base = 96 + layer * 36;
    const points: string[] = [];
    let height = random.between(-10, 10);
    for (let x = -8; x <= 264; x += 17) {
      height = height * 0.55 + random.between(-22, 22) * (1 - layer * 0.2);
      points.push(`${n(x + random.between(-4, 4))},${n(base + height)}`);
    }
    return `<polygon fill="${colour}" points="-20,256 -20,${base} ${points.join(' ')} 276,${base} 276,256"/>`;
  });
  return `<g clip-path="url(#frame)"><rect width="256" height="256" fill="url(#sky)"/>${layers.join('')}</g>`;
}

function headPath({ halfWidth: w, jaw, chin }: Person): string {
  const left = CENTRE - w;
  const right = CENTRE + w;
  return (
    `M${n(left)} 112C${n(left)} 82 ${n(CENTRE - w * 0.72)} ${HEAD_TOP} ${CENTRE} ${HEAD_TOP}` +
    `S${n(right)} 82 ${n(right)} 112C${n(right)} 136 ${n(right - 3)} ${n(chin - 18)} ${n(CENTRE + jaw)} ${n(chin - 3)}` +
    `Q${CENTRE} ${n(chin + 4)} ${n(CENTRE - jaw)} ${n(chin - 3)}C${n(left + 3)} ${n(chin - 18)} ${n(left)} 136 ${n(left)} 112Z`
  );
}

function drawHead(person: Person): string {
  const { skin, halfWidth: w, chin } = person;
  const ears = [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${n(CENTRE + side * (w + 1.5))}" cy="122" rx="6.5" ry="10.5" fill="${side < 0 ? skin.base : skin.shade}"/>`,
    )
    .join('');
  // The light comes from the left, as in every picture of the site, so the right side of the face is
  // shaded.
  const shade = `M${n(CENTRE + w * 0.42)} 54C${n(CENTRE + w * 0.78)} 96 ${n(CENTRE + w * 0.66)} 134 ${n(CENTRE + w * 0.18)} ${n(chin + 8)}H200V54Z`;
  return (
    `${ears}<path d="${headPath(person)}" fill="${skin.base}"/>` +
    `<g clip-path="url(#head)"><path d="${shade}" fill="${skin.shade}" opacity=".55"/>` +
    `<ellipse cx="${n(CENTRE - w * 0.56)}" cy="138" rx="9.5" ry="6" fill="${skin.blush}" opacity=".38"/>` +
    `<ellipse cx="${n(CENTRE + w * 0.56)}" cy="138" rx="9.5" ry="6" fill="${skin.blush}" opacity=".3"/></g>`
  );
}

function drawBody(random: Random, person: Person): string {
  const { skin, jacket, chin } = person;
  const neck = chin - 12;
  const parts = [
    `<path d="M${CENTRE - 19} ${neck - 14}V${neck + 30}Q${CENTRE} ${neck + 52} ${CENTRE + 19} ${neck + 30}V${neck - 14}Z" fill="${skin.base}"/>`,
    `<path d="M${CENTRE - 19} ${n(chin - 8)}Q${CENTRE} ${n(chin + 16)} ${CENTRE + 19} ${n(chin - 14)}V${neck + 34}H${CENTRE - 8}Z" fill="${skin.shade}"/>`,
    // The shirt's neckline closes the gap between the neck and the open collar.
    `<path d="M${CENTRE - 26} 180Q${CENTRE} 210 ${CENTRE + 26} 180L${CENTRE + 24} 224H${CENTRE - 24}Z" fill="${person.hat.shade}"/>`,
    `<path d="M22 262C24 214 46 203 ${CENTRE - 26} 189Q${CENTRE} 216 ${CENTRE + 26} 189C210 203 232 214 234 262Z" fill="${jacket.base}"/>`,
    `<path d="M${CENTRE + 26} 189C210 203 232 214 234 262H${CENTRE + 22}C${CENTRE + 34} 236 ${CENTRE + 36} 208 ${CENTRE + 26} 189Z" fill="${jacket.shade}" opacity=".6"/>`,
    // Collar, open at the throat.
    `<path d="M${CENTRE - 31} 191C${CENTRE - 27} 178 ${CENTRE - 25} 172 ${CENTRE - 21} 169C${CENTRE - 20} 190 ${CENTRE - 12} 203 ${CENTRE} 213L${CENTRE - 7} 222C${CENTRE - 20} 214 ${CENTRE - 28} 204 ${CENTRE - 31} 191Z" fill="${jacket.shade}"/>`,
    `<path d="M${CENTRE + 31} 191C${CENTRE + 27} 178 ${CENTRE + 25} 172 ${CENTRE + 21} 169C${CENTRE + 20} 190 ${CENTRE + 12} 203 ${CENTRE} 213L${CENTRE + 7} 222C${CENTRE + 20} 214 ${CENTRE + 28} 204 ${CENTRE + 31} 191Z" fill="${jacket.shade}"/>`,
    `<path d="M${CENTRE} 213V262" stroke="${jacket.trim}" stroke-width="2.4"/>`,
  ];
  const extra = random.pick(['straps', 'rope', 'none', 'straps']);
  if (extra === 'straps') {
    for (const side of [-1, 1]) {
      parts.push(
        `<path d="M${CENTRE + side * 52} 197C${CENTRE + side * 47} 216 ${CENTRE + side * 45} 238 ${CENTRE + side * 46} 262" stroke="#2b3138" stroke-width="11" fill="none"/>`,
      );
    }
    parts.push(`<path d="M${CENTRE - 46} 243H${CENTRE + 46}" stroke="#2b3138" stroke-width="3.4"/>`);
  }
  if (extra === 'rope') parts.push(drawRope(jacket));
  return parts.join('');
}

/** A coil worn over one shoulder, as a mountaineer carries a rope. */
function drawRope(jacket: Cloth): string {
  const colour = jacket.trim === '#d9532c' ? '#e7b44c' : '#e8e2d2';
  const strands = [0, 5.5, 11, 16.5].map(
    (offset) =>
      `<path d="M${n(64 + offset)} ${n(202 - offset * 0.3)}C${n(92 + offset)} 222 ${n(126 + offset)} 246 ${n(150 + offset)} 268" stroke="${colour}" stroke-width="4.4" fill="none"/>` +
      `<path d="M${n(64 + offset)} ${n(202 - offset * 0.3)}C${n(92 + offset)} 222 ${n(126 + offset)} 246 ${n(150 + offset)} 268" stroke="#8a5a38" stroke-width="4.4" stroke-dasharray="2 7" fill="none" opacity=".7"/>`,
  );
  return strands.join('');
}

function drawFeatures(person: Person, look: PortraitLook): string {
  const { skin, hair, eyeGap, browTilt, smile, nose, beard, aged } = person;
  const brow = look === 'woman' ? 2.6 : 4;
  const eyes = [-1, 1].map((side) => {
    const x = CENTRE + side * eyeGap;
    const lashes =
      look === 'woman'
        ? `<path d="M${n(x - 6)} ${EYE_LINE - 2.5}Q${n(x)} ${EYE_LINE - 7} ${n(x + 6)} ${EYE_LINE - 2.5}" stroke="#2a211d" stroke-width="2" fill="none" stroke-linecap="round"/>`
        : '';
    return (
      `<ellipse cx="${n(x)}" cy="${EYE_LINE}" rx="3.5" ry="4" fill="#2a211d"/><circle cx="${n(x - 1.2)}" cy="${EYE_LINE - 1.5}" r="1.1" fill="#fff"/>${lashes}` +
      `<path d="M${n(x - 8)} ${n(EYE_LINE - 12 - side * browTilt)}Q${n(x)} ${EYE_LINE - 16.5} ${n(x + 8)} ${n(EYE_LINE - 12 + side * browTilt)}" stroke="${hair}" stroke-width="${brow}" fill="none" stroke-linecap="round"/>`
    );
  });
  const mouthY = 149;
  const lip = look === 'woman' ? '#b4574b' : skin.line;
  const mouth =
    smile > 6.4
      ? `<path d="M${CENTRE - 11} ${mouthY - 2}Q${CENTRE} ${n(mouthY + smile * 1.3)} ${CENTRE + 11} ${mouthY - 2}Q${CENTRE} ${mouthY + 1.5} ${CENTRE - 11} ${mouthY - 2}Z" fill="#fbf6ef" stroke="${lip}" stroke-width="2" stroke-linejoin="round"/>`
      : `<path d="M${CENTRE - 10} ${mouthY - 1}Q${CENTRE} ${n(mouthY + smile)} ${CENTRE + 10} ${mouthY - 1}" stroke="${lip}" stroke-width="2.8" fill="none" stroke-linecap="round"/>`;
  const wrinkles = aged
    ? [-1, 1]
        .map(
          (side) =>
            `<path d="M${n(CENTRE + side * (eyeGap + 9))} ${EYE_LINE - 2}l${side * 5} -2M${n(CENTRE + side * (eyeGap + 9))} ${EYE_LINE + 2}l${side * 5} 2" stroke="${skin.line}" stroke-width="1.3" opacity=".55" stroke-linecap="round"/>`,
        )
        .join('')
    : '';
  const moustache =
    beard === 'moustache' || beard === 'full'
      ? `<path d="M${CENTRE - 15} 147C${CENTRE - 11} 138 ${CENTRE - 4} 138 ${CENTRE} 141C${CENTRE + 4} 138 ${CENTRE + 11} 138 ${CENTRE + 15} 147C${CENTRE + 9} 145 ${CENTRE + 4} 146 ${CENTRE} 146S${CENTRE - 9} 145 ${CENTRE - 15} 147Z" fill="${hair}"/>`
      : '';
  return (
    `${eyes.join('')}<path d="M${CENTRE + 1} ${EYE_LINE + 3}Q${CENTRE + 6} ${n(EYE_LINE + nose)} ${CENTRE + 6} ${n(EYE_LINE + nose + 2)}Q${CENTRE + 2} ${n(EYE_LINE + nose + 5)} ${CENTRE - 4} ${n(EYE_LINE + nose + 3)}" stroke="${skin.line}" stroke-width="2.1" fill="none" stroke-linecap="round" opacity=".75"/>` +
    `${mouth}${moustache}${wrinkles}`
  );
}

function drawBeard(person: Person): string {
  const { beard, hair, halfWidth: w, chin } = person;
  if (beard === 'none' || beard === 'moustache') return '';
  const drop = { stubble: 1, short: 4, full: 15 }[beard];
  const opacity = beard === 'stubble' ? 0.24 : 1;
  const top = beard === 'full' ? 118 : 124;
  return (
    `<path d="M${n(CENTRE - w - 0.5)} ${top}C${n(CENTRE - w + 5)} 138 ${CENTRE - 21} 139 ${CENTRE - 12} 138Q${CENTRE} 133 ${CENTRE + 12} 138C${CENTRE + 21} 139 ${n(CENTRE + w - 5)} 138 ${n(CENTRE + w + 0.5)} ${top}` +
    `C${n(CENTRE + w)} 146 ${n(CENTRE + w - 3)} ${n(chin - 12 + drop)} ${n(CENTRE + person.jaw)} ${n(chin - 1 + drop)}Q${CENTRE} ${n(chin + 6 + drop)} ${n(CENTRE - person.jaw)} ${n(chin - 1 + drop)}` +
    `C${n(CENTRE - w + 3)} ${n(chin - 12 + drop)} ${n(CENTRE - w)} 146 ${n(CENTRE - w - 0.5)} ${top}Z" fill="${hair}" opacity="${opacity}"/>` +
    (beard === 'stubble'
      ? ''
      : `<path d="M${CENTRE - 13} 146Q${CENTRE} 142 ${CENTRE + 13} 146Q${CENTRE + 8} 158 ${CENTRE} 158T${CENTRE - 13} 146Z" fill="${person.skin.base}"/>`)
  );
}

function drawHairBehind(person: Person): string {
  const { hair, hairStyle, halfWidth: w } = person;
  const l = CENTRE - w - 10;
  const r = CENTRE + w + 10;
  switch (hairStyle) {
    case 'bob':
      return `<path d="M${n(l)} 112C${n(l)} 70 ${CENTRE - 26} 50 ${CENTRE} 50S${n(r)} 70 ${n(r)} 112V152Q${n(r)} 166 ${n(r - 12)} 166H${n(l + 12)}Q${n(l)} 166 ${n(l)} 152Z" fill="${hair}"/>`;
    case 'long':
      return `<path d="M${n(l)} 112C${n(l)} 70 ${CENTRE - 26} 50 ${CENTRE} 50S${n(r)} 70 ${n(r)} 112C${n(r)} 150 ${n(r + 8)} 176 ${n(r + 6)} 216H${n(l - 6)}C${n(l - 8)} 176 ${n(l)} 150 ${n(l)} 112Z" fill="${hair}"/>`;
    case 'bun':
      return `${person.headwear === 'none' || person.headwear === 'headband' ? `<circle cx="${CENTRE + 4}" cy="48" r="17" fill="${hair}"/>` : ''}<ellipse cx="${CENTRE}" cy="98" rx="${n(w + 6)}" ry="46" fill="${hair}"/>`;
    case 'braid':
      return `<ellipse cx="${CENTRE}" cy="100" rx="${n(w + 6)}" ry="48" fill="${hair}"/>`;
    default:
      return '';
  }
}

function drawHairInFront(person: Person): string {
  const { hair, hairStyle, halfWidth: w, headwear } = person;
  const l = n(CENTRE - w - 2.5);
  const r = n(CENTRE + w + 2.5);
  const covered = headwear !== 'none' && headwear !== 'headband';
  const sides =
    `<path d="M${l} 92Q${n(CENTRE - w - 4)} 108 ${n(CENTRE - w + 1)} 118Q${n(CENTRE - w + 7)} 104 ${n(CENTRE - w + 8)} 88Z" fill="${hair}"/>` +
    `<path d="M${r} 92Q${n(CENTRE + w + 4)} 108 ${n(CENTRE + w - 1)} 118Q${n(CENTRE + w - 7)} 104 ${n(CENTRE + w - 8)} 88Z" fill="${hair}"/>`;
  const braid =
    hairStyle === 'braid'
      ? [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `<ellipse cx="${n(CENTRE - w - 4 - i * 1.4)}" cy="${146 + i * 15}" rx="${n(9.5 - i * 0.7)}" ry="10" fill="${hair}"/><path d="M${n(CENTRE - w - 11 - i)} ${141 + i * 15}q7 9 14 3" stroke="#000" stroke-opacity=".22" stroke-width="1.6" fill="none"/>`,
          )
          .join('')
      : '';
  if (hairStyle === 'bald') return '';
  if (covered) return sides + braid;
  const shapes: Record<Exclude<HairStyle, 'bald'>, string> = {
    short: `<path d="M${l} 108C${n(CENTRE - w - 5)} 68 ${CENTRE - 24} 50 ${CENTRE + 2} 51S${n(CENTRE + w + 5)} 70 ${r} 108C${n(CENTRE + w - 5)} 96 ${n(CENTRE + w - 7)} 88 ${CENTRE + 24} 83C${CENTRE + 4} 88 ${CENTRE - 18} 82 ${CENTRE - 24} 86C${n(CENTRE - w + 8)} 90 ${n(CENTRE - w + 4)} 98 ${l} 108Z" fill="${hair}"/>`,
    crop: `<path d="M${l} 106C${n(CENTRE - w - 2)} 72 ${CENTRE - 22} 57 ${CENTRE} 57S${n(CENTRE + w + 2)} 72 ${r} 106C${n(CENTRE + w - 5)} 92 ${n(CENTRE + w - 10)} 82 ${CENTRE + 18} 78Q${CENTRE} 75 ${CENTRE - 18} 78C${n(CENTRE - w + 10)} 82 ${n(CENTRE - w + 5)} 92 ${l} 106Z" fill="${hair}"/>`,
    swept: `<path d="M${l} 110C${n(CENTRE - w - 8)} 66 ${CENTRE - 28} 46 ${CENTRE + 4} 46C${CENTRE + 34} 46 ${n(CENTRE + w + 8)} 72 ${r} 110C${n(CENTRE + w - 4)} 98 ${n(CENTRE + w - 6)} 90 ${CENTRE + 26} 80C${CENTRE + 8} 92 ${CENTRE - 18} 92 ${n(CENTRE - w + 6)} 84Q${n(CENTRE - w + 3)} 98 ${l} 110Z" fill="${hair}"/>`,
    curly: curls(person),
    bob: `<path d="M${n(CENTRE - w - 5)} 126C${n(CENTRE - w - 8)} 70 ${CENTRE - 24} 51 ${CENTRE} 51S${n(CENTRE + w + 8)} 70 ${n(CENTRE + w + 5)} 126C${n(CENTRE + w - 2)} 110 ${n(CENTRE + w - 6)} 96 ${CENTRE + 22} 90Q${CENTRE} 98 ${CENTRE - 24} 88C${n(CENTRE - w + 6)} 96 ${n(CENTRE - w + 2)} 110 ${n(CENTRE - w - 5)} 126Z" fill="${hair}"/>`,
    long: `<path d="M${n(CENTRE - w - 6)} 138C${n(CENTRE - w - 10)} 70 ${CENTRE - 24} 50 ${CENTRE - 6} 52C${CENTRE + 26} 46 ${n(CENTRE + w + 10)} 72 ${n(CENTRE + w + 6)} 138C${n(CENTRE + w - 1)} 116 ${n(CENTRE + w - 4)} 94 ${CENTRE - 6} 70C${n(CENTRE - w + 8)} 90 ${n(CENTRE - w + 1)} 112 ${n(CENTRE - w - 6)} 138Z" fill="${hair}"/>`,
    bun: `<path d="M${l} 112C${n(CENTRE - w - 4)} 70 ${CENTRE - 22} 54 ${CENTRE} 54S${n(CENTRE + w + 4)} 70 ${r} 112C${n(CENTRE + w - 5)} 94 ${CENTRE + 20} 76 ${CENTRE} 75C${CENTRE - 20} 76 ${n(CENTRE - w + 5)} 94 ${l} 112Z" fill="${hair}"/>`,
    braid: `<path d="M${l} 116C${n(CENTRE - w - 6)} 70 ${CENTRE - 22} 53 ${CENTRE} 53S${n(CENTRE + w + 6)} 70 ${r} 116C${n(CENTRE + w - 5)} 96 ${CENTRE + 22} 80 ${CENTRE + 4} 70C${CENTRE - 14} 82 ${n(CENTRE - w + 5)} 96 ${l} 116Z" fill="${hair}"/>`,
  };
  return shapes[hairStyle] + braid;
}

function curls({ hair, halfWidth: w }: Person): string {
  const circles: string[] = [];
  for (let i = 0; i <= 10; i += 1) {
    const angle = Math.PI * (1.06 - (i / 10) * 1.12);
    const radius = 10 + (i % 3) * 1.6;
    circles.push(
      `<circle cx="${n(CENTRE + Math.cos(angle) * (w - 1))}" cy="${n(97 - Math.sin(angle) * 36)}" r="${n(radius)}"/>`,
    );
  }
  return `<g fill="${hair}">${circles.join('')}<path d="M${n(CENTRE - w + 4)} 88Q${CENTRE} 62 ${n(CENTRE + w - 4)} 88Q${CENTRE} 78 ${n(CENTRE - w + 4)} 88Z"/></g>`;
}

function drawEyewear({ eyewear, eyeGap, halfWidth: w }: Person): string {
  if (eyewear === 'none') return '';
  const dark = eyewear === 'sunglasses';
  const lens = dark ? 'fill="#26323c"' : 'fill="#fff" fill-opacity=".16"';
  const frame = dark ? '#14191e' : '#3a3330';
  const glasses = [-1, 1].map((side) => {
    const x = CENTRE + side * (eyeGap + 0.5);
    const glint = dark
      ? `<path d="M${n(x - 7)} ${EYE_LINE + 3}L${n(x + 1)} ${EYE_LINE - 6}" stroke="#9cc0cf" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`
      : '';
    return (
      `<rect x="${n(x - 12.5)}" y="${EYE_LINE - 9.5}" width="25" height="20" rx="9" ${lens} stroke="${frame}" stroke-width="2.6"/>${glint}` +
      `<path d="M${n(x + side * 12.5)} ${EYE_LINE - 2}L${n(CENTRE + side * (w + 1))} ${EYE_LINE - 3}" stroke="${frame}" stroke-width="2.6"/>`
    );
  });
  return `${glasses.join('')}<path d="M${n(CENTRE - eyeGap + 12)} ${EYE_LINE - 2}Q${CENTRE} ${EYE_LINE - 6} ${n(CENTRE + eyeGap - 12)} ${EYE_LINE - 2}" stroke="${frame}" stroke-width="2.6" fill="none"/>`;
}

function drawHeadwear({ headwear, hat, halfWidth: w }: Person): string {
  const l = CENTRE - w - 5;
  const r = CENTRE + w + 5;
  const shade = `fill="#000" opacity=".16"`;
  switch (headwear) {
    case 'none':
      return '';
    case 'headband':
      return `<path d="M${n(l + 2)} 96Q${CENTRE} 78 ${n(r - 2)} 96V82Q${CENTRE} 62 ${n(l + 2)} 82Z" fill="${hat.base}"/><path d="M${n(l + 2)} 90Q${CENTRE} 72 ${n(r - 2)} 90" stroke="${hat.trim}" stroke-width="2.4" fill="none"/>`;
    case 'beanie':
      return (
        `<path d="M${n(l)} 96C${n(l - 2)} 56 ${CENTRE - 24} 38 ${CENTRE} 38S${n(r + 2)} 56 ${n(r)} 96Z" fill="${hat.base}"/>` +
        `<path d="M${CENTRE + 14} 41C${n(r - 6)} 52 ${n(r)} 74 ${n(r)} 96H${CENTRE + 22}Q${CENTRE + 26} 64 ${CENTRE + 14} 41Z" ${shade}/>` +
        `<rect x="${n(l - 2)}" y="82" width="${n(r - l + 4)}" height="18" rx="7" fill="${hat.shade}"/>` +
        `<path d="M${n(l + 8)} 84v14M${n(l + 20)} 84v14M${n(l + 32)} 84v14M${n(l + 44)} 84v14M${n(l + 56)} 84v14M${n(l + 68)} 84v14" stroke="${hat.base}" stroke-width="2.2" opacity=".7"/>`
      );
    case 'cap':
      return (
        `<path d="M${n(l)} 92C${n(l)} 58 ${CENTRE - 22} 44 ${CENTRE} 44S${n(r)} 58 ${n(r)} 92Q${CENTRE} 82 ${n(l)} 92Z" fill="${hat.base}"/>` +
        `<path d="M${CENTRE + 16} 47C${n(r - 4)} 58 ${n(r)} 74 ${n(r)} 92L${CENTRE + 24} 88Q${CENTRE + 28} 64 ${CENTRE + 16} 47Z" ${shade}/>` +
        `<path d="M${n(l - 1)} 92Q${CENTRE} 79 ${n(r + 1)} 92Q${n(r + 4)} 101 ${n(r - 3)} 101Q${CENTRE} 89 ${n(l + 3)} 101Q${n(l - 4)} 101 ${n(l - 1)} 92Z" fill="${hat.shade}"/>` +
        `<path d="M${CENTRE - 10} 74l6 -9 4 5 4 -7 6 11z" fill="${hat.trim}"/>`
      );
    case 'helmet':
      return (
        `<path d="M${n(l + 3)} 98L${CENTRE - 15} 172M${n(r - 3)} 98L${CENTRE + 15} 172" stroke="#2b3138" stroke-width="3"/>` +
        `<path d="M${n(l - 4)} 96C${n(l - 8)} 54 ${CENTRE - 28} 38 ${CENTRE} 38S${n(r + 8)} 54 ${n(r + 4)} 96Q${CENTRE} 80 ${n(l - 4)} 96Z" fill="${hat.base}"/>` +
        `<path d="M${CENTRE + 18} 41C${n(r)} 52 ${n(r + 6)} 72 ${n(r + 4)} 96L${CENTRE + 30} 90Q${CENTRE + 34} 62 ${CENTRE + 18} 41Z" ${shade}/>` +
        `<path d="M${CENTRE - 20} 50q-9 10 -11 22M${CENTRE} 46v24M${CENTRE + 20} 50q9 10 11 22" stroke="${hat.shade}" stroke-width="5.4" stroke-linecap="round" fill="none"/>` +
        `<path d="M${n(l - 4)} 96Q${CENTRE} 80 ${n(r + 4)} 96" stroke="${hat.shade}" stroke-width="4" fill="none"/>`
      );
    case 'felt-cap':
      // The grey felt cap of Svaneti, with its crossed braid.
      return (
        `<path d="M${n(l)} 94C${n(l - 1)} 66 ${CENTRE - 26} 50 ${CENTRE} 50S${n(r + 1)} 66 ${n(r)} 94Q${CENTRE} 84 ${n(l)} 94Z" fill="#b9b4aa"/>` +
        `<path d="M${CENTRE + 16} 52C${n(r - 4)} 60 ${n(r)} 76 ${n(r)} 94L${CENTRE + 24} 89Q${CENTRE + 26} 68 ${CENTRE + 16} 52Z" ${shade}/>` +
        `<path d="M${n(l - 3)} 95Q${CENTRE} 81 ${n(r + 3)} 95L${n(r + 1)} 85Q${CENTRE} 72 ${n(l - 1)} 85Z" fill="#9d978c"/>` +
        `<path d="M${CENTRE} 50V78M${CENTRE - 28} 59Q${CENTRE} 66 ${CENTRE + 28} 59" stroke="#4a4540" stroke-width="2.6" fill="none"/>`
      );
  }
}
