import { describe, expect, it } from 'vitest';
import { DARK, LIGHT } from './tokens.ts';

/** Relative luminance (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s scheme', (_name, tokens) => {
  const surfaces = [tokens.background.default, tokens.background.paper, tokens.scheme.ice];
  const inks = [
    tokens.text.primary,
    tokens.text.secondary,
    tokens.primary.main,
    tokens.secondary.main,
    tokens.success.main,
    tokens.warning.main,
    tokens.error.main,
  ];

  it('text has 4.5:1 contrast on every surface', () => {
    for (const surface of surfaces) {
      for (const ink of inks) expect(contrast(ink, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('text has 4.5:1 contrast on filled parts and dark bands', () => {
    expect(contrast(tokens.primary.contrastText, tokens.primary.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.secondary.contrastText, tokens.secondary.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.secondary.contrastText, tokens.secondary.dark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.scheme.onNight, tokens.scheme.night)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.scheme.onNightMuted, tokens.scheme.night)).toBeGreaterThanOrEqual(4.5);
  });

  it('lines of controls have 3:1 contrast', () => {
    for (const surface of surfaces)
      expect(contrast(tokens.scheme.lineStrong, surface)).toBeGreaterThanOrEqual(3);
  });
});
