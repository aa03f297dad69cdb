/** On buttons that need scripts: a press before these run is kept, and told by `aria-busy`. */
export const KEEPS_PRESS = 'data-keeps-press';
