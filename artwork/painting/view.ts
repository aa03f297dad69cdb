/**
 * A camera with a level axis and vertical lens shift, as for architecture: verticals stay vertical, and
 * every column of the picture lies in one vertical plane. `horizon` says at what share of the
 * picture's height, from the top, the horizon lies (it may lie outside).
 */

export interface Camera {
  /** Metres east and north of the south-western corner. */
  x: number;
  y: number;
  /** Metres above the ground. */
  above: number;
  /** Compass degrees. */
  azimuth: number;
  /** Degrees across the picture. */
  fieldOfView: number;
  horizon: number;
}

export interface View {
  camera: Camera;
  /** Metres above the sea. */
  eye: number;
  width: number;
  height: number;
  /** Pixels of focal length. */
  focal: number;
  forwardX: number;
  forwardY: number;
  horizonRow: number;
}

/** Metres; the earth's radius corrected for atmospheric refraction. */
const EARTH_RADIUS = 7.4e6;

export function createView(camera: Camera, eye: number, width: number, height: number): View {
  const azimuth = (camera.azimuth * Math.PI) / 180;
  return {
    camera,
    eye,
    width,
    height,
    focal: width / 2 / Math.tan((camera.fieldOfView * Math.PI) / 360),
    forwardX: Math.sin(azimuth),
    forwardY: Math.cos(azimuth),
    horizonRow: camera.horizon * height,
  };
}

/** How far the ground sinks below the tangent plane at a distance, metres. */
export function sinking(distance: number): number {
  return (distance * distance) / (2 * EARTH_RADIUS);
}

/** Projects a place: pixels and depth along the axis; undefined behind the camera. */
export function project(
  view: View,
  x: number,
  y: number,
  h: number,
): { px: number; py: number; depth: number } | undefined {
  const dx = x - view.camera.x;
  const dy = y - view.camera.y;
  const depth = dx * view.forwardX + dy * view.forwardY;
  if (depth < 1) return undefined;
  const aside = dx * view.forwardY - dy * view.forwardX;
  const top = h - sinking(Math.hypot(dx, dy));
  return {
    px: view.width / 2 + (aside / depth) * view.focal,
    py: view.horizonRow - ((top - view.eye) / depth) * view.focal,
    depth,
  };
}

/** The place on the ground plane (metres east, north) at a depth in the middle of a column. */
export function placeAt(view: View, px: number, depth: number): { x: number; y: number } {
  const aside = (px - view.width / 2) / view.focal;
  return {
    x: view.camera.x + depth * (view.forwardX + aside * view.forwardY),
    y: view.camera.y + depth * (view.forwardY - aside * view.forwardX),
  };
}
