/** The site in a window of any engine: finds elements by role and name, like users and screen readers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as queries from '@testing-library/dom';
import { REPORTS } from '../../../scripts/testing/stages.ts';
import { LOCAL } from '../../../scripts/local-project.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { localPath } from '../../../src/domain/paths.ts';
import { message } from '../../support/messages.ts';
import { eventually } from '../../support/server.ts';
import type { BrowserWindow, Key } from './browser-window.ts';

/** Computes roles and names in the page, independent of the engine. */
const ROLES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const MARK = 'data-found';
const WAIT_MS = 20_000;

export interface Wanted {
  /** Whether this is only a part of the name. */
  readonly part?: boolean;
  /** Selector of the containing element. */
  readonly inside?: string;
}

declare const TestingLibraryDom: typeof queries;

/** Runs in the page: marks the first visible element; returns whether there is one. */
function markElement(role: string, name: string, isPart: boolean, inside: string, mark: string): boolean {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const place = document.querySelector<HTMLElement>(inside);
  if (!place) return false;
  const isMeant = (found: string) => (isPart ? found.includes(name) : found === name);
  // Hidden elements have no boxes, which is faster to check than the styles of all ancestors.
  const shown = TestingLibraryDom.queryAllByRole(place, role, { name: isMeant, hidden: true }).find(
    (element) => element.getClientRects().length > 0,
  );
  shown?.setAttribute(mark, '');
  return shown !== undefined;
}

/** Runs in the page: returns the position of an element. */
function boxOf(selector: string): string {
  return JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
}

/** Runs in the page: returns whether React has hydrated the page and a members' screen is rendered. */
function isTakenOver(): boolean {
  const heading = document.querySelector('main h1:not(.visually-hidden)');
  const owned = heading?.closest('.kept-html') ?? heading;
  return owned != null && Object.keys(owned).some((key) => key.startsWith('__reactProps'));
}

/** Returns the source text of a function call for the page. */
function call<Values extends readonly unknown[]>(
  script: (...values: Values) => unknown,
  ...values: Values
): string {
  return `(${script.toString()})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
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
  async open(path: string): Promise<void> {
    // A stored language would redirect.
    await this.window.evaluate(
      `location.origin === '${LOCAL.site}' && localStorage.setItem('language', '${this.lang}')`,
    );
    const target = localPath(path, this.lang);
    // Firefox aborts a visit that starts while the previous page is still navigating.
    await eventually(async () => {
      await this.window.goto(`${LOCAL.site}${target}`);
      const reached = await this.window.evaluate('location.pathname');
      if (reached !== target) throw new Error(`${target} led to ${String(reached)}`);
    }, WAIT_MS);
    await this.#until(path, () => this.ask(isTakenOver));
  }

  ask<Values extends readonly unknown[]>(
    script: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.window.evaluate(call(script, ...values));
  }

  async isThere(
    role: string,
    name: string,
    { part = false, inside = 'body' }: Wanted = {},
  ): Promise<boolean> {
    const hasRoles = await this.window.evaluate('typeof TestingLibraryDom');
    if (hasRoles === 'undefined') await this.window.evaluate(`(() => { ${ROLES} })()`);
    return (await this.ask(markElement, role, name, part, inside, MARK)) === true;
  }

  /** Waits until the script returns this value; a failure contains the address and takes a screenshot. */
  async #until(
    what: string,
    question: () => Promise<unknown>,
    answer: unknown = true,
    limitMs = WAIT_MS,
  ): Promise<void> {
    const ask = async () => {
      const found = await question();
      if (found !== answer) throw new Error(`${what}: ${String(found)}`);
    };
    await eventually(ask, limitMs).catch(async (error: unknown) => {
      const file = `${REPORTS}/${this.window.engine}-${Date.now()}.png` as const;
      await this.window.draw(file);
      const address = await this.window.evaluate('location.href');
      throw new Error(`Not so in ${String(address)}: ${what}. It looked like ${file}`, { cause: error });
    });
  }

  /**
   * Waits until the element exists and stops moving.
   * @returns a selector, valid until the next search.
   */
  async find(role: string, name: string, wanted?: Wanted): Promise<string> {
    await this.#until(`${role} "${name}"`, () => this.isThere(role, name, wanted));
    const found = `[${MARK}]`;
    let last: unknown;
    await this.#until(`${role} "${name}" at rest`, async () => {
      const before = last;
      last = await this.ask(boxOf, found);
      return last === before;
    });
    return found;
  }

  async click(role: string, name: string, wanted?: Wanted): Promise<void> {
    await this.window.click(await this.find(role, name, wanted));
  }

  async gone(role: string, name: string, wanted?: Wanted): Promise<void> {
    await this.#until(`no ${role} "${name}"`, () => this.isThere(role, name, wanted), false);
  }

  /** Replaces the text of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.#until(selector, () => this.has(selector));
    await this.window.click(selector);
    // Existing text is replaced: the account may have filled in a name.
    await this.ask((field: string) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
    await this.window.type(selector, text);
  }

  async has(selector: string): Promise<boolean> {
    return (await this.ask((one: string) => document.querySelector(one) !== null, selector)) === true;
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  /** Waits until the page contains the text. */
  async reads(text: string, limitMs?: number): Promise<void> {
    const has = (words: string) => document.body.innerText.includes(words);
    await this.#until(`the words "${text}"`, () => this.ask(has, text), true, limitMs);
  }

  /** Waits until a script of the page returns true. */
  async becomes<Values extends readonly unknown[]>(
    what: string,
    script: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await this.#until(what, () => this.ask(script, ...values));
  }

  /** Waits for the path of the address, without the language. */
  async isAt(path: string): Promise<void> {
    await this.#until(path, () => this.window.evaluate('location.pathname'), localPath(path, this.lang));
  }
}
