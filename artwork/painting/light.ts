/**
 * Times of day. Colours are linear light, red, green and blue; 1 is about a white sheet in full sun.
 * Azimuths are compass degrees (90 east, 180 south): at 43° north the sun is never in the north by day.
 */

export type Colour = readonly [number, number, number];

export interface Light {
  /** Compass degrees the sun (or the brightest sky at dusk) stands at. */
  sunAzimuth: number;
  /** Degrees above the horizon. */
  sunElevation: number;
  sun: Colour;
  /** Light of the whole sky on a level place. */
  ambient: Colour;
  zenith: Colour;
  horizon: Colour;
  /** Sky near the sun. */
  glow: Colour;
  /** Scattering per kilometre. */
  haze: number;
  exposure: number;
}

const LIGHTS = {
  /** Sunrise: pink summits, blue valleys. */
  firstLight: {
    sunAzimuth: 92,
    sunElevation: 7,
    sun: [2.9, 1.42, 0.72],
    ambient: [0.23, 0.32, 0.49],
    zenith: [0.16, 0.27, 0.5],
    horizon: [0.78, 0.66, 0.62],
    glow: [1.5, 0.85, 0.45],
    haze: 0.03,
    exposure: 1.02,
  },
  morning: {
    sunAzimuth: 112,
    sunElevation: 24,
    sun: [2.2, 1.9, 1.54],
    ambient: [0.31, 0.42, 0.6],
    zenith: [0.1, 0.24, 0.55],
    horizon: [0.58, 0.72, 0.88],
    glow: [1.1, 0.98, 0.8],
    haze: 0.026,
    exposure: 0.86,
  },
  noon: {
    sunAzimuth: 160,
    sunElevation: 42,
    sun: [2.2, 2.08, 1.9],
    ambient: [0.33, 0.45, 0.64],
    zenith: [0.075, 0.2, 0.5],
    horizon: [0.5, 0.68, 0.9],
    glow: [0.9, 0.92, 0.9],
    haze: 0.022,
    exposure: 0.78,
  },
  afternoon: {
    sunAzimuth: 245,
    sunElevation: 30,
    sun: [2.25, 1.86, 1.42],
    ambient: [0.32, 0.42, 0.58],
    zenith: [0.11, 0.25, 0.54],
    horizon: [0.66, 0.74, 0.84],
    glow: [1.2, 1, 0.74],
    haze: 0.032,
    exposure: 0.86,
  },
  evening: {
    sunAzimuth: 268,
    sunElevation: 11,
    sun: [2.9, 1.7, 0.86],
    ambient: [0.28, 0.36, 0.5],
    zenith: [0.17, 0.29, 0.52],
    horizon: [0.9, 0.72, 0.56],
    glow: [1.6, 1, 0.5],
    haze: 0.036,
    exposure: 0.95,
  },
  /** After sunset: no sun, a band of warm sky in the west. */
  blueHour: {
    sunAzimuth: 285,
    sunElevation: 12,
    sun: [0.07, 0.06, 0.07],
    ambient: [0.19, 0.25, 0.42],
    zenith: [0.055, 0.11, 0.26],
    horizon: [0.42, 0.4, 0.5],
    glow: [0.62, 0.36, 0.24],
    haze: 0.035,
    exposure: 1.5,
  },
  /** High thin cloud: soft light with a weak sun. */
  overcast: {
    sunAzimuth: 150,
    sunElevation: 34,
    sun: [0.75, 0.72, 0.68],
    ambient: [0.58, 0.64, 0.72],
    zenith: [0.5, 0.56, 0.64],
    horizon: [0.78, 0.82, 0.86],
    glow: [0.9, 0.9, 0.88],
    haze: 0.07,
    exposure: 0.92,
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

/** A time of day, with some of its values changed. */
export function lightOf(name: LightName, changes: Partial<Light> = {}): Light {
  return { ...LIGHTS[name], ...changes };
}

/** Unit vector towards the sun: x east, y north, z up. */
export function sunVector({ sunAzimuth, sunElevation }: Light): { x: number; y: number; z: number } {
  const azimuth = (sunAzimuth * Math.PI) / 180;
  const elevation = (sunElevation * Math.PI) / 180;
  return {
    x: Math.sin(azimuth) * Math.cos(elevation),
    y: Math.cos(azimuth) * Math.cos(elevation),
    z: Math.sin(elevation),
  };
}
