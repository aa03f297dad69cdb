/**
 * Returns whether the device is likely to have a keyboard, so that the focus of a field opens none on the screen:
 * whether its main pointer can hover.
 */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
