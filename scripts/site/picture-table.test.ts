import { describe, expect, it } from 'vitest';
import { pictureTableOf } from './picture-table.ts';

const entry = { width: 1600, height: 900, widths: [480, 1600], colour: '#a0b0c0', placeholder: 'data:,' };

describe('pictureTableOf', () => {
  it('contains what the browser needs, including the widths of a picture’s portrait version', () => {
    const upright = { ...entry, width: 900, height: 1200, widths: [480, 900] };
    const source = JSON.stringify({ ridge: entry, summit: entry, 'summit-portrait': upright });
    const facts = { width: 1600, height: 900, widths: [480, 1600], color: '#a0b0c0' };
    expect(pictureTableOf(source)).toEqual({
      ridge: facts,
      summit: { ...facts, portraitWidths: [480, 900] },
    });
  });

  it('rejects a manifest of another shape', () => {
    expect(() => pictureTableOf(JSON.stringify({ ridge: { ...entry, colour: 'blue' } }))).toThrow('colour');
  });
});
