import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const FILE = new Blob(['{}'], { type: 'application/json' });

afterEach(() => {
  vi.restoreAllMocks();
});

it('saves a file under its name', () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download, this.href);
  });
  saveFile('my-data.json', FILE);
  expect(saved).toEqual(['my-data.json', expect.stringMatching(/^blob:/u)]);
});

it('says so where nothing would happen: inside another app', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 8; wv)');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  expect(() => saveFile('my-data.json', FILE)).toThrow(
    expect.objectContaining({ name: 'NotSupportedError' }),
  );
  expect(click).not.toHaveBeenCalled();
});
