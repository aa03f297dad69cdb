/** WebKitGTK's small browser with its own driver, on a virtual screen if there is none. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { programOf } from '../../../scripts/engines/programs.ts';
import type { BrowserWindow, Key } from './browser-window.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
};

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

interface Screen {
  readonly display: string;
  readonly program?: ChildProcess;
}

/** Uses the screen of the machine, or a virtual one. */
async function openScreen(): Promise<Screen> {
  const display = process.env['DISPLAY'];
  if (display) return { display };
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn(programOf('screen'), options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = program.stdio[3];
  if (!told || !('readable' in told)) throw new Error('The screen does not tell its number');
  for await (const number of createInterface({ input: told })) return { display: `:${number}`, program };
  throw new Error('The screen did not start');
}

/** Resolves when the driver accepts connections. */
async function startDriver(port: number, display: string): Promise<ChildProcess> {
  const environment = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Its sandbox cannot be set up by root or inside another sandbox; only this site is opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // A virtual screen has no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn(programOf('webkitDriver'), [`--port=${port}`], { env: environment, stdio: 'ignore' });
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKit's driver ended with code ${driver.exitCode}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return driver;
    await new Promise((done) => setTimeout(done, 50));
  }
}

function openSession(port: number): Promise<WebDriver> {
  const browser = { binary: programOf('webkitBrowser'), args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser });
  return Promise.resolve(
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
}

export async function openWebkit(): Promise<BrowserWindow> {
  const screen = await openScreen();
  const port = await freePort();
  const program = await startDriver(port, screen.display);
  const driver = await openSession(port);
  const element = (selector: string) => driver.findElement(By.css(selector));
  return {
    engine: 'webkit',
    goto: (address) => driver.get(address),
    evaluate: (script) => driver.executeScript<unknown>(`return (${script});`),
    click: async (selector) => {
      const target = element(selector);
      // Its own scrolling leaves elements under the sticky header.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', target);
      await target.click();
    },
    type: (selector, text) => element(selector).sendKeys(text),
    choose: (selector, value) => element(`${selector} option[value="${value}"]`).click(),
    upload: (file) => element('input[type="file"]').sendKeys(file),
    press: async (key) => {
      await driver.actions().sendKeys(KEYS[key]).perform();
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    takeErrors: () => [],
    draw: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      program.kill();
      screen.program?.kill();
    },
  };
}
