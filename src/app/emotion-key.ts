/** Key of the emotion cache; the same on both sides, so that the browser adopts the styles of the HTML. */
export const EMOTION_KEY = 'mui';
