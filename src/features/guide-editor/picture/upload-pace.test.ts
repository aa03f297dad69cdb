import { expect, it } from 'vitest';
import { MAX_UPLOADS_PER_HOUR } from '../../../domain/settings.ts';
import { HOUR_MS } from '../../../domain/timestamp.ts';
import { mayUpload, noteUpload } from './upload-pace.ts';

it('limits the uploads of an account per hour to what the server processes, independent of other accounts', () => {
  for (let count = 0; count < MAX_UPLOADS_PER_HOUR; count += 1) {
    expect(mayUpload('busy', count)).toBe(true);
    noteUpload('busy', count);
  }
  expect(mayUpload('busy', HOUR_MS - 1)).toBe(false);
  expect(mayUpload('other', HOUR_MS - 1)).toBe(true);
  expect(mayUpload('busy', HOUR_MS)).toBe(true);
});
