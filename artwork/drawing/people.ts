/** People near the camera, seen against the light: limbs that taper, a pack, a helmet, the rope between them. */
import { stroke, type Canvas, type Colour, type Point } from './ink.ts';

/** Sideways and up, in heights of the person, from between the feet. */
type Joint = readonly [number, number];

/** One part of a body: joints with the thickness there. */
interface Part {
  joints: readonly (readonly [x: number, y: number, wide: number])[];
  cloth: keyof Clothes;
}

export interface Clothes {
  jacket: Colour;
  trousers: Colour;
  pack: Colour;
  helmet: Colour;
  skin: Colour;
  steel: Colour;
}

export interface Pose {
  parts: readonly Part[];
  /** Where the rope is tied in. */
  knot: Joint;
}

const part = (cloth: Part['cloth'], ...joints: Part['joints']): Part => ({ cloth, joints });

/** Walking uphill to the right with an ice axe, seen from the side. */
export const WALKING: Pose = {
  parts: [
    // The arm and the leg away from the viewer.
    part('trousers', [0.02, 0.5, 0.115], [0.135, 0.325, 0.085], [0.13, 0.12, 0.058]),
    part('trousers', [0.125, 0.085, 0.06], [0.195, 0.075, 0.045]),
    part('jacket', [0.1, 0.76, 0.07], [0.2, 0.66, 0.055], [0.255, 0.6, 0.045]),
    part('steel', [0.262, 0.6, 0.014], [0.31, 0.075, 0.01]),
    part('steel', [0.22, 0.617, 0.014], [0.305, 0.592, 0.014]),
    // Trunk and pack.
    part('jacket', [0.005, 0.475, 0.135], [0.045, 0.6, 0.14], [0.085, 0.765, 0.15]),
    part('pack', [-0.075, 0.575, 0.135], [-0.05, 0.66, 0.165], [-0.015, 0.79, 0.15]),
    part('pack', [-0.03, 0.835, 0.085], [0.02, 0.845, 0.075]),
    // The near leg, behind.
    part('trousers', [-0.005, 0.49, 0.125], [-0.06, 0.285, 0.09], [-0.165, 0.09, 0.06]),
    part('trousers', [-0.175, 0.065, 0.062], [-0.1, 0.028, 0.045]),
    part('skin', [0.118, 0.83, 0.055], [0.135, 0.875, 0.06]),
    part('skin', [0.143, 0.9, 0.095], [0.148, 0.912, 0.098]),
    part('helmet', [0.122, 0.935, 0.105], [0.142, 0.945, 0.112]),
    part('helmet', [0.095, 0.918, 0.05], [0.2, 0.93, 0.022]),
    // The near arm, with a few coils in the hand.
    part('jacket', [0.075, 0.775, 0.085], [0.075, 0.635, 0.066], [0.155, 0.56, 0.05]),
    part('skin', [0.165, 0.552, 0.042], [0.18, 0.55, 0.036]),
  ],
  knot: [0.05, 0.52],
};

/** As `WALKING`, upright and looking back, the rope in both hands. */
export const WAITING: Pose = {
  parts: [
    part('trousers', [0.025, 0.5, 0.115], [0.075, 0.28, 0.08], [0.075, 0.08, 0.058]),
    part('trousers', [0.07, 0.05, 0.06], [0.145, 0.04, 0.045]),
    part('trousers', [-0.01, 0.5, 0.12], [-0.05, 0.27, 0.085], [-0.085, 0.07, 0.06]),
    part('trousers', [-0.09, 0.04, 0.062], [-0.015, 0.026, 0.045]),
    part('jacket', [0.0, 0.475, 0.14], [0.005, 0.6, 0.145], [0.01, 0.775, 0.165]),
    part('pack', [-0.1, 0.565, 0.13], [-0.1, 0.66, 0.155], [-0.085, 0.79, 0.145]),
    part('pack', [-0.105, 0.84, 0.08], [-0.055, 0.85, 0.075]),
    part('skin', [0.015, 0.85, 0.06], [0.02, 0.885, 0.065]),
    part('skin', [0.026, 0.91, 0.096], [0.03, 0.922, 0.1]),
    part('helmet', [0.006, 0.945, 0.108], [0.026, 0.952, 0.112]),
    part('helmet', [-0.03, 0.925, 0.045], [0.085, 0.936, 0.022]),
    part('jacket', [0.02, 0.78, 0.085], [0.045, 0.635, 0.066], [0.13, 0.585, 0.05]),
    part('skin', [0.14, 0.58, 0.042], [0.152, 0.578, 0.036]),
  ],
  knot: [0.045, 0.52],
};

