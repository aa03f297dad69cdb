/** What a picture is made of, and how it is set up for painting. */
import type { Ground } from '../terrain/ground.ts';
import { lightOf, sunVector, type Light, type LightName } from '../painting/light.ts';
import { paintScene, type Picture } from '../painting/paint-scene.ts';
import { castShadows } from '../painting/shadow.ts';
import type { Air, Clouds } from '../painting/sky.ts';
import { growForest, roughen, type Block, type Season, type Surface } from '../terrain/surface.ts';
import type { Camera } from '../painting/view.ts';

export interface Scene {
  name: string;
  /** Pixels of the largest picture. */
  width: number;
  height: number;
  camera: Camera;
  light: LightName;
  lightChanges?: Partial<Light>;
  season?: Partial<Season>;
  clouds?: Partial<Clouds>;
  fog?: { top: number; density: number; softness: number };
  /** Buildings; they need the ground to stand on. */
  build?: (ground: Ground) => Block[];
  /** Draws the subject (tracks, people, a rope) over the painted land. */
  decorate?: (picture: Picture, surface: Surface) => void;
}

const SUMMER: Season = {
  treeLine: 2250,
  snowLine: 3050,
  autumn: 0,
  green: 1,
  frosted: 0,
  flood: 1.3,
  rapids: 0,
};
const CLEAR: Clouds = { high: 0.3, cumulus: 0, dark: 0, seed: 3 };
const TREES_FREE_AROUND_CAMERA = 220;
const TREES_FREE_AROUND_HOUSES = 42;

export interface Painted {
  picture: Picture;
  light: Light;
}

/** Paints a scene at a fraction of its size. Layers are cached between scenes of one season. */
export function paint(ground: Ground, scene: Scene, scale: number, samples: number): Painted {
  const season = { ...SUMMER, ...scene.season };
  const blocks = scene.build?.(ground) ?? [];
  const surface: Surface = {
    ground,
    season,
    forest: layer(`forest ${season.treeLine} ${season.flood}`, () => growForest(ground, season)),
    rough: layer(`rough ${season.snowLine}`, () => roughen(ground, season.snowLine)),
    blocks,
    clearings: [
      { x: scene.camera.x, y: scene.camera.y, radius: TREES_FREE_AROUND_CAMERA },
      ...blocks.map(({ x, y }) => ({ x, y, radius: TREES_FREE_AROUND_HOUSES })),
    ],
  };
  const light = lightOf(scene.light, scene.lightChanges);
  const shadow = layer(`shadow ${light.sunAzimuth} ${light.sunElevation}`, () =>
    castShadows(ground, sunVector(light)),
  );
  const air: Air = {
    light,
    clouds: { ...CLEAR, ...scene.clouds },
    fogTop: scene.fog?.top ?? 0,
    fogDensity: scene.fog?.density ?? 0,
    fogSoftness: scene.fog?.softness ?? 1,
  };
  const quality = {
    width: Math.round(scene.width * scale),
    height: Math.round(scene.height * scale),
    samples,
  };
  const picture = paintScene(surface, air, scene.camera, quality, shadow);
  scene.decorate?.(picture, surface);
  return { picture, light };
}

const KEPT_LAYERS = 6;
const layers = new Map<string, Float32Array>();

/** A cached layer over the whole ground; the oldest is evicted. */
function layer(key: string, make: () => Float32Array): Float32Array {
  const kept = layers.get(key);
  if (kept) return kept;
  const made = make();
  const oldest = layers.keys().next().value;
  if (layers.size >= KEPT_LAYERS && oldest !== undefined) layers.delete(oldest);
  layers.set(key, made);
  return made;
}
