import { expect, it } from 'vitest';
import { browserErrorSchema } from './browser-error-schema.ts';

it.each([
  { what: 'nino@example.com', kind: 'Error', frames: [] },
  { what: 'Saving', kind: 'Error 995555', frames: [] },
  { what: 'Saving', kind: 'Error', frames: ['/assets/a.js:1:1?q=nino'] },
  { what: 'Saving', kind: 'Error', frames: Array.from({ length: 13 }, () => '/assets/a.js:1:1') },
  { what: 'Saving', kind: 'Error', frames: [], page: '/giorgi-beridze' },
])('%o is not taken', (report) => {
  expect(browserErrorSchema.safeParse(report).success).toBe(false);
});
