/** The form that a report of a browser has to have: whatever else someone posts is not taken. */
import * as z from 'zod/mini';
import { BROWSER_ERROR_FORMS, MAX_FRAMES } from '../../../src/domain/browser-error.ts';

const { what, kind, frame } = BROWSER_ERROR_FORMS;

export const browserErrorSchema = z.strictObject({
  what: z.string().check(z.regex(what)),
  kind: z.string().check(z.regex(kind)),
  frames: z.array(z.string().check(z.regex(frame))).check(z.maxLength(MAX_FRAMES)),
});