/** Climbing a steep edge to the right, seen from the side: one foot high, both hands on the rock. */
export const CLIMBING: Pose = {
  parts: [
    part('jacket', [0.13, 0.83, 0.072], [0.245, 0.9, 0.056], [0.3, 1.03, 0.042]),
    part('skin', [0.305, 1.045, 0.04], [0.315, 1.07, 0.032]),
    part('trousers', [0.06, 0.5, 0.12], [0.235, 0.47, 0.092], [0.225, 0.27, 0.06]),
    part('trousers', [0.215, 0.245, 0.058], [0.285, 0.235, 0.04]),
    part('jacket', [0.04, 0.48, 0.135], [0.075, 0.62, 0.135], [0.125, 0.8, 0.15]),
    part('trousers', [0.03, 0.48, 0.13], [0.015, 0.27, 0.09], [-0.01, 0.07, 0.06]),
    part('trousers', [-0.015, 0.045, 0.06], [0.06, 0.025, 0.042]),
    part('skin', [0.155, 0.87, 0.06], [0.17, 0.9, 0.065]),
    part('skin', [0.182, 0.93, 0.096], [0.19, 0.94, 0.098]),
    part('helmet', [0.155, 0.965, 0.108], [0.178, 0.973, 0.112]),
    part('helmet', [0.13, 0.945, 0.045], [0.24, 0.965, 0.02]),
    part('jacket', [0.115, 0.81, 0.085], [0.2, 0.7, 0.066], [0.29, 0.755, 0.048]),
    part('skin', [0.3, 0.765, 0.042], [0.32, 0.775, 0.034]),
    // Slings and hardware at the harness.
    part('steel', [0.01, 0.5, 0.03], [-0.015, 0.43, 0.022]),
    part('steel', [0.045, 0.495, 0.026], [0.045, 0.42, 0.018]),
  ],
  knot: [0.085, 0.51],
};

/** Hanging in a rope, seated in the harness, one hand below on the device. */
export const HANGING: Pose = {
  parts: [
    part('trousers', [0.03, 0.43, 0.12], [0.2, 0.4, 0.09], [0.215, 0.2, 0.06]),
    part('trousers', [0.215, 0.17, 0.058], [0.285, 0.15, 0.042]),
    part('jacket', [-0.02, 0.42, 0.14], [-0.03, 0.56, 0.14], [-0.025, 0.71, 0.155]),
    part('trousers', [0.0, 0.42, 0.13], [0.165, 0.345, 0.092], [0.13, 0.145, 0.06]),
    part('trousers', [0.13, 0.115, 0.06], [0.2, 0.095, 0.042]),
    part('pack', [-0.1, 0.4, 0.06], [-0.115, 0.27, 0.1], [-0.115, 0.17, 0.09]),
    part('skin', [-0.01, 0.79, 0.06], [0.0, 0.82, 0.065]),
    part('skin', [0.008, 0.85, 0.096], [0.012, 0.86, 0.1]),
    part('helmet', [-0.015, 0.882, 0.108], [0.008, 0.89, 0.114]),
    part('helmet', [-0.045, 0.865, 0.045], [0.065, 0.875, 0.022]),
    part('jacket', [-0.02, 0.72, 0.085], [0.06, 0.61, 0.066], [0.105, 0.74, 0.048]),
    part('jacket', [-0.03, 0.7, 0.08], [-0.06, 0.53, 0.062], [0.06, 0.46, 0.048]),
    part('skin', [0.108, 0.76, 0.042], [0.11, 0.785, 0.036]),
  ],
  knot: [0.08, 0.47],
};

/** Draws a person; `facing` -1 mirrors the pose. Returns where the rope is tied in, in pixels. */
export function drawPose(
  picture: Canvas,
  { parts, knot }: Pose,
  foot: { px: number; py: number },
  tall: number,
  clothes: Clothes,
  facing: 1 | -1,
  rim: { dx: number; dy: number; colour: Colour },
): { px: number; py: number } {
  const at = (x: number, y: number, wide: number, shift = 0): Point => ({
    px: foot.px + facing * x * tall + shift * rim.dx,
    py: foot.py - y * tall + shift * rim.dy,
    width: wide * tall,
  });
  for (const { joints } of parts)
    stroke(picture, [joints.map(([x, y, wide]) => at(x, y, wide, 1))], {
      colour: rim.colour,
      opacity: 0.9,
      blend: 'over',
    });
  for (const { joints, cloth } of parts)
    stroke(picture, [joints.map(([x, y, wide]) => at(x, y, wide))], {
      colour: clothes[cloth],
      opacity: 1,
      blend: 'over',
    });
  const { px, py } = at(knot[0], knot[1], 0);
  return { px, py };
}
