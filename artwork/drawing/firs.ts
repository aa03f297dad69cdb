/** Firs near the camera. */
import { createRandom, type Random } from '../terrain/random.ts';
import { stroke, type Canvas } from './ink.ts';

/** Firs standing along the lower edge, near the eye: branch by branch, darker below. */
export function drawFirs(picture: Canvas, count: number, seed: number, brightness: number): void {
  const random = createRandom(seed);
  const unit = picture.width / 1600;
  for (let i = 0; i < count; i += 1) {
    const px = ((i + random.between(0.1, 0.9)) / count) * picture.width;
    const fromMiddle = Math.abs(px / picture.width - 0.5) * 2;
    const tall = random.between(90, 200) * unit * (0.5 + 1.1 * fromMiddle);
    const foot = picture.height + random.between(4, 26) * unit;
    drawFir(picture, px, foot, tall, brightness * random.between(0.75, 1.25), random);
  }
}

function drawFir(
  picture: Canvas,
  px: number,
  foot: number,
  tall: number,
  brightness: number,
  random: Random,
): void {
  const rows = Math.max(30, Math.round(tall / 1.6));
  const broad = tall * random.between(0.17, 0.24);
  const lean = random.between(-0.02, 0.02);
  for (let row = 0; row < rows; row += 1) {
    const up = (row + random.next()) / rows;
    const tier = 0.72 + 0.28 * Math.sin(up * tall * 0.16);
    const reach = broad * (1 - up) ** 0.9 * tier * random.between(0.35, 1.15) + tall * 0.004;
    const y = foot - up * tall;
    const middle = px + lean * up * tall;
    for (const side of [-1, 1]) {
      const lit = (side < 0 ? 1.25 : 0.7) * brightness * random.between(0.45, 1.45) * (0.35 + 0.8 * up);
      const tip = {
        px: middle + side * reach,
        py: y + reach * random.between(0.05, 0.75),
        width: tall * 0.004,
      };
      stroke(picture, [[{ px: middle, py: y - tall * 0.01, width: tall * (0.003 + 0.02 * (1 - up)) }, tip]], {
        colour: [0.02 * lit, 0.034 * lit, 0.019 * lit],
        opacity: 0.92,
        blend: 'over',
      });
    }
  }
}
