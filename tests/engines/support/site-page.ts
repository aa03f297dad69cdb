/** The site in a window of either engine. */
import { afterAll, beforeAll, describe } from 'vitest';
import { LOCAL } from '../../../scripts/local-project.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { localPath } from '../../../src/domain/paths.ts';
import { message } from '../../support/messages.ts';
import { eventually } from '../../support/server.ts';
import { BROWSERS, type BrowserWindow } from './browsers.ts';

const SCREEN = [1280, 900] as const;
export const PHONE = [390, 800] as const;

const ENGINES = (['firefox', 'webkit'] as const).filter((name) => (process.env['ENGINE'] ?? name) === name);

/** Runs the tests of a file in a new window of each engine, or only of the one that ENGINE names. */
export function inEachEngine(tests: (site: (lang: Lang) => SitePage, engine: string) => void): void {
  describe.each(ENGINES)('%s', (name) => {
    let window: BrowserWindow | undefined;
    beforeAll(async () => {
      window = await BROWSERS[name]();
    });
    afterAll(() => window?.close());
    tests((lang) => {
      if (!window) throw new Error(`${name} is not open`);
      return new SitePage(window, lang);
    }, name);
  });
}

/** Runs in the page: returns whether its scripts work, and the application has rendered a screen where there is one. */
function isReady(): boolean {
  const root = document.getElementById('root');
  const heading = root?.querySelector('h1:not(.visually-hidden)');
  const isRendered = heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  return 'ready' in document.documentElement.dataset && (root === null || isRendered === true);
}

/**
 * Runs in the page: marks the first visible element with this text or label, or with one that contains it; returns whether
 * it is where it was before, and nothing around it moves: a menu that slides in has its first place for some time, and
 * during the transition to a page no element of it can be pressed.
 */
function isAtRest(selector: string, text: string): boolean {
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
  // A button may contain the label of its other state, hidden.
  const labelOf = ({ ariaLabel, innerText }: HTMLElement) => ariaLabel ?? innerText.trim();
  const shown =
    visible.find((element) => labelOf(element) === text) ??
    visible.find((element) => labelOf(element).includes(text));
  for (const other of document.querySelectorAll('[data-found]'))
    if (other !== shown) other.removeAttribute('data-found');
  if (!shown) return false;
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target !== shown &&
        effect.target?.contains(shown),
    );
  if (isMoving) return false;
  const box = JSON.stringify(shown.getBoundingClientRect());
  const isStill = shown.dataset['found'] === box;
  shown.dataset['found'] = box;
  return isStill;
}

export class SitePage {
  readonly window: BrowserWindow;
  readonly lang: Lang;

  constructor(window: BrowserWindow, lang: Lang) {
    this.window = window;
    this.lang = lang;
  }

  /** Returns a message of the site. */
  t(id: string, values?: Record<string, string | number>): string {
    return message(this.lang, id, values);
  }

  /** Opens a page and waits until it reacts to clicks. @param path the Georgian one. */
  async open(path: string, [width, height]: readonly [number, number] = SCREEN): Promise<void> {
    await this.window.resize(width, height);
    // A stored language would redirect.
    await this.window.evaluate(
      `location.origin === '${LOCAL.site}' && localStorage.setItem('language', '${this.lang}')`,
    );
    const target = localPath(path, this.lang);
    // A visit that starts while the previous page is still navigating is aborted, or overtaken by it.
    await eventually(async () => {
      await this.window.goto(`${LOCAL.site}${target}`);
      if ((await this.window.evaluate('location.pathname')) !== target) throw new Error(`Not at ${target}`);
    });
    await this.becomes(isReady);
  }

  /** Runs a function in the page; it can use only its arguments. */
  ask<Values extends readonly unknown[]>(
    script: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    const words = values.map((value) => JSON.stringify(value)).join(', ');
    return this.window.evaluate(`(${script.toString()})(${words})`);
  }

  /** Waits until a function of the page returns true. */
  async becomes<Values extends readonly unknown[]>(
    script: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await eventually(async () => {
      if ((await this.ask(script, ...values)) === true) return;
      const address = await this.window.evaluate('location.href');
      throw new Error(`Never so at ${String(address)}: ${script.toString()} ${values.join(' ')}`);
    }, 20_000);
  }

  /** Waits until the page contains the text. */
  reads(text: string): Promise<void> {
    return this.becomes((words: string) => document.body.innerText.includes(words), text);
  }

  /** Waits for the path of the address, without the language, and until the page reacts to clicks. */
  async isAt(path: string): Promise<void> {
    await this.becomes((one: string) => location.pathname === one, localPath(path, this.lang));
    await this.becomes(isReady);
  }

  /** Waits until an element with this text or label does not move. @returns its selector, until the next search. */
  async find(selector: string, text = ''): Promise<string> {
    await this.becomes(isAtRest, selector, text);
    return '[data-found]';
  }

  async click(selector: string, text?: string): Promise<void> {
    await this.window.click(await this.find(selector, text));
  }

  /** Replaces the text of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.ask((one: string) => document.querySelector<HTMLInputElement>(one)?.select(), selector);
    await this.window.type(selector, text);
  }
}
