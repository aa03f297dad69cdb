/** Checks of texts that count characters as people and the security rules do: by code points. */
import * as z from 'zod/mini';

/** At most `maximum` characters; an emoji is one, though JavaScript's `length` says two. */
export function maxCharacters(maximum: number, message?: string): z.core.$ZodCheck<string> {
  return z.check((payload) => {
    if (payload.value.length <= maximum || Array.from(payload.value).length <= maximum) return;
    payload.issues.push({
      code: 'too_big',
      origin: 'string',
      maximum,
      inclusive: true,
      input: payload.value,
      continue: true,
      ...(message === undefined ? {} : { message }),
    });
  });
}

/** Not made of blanks alone. */
export function notBlank(): z.core.$ZodCheck<string> {
  return z.check((payload) => {
    if (payload.value.trim() !== '') return;
    payload.issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      inclusive: true,
      input: payload.value,
      continue: true,
    });
  });
}

/**
 * A member of `languages` or `specialties`: trimmed, without commas (lists are typed with commas
 * between) and without control characters. The rules hold the same pattern.
 */
export const LIST_ITEM = /^[^,\p{Cc}\p{Z}](?:[^,\p{Cc}]*[^,\p{Cc}\p{Z}])?$/u;
