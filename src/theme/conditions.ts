/**
 * A window so low that sticky elements would hide the content: a page at 400 % zoom (1280 × 1024 pixels
 * become 320 × 256, WCAG 1.4.10), or a phone in landscape.
 */
export const LOW_WINDOW = '@media (max-height: 30rem)';

/** Forced colours: there are no shadows and fills, so states need a border. */
export const FORCED_COLORS = '@media (forced-colors: active)';
