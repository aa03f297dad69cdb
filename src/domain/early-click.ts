/** On buttons that need scripts: a press before these run is kept, and told by `aria-busy`. */
export const REPLAYS_CLICK = 'data-replays-click';
