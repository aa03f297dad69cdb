import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteOwnPage, useIsOwnPage } from './own-page.ts';

const isOwn = (slug: string) => renderHook(() => useIsOwnPage(slug)).result.current;

test('a page is the own one from when its slug was noted until the session ends', () => {
  expect(isOwn('nino-beridze')).toBe(false);
  noteOwnPage('nino-beridze');
  expect(isOwn('nino-beridze')).toBe(true);
  expect(isOwn('giorgi-beridze')).toBe(false);
  noteOwnPage(undefined);
  expect(isOwn('nino-beridze')).toBe(false);
});
