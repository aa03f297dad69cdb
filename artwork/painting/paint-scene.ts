/**
 * Renders a scene: marches over the terrain column by column from near to far (floating horizon: only
 * what rises above everything nearer is visible) and averages several samples a pixel.
 */
import { castShadows } from './shadow.ts';
import { air, skyColour, type Air } from './sky.ts';
import { createShader, lit, type Hit } from './shade.ts';
import { met, sample, smoothHeight, surfaceHeight, type Surface } from '../terrain/surface.ts';
import { createView, sinking, type Camera, type View } from './view.ts';
import { sunVector } from './light.ts';

export interface Picture {
  width: number;
  height: number;
  /** Linear light, three values a pixel, rows from the top. */
  light: Float32Array;
  /** Metres along the axis to what is seen; infinite for the sky. */
  depth: Float32Array;
  view: View;
}

const NEAREST = 3;
const FARTHEST = 52000;
/** Metres that detail, trees and buildings can add to the grid. */
const HIGHEST_DETAIL = 42;

export interface Quality {
  width: number;
  height: number;
  /** Samples a pixel, along each side. */
  samples: number;
}

/** Paints a scene. `shadow` can be passed in when several pictures share the sun's position. */
export function paintScene(
  surface: Surface,
  scene: Air,
  camera: Camera,
  quality: Quality,
  shadow = castShadows(surface.ground, sunVector(scene.light)),
): Picture {
  const { samples } = quality;
  const width = quality.width * samples;
  const height = quality.height * samples;
  const eye = smoothHeight(surface.ground, camera.x, camera.y) + camera.above;
  const view = createView(camera, eye, width, height);
  const light = new Float32Array(quality.width * quality.height * 3);
  const depth = new Float32Array(quality.width * quality.height).fill(Infinity);
  const shade = createShader(surface, scene, shadow, eye);
  const weight = 1 / (samples * samples);
  const hit: Hit = {
    x: 0,
    y: 0,
    h: 0,
    distance: 0,
    footprint: 0,
    tree: 0,
    forest: 0,
    block: -1,
  };
  const rowScale = view.focal;
  const growth = 1.8 / view.focal;

  for (let column = 0; column < width; column += 1) {
    const aside = (column + 0.5 - width / 2) / view.focal;
    const stepX = view.forwardX + aside * view.forwardY;
    const stepY = view.forwardY - aside * view.forwardX;
    const stretch = Math.hypot(stepX, stepY);
    const outX = Math.floor(column / samples);
    const put = (row: number, r: number, g: number, b: number, t: number): void => {
      const pixel = Math.floor(row / samples) * quality.width + outX;
      light[pixel * 3] = (light[pixel * 3] as number) + r * weight;
      light[pixel * 3 + 1] = (light[pixel * 3 + 1] as number) + g * weight;
      light[pixel * 3 + 2] = (light[pixel * 3 + 2] as number) + b * weight;
      if (t < (depth[pixel] as number)) depth[pixel] = t;
    };
    /** The lowest row that is still empty. */
    let row = height - 1;
    let t = NEAREST;
    let lastT = t;
    let lastH = -1e5;
    let lastBlock = -1;
    while (t < FARTHEST && row >= 0) {
      const x = camera.x + t * stepX;
      const y = camera.y + t * stepY;
      const distance = t * stretch;
      const footprint = t / view.focal;
      let above = (view.horizonRow - row - 0.5) / rowScale;
      // Ground well below the line of sight is hidden and needs no detail.
      const bare = sample(surface.ground, surface.ground.height, x, y) - sinking(distance);
      const hidden = bare + HIGHEST_DETAIL < eye + above * t;
      let h = hidden ? bare : surfaceHeight(surface, x, y, footprint) - sinking(distance);
      if (!hidden && met.block >= 0 && lastBlock !== met.block && t - lastT > 0.02) {
        // The ray entered a building within this step: step back to its wall.
        let outside = lastT;
        for (let round = 0; round < 6; round += 1) {
          const middle = (outside + t) / 2;
          const block = met.block;
          surfaceHeight(surface, camera.x + middle * stepX, camera.y + middle * stepY, footprint);
          if (met.block >= 0) t = middle;
          else outside = middle;
          met.block = block;
        }
        h =
          surfaceHeight(surface, camera.x + t * stepX, camera.y + t * stepY, footprint) -
          sinking(t * stretch);
        lastT = Math.max(lastT, outside);
      }
      while (row >= 0 && h >= eye + above * t) {
        const under = lastH - (eye + above * lastT);
        const over = h - (eye + above * t);
        const f = under < 0 ? under / (under - over) : 1;
        const ht = lastT + f * (t - lastT);
        hit.x = camera.x + ht * stepX;
        hit.y = camera.y + ht * stepY;
        hit.distance = ht * stretch;
        hit.h = eye + above * ht + sinking(hit.distance);
        hit.footprint = Math.max(footprint, (t - lastT) * 0.3);
        const steepRise = h - lastH > (t - lastT) * 3;
        hit.tree = met.tree > 0 ? Math.max(0.1, met.tree - (h - (eye + above * ht))) : 0;
        hit.forest = met.forest;
        hit.block = met.block;
        const keepTree = met.tree;
        const keepForest = met.forest;
        if (steepRise && met.block >= 0) hit.footprint = Math.max(hit.footprint, t - lastT);
        const norm = 1 / Math.sqrt(stretch * stretch + above * above);
        shade(hit, stepX * norm, stepY * norm, above * norm);
        put(row, lit.red, lit.green, lit.blue, ht);
        met.tree = keepTree;
        met.forest = keepForest;
        met.block = hit.block;
        row -= 1;
        above = (view.horizonRow - row - 0.5) / rowScale;
      }
      lastT = t;
      lastH = h;
      lastBlock = hidden ? -1 : met.block;
      t += Math.min(28, Math.max(0.02, t * growth));
    }
    for (; row >= 0; row -= 1) {
      const above = (view.horizonRow - row - 0.5) / rowScale;
      const norm = 1 / Math.sqrt(stretch * stretch + above * above);
      skyColour(scene, stepX * norm, stepY * norm, Math.max(0, above * norm));
      const [r, g, b] = [air.red, air.green, air.blue];
      put(row, r, g, b, Infinity);
    }
  }
  return {
    width: quality.width,
    height: quality.height,
    light,
    depth,
    view: createView(camera, eye, quality.width, quality.height),
  };
}
