/** Conditions of a window and of the system that parts of Material UI answer to. */

/**
 * A window so low that what stays in place would hide what is read: a page at 400 % (1280 × 1024 pixels become
 * 320 × 256, WCAG 1.4.10), a phone held sideways.
 */
export const LOW_WINDOW = '@media (max-height: 30rem)';

/** The system chooses the colours: shadows and fills are gone, so that states need a line. */
export const FORCED_COLORS = '@media (forced-colors: active)';

export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
