/** Opens Debian's Firefox and WebKit: Firefox speaks WebDriver BiDi itself, WebKit has a driver of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { Builder, By, Capabilities, Key as Keys } from 'selenium-webdriver';
import { eventually } from '../../support/server.ts';

type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';
/** What a test can do in a window; `evaluate` takes an expression whose value is plain data. */
export type BrowserWindow = Awaited<ReturnType<typeof openFirefox>>;

/** Returns the installed program. @param places patterns. */
function program(...places: readonly string[]): string {
  const [found] = places.flatMap((place) => globSync(place));
  if (found !== undefined) return found;
  const packages = 'firefox-esr webkit2gtk-driver xvfb xauth gstreamer1.0-plugins-good gstreamer1.0-libav';
  throw new Error(`No ${places.join(' or ')}. Debian: apt-get install --no-install-recommends ${packages}`);
}

async function openFirefox() {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program('/usr/bin/firefox-esr', '/usr/bin/firefox'),
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
    goto: async (address: string): Promise<void> => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (script: string): Promise<unknown> => page.evaluate(script),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    choose: async (list: string, value: string): Promise<void> => {
      await page.select(list, value);
    },
    upload: async (file: string) => (await page.$('input[type="file"]'))?.uploadFile(file),
    press: (key: Key) => page.keyboard.press(key),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
};

/** Of its driver. */
const WEBKIT_PORT = 4597;

async function openWebkit(): Promise<BrowserWindow> {
  const service = spawn(program('/usr/bin/WebKitWebDriver'), [`--port=${WEBKIT_PORT}`], {
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      // Its sandbox cannot be set up by root or inside another sandbox; only this site is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // A virtual screen has no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${WEBKIT_PORT}`;
  await eventually(() => fetch(`${server}/status`));
  const binary = program('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/lib/*/webkitgtk-*/MiniBrowser');
  const options = { binary, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  const element = (selector: string) => driver.findElement(By.css(selector));
  const clickOn = async (selector: string, list = selector) => {
    // Its own scrolling leaves elements under the bars at top and bottom.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element(list));
    await element(selector).click();
  };
  return {
    goto: (address) => driver.get(address),
    evaluate: (script) => driver.executeScript<unknown>(`return (${script});`),
    click: (selector) => clickOn(selector),
    type: (selector, text) => element(selector).sendKeys(text),
    choose: (selector, value) => clickOn(`${selector} option[value="${value}"]`, selector),
    upload: (file) => element('input[type="file"]').sendKeys(file),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    // Its driver reports no errors.
    takeErrors: () => [],
    close: async () => {
      await driver.quit();
      service.kill();
      await once(service, 'exit');
    },
  };
}

export const BROWSERS = { firefox: openFirefox, webkit: openWebkit } as const;
