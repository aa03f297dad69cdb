/** Starts Firefox with WebDriver BiDi, which needs no separate driver. */
import { launch } from 'puppeteer-core';
import type { BrowserWindow } from './browser-window.ts';
import { programOf } from '../../../scripts/engines/programs.ts';

export async function openFirefox(): Promise<BrowserWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    headless: true,
    // Films are silent, and may play without a sound device.
    extraPrefsFirefox: { 'media.autoplay.default': 0, 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(`console: ${entry.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${String(error)} (${page.url()})`));
  return {
    engine: 'firefox',
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (script) => page.evaluate(script),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    upload: async (file) => {
      const field = await page.$('input[type="file"]');
      await field?.uploadFile(file);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    takeErrors: () => errors.splice(0),
    draw: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}
