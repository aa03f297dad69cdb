/** Schema of a browser's error report; any other data is rejected. */
import * as z from 'zod/mini';
import { BROWSER_ERROR_FORMS, MAX_FRAMES } from '../../../src/domain/browser-error.ts';

const { what, kind, frame } = BROWSER_ERROR_FORMS;

export const browserErrorSchema = z.strictObject({
  what: z.string().check(z.regex(what)),
  kind: z.string().check(z.regex(kind)),
  frames: z.array(z.string().check(z.regex(frame))).check(z.maxLength(MAX_FRAMES)),
});
