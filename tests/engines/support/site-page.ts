/** The site in a window of any engine: elements by role and name, as people and screen readers know them. */
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

/** Computes roles and names in the page, whatever the engine. */
const ROLES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const MARK = 'data-found';
const WAIT_MS = 20_000;

export interface Wanted {
  /** Whether this is but a part of the name. */
  readonly part?: boolean;
  /** Selector of what it is in. */
  readonly inside?: string;
}

declare const TestingLibraryDom: typeof queries;

/** Runs in the page: marks the first element that is shown, and answers whether there is one. */
function markElement(role: string, name: string, isPart: boolean, inside: string, mark: string): boolean {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const place = document.querySelector<HTMLElement>(inside);
  if (!place) return false;
  const isMeant = (found: string) => (isPart ? found.includes(name) : found === name);
  // What is hidden is told by its boxes, which is quicker than by all styles above each element.
  const shown = TestingLibraryDom.queryAllByRole(place, role, { name: isMeant, hidden: true }).find(
    (element) => element.getClientRects().length > 0,
  );
  shown?.setAttribute(mark, '');
  return shown !== undefined;
}

/** Runs in the page: where an element is. */
function boxOf(selector: string): string {
  return JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
}

/** Runs in the page: React owns the screen, and a screen of members is drawn. */
function isTakenOver(): boolean {
  const heading = document.querySelector('main h1:not(.visually-hidden)');
  const owned = heading?.closest('.kept-html') ?? heading;
  return owned != null && Object.keys(owned).some((key) => key.startsWith('__reactProps'));
}

/** A call of a function, as the page gets it. */
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

  /** The site's words. */
  t(id: string, values?: Record<string, string | number>): string {
    return message(this.lang, id, values);
  }

  /** Opens a page and waits until it answers to presses. @param path the Georgian one. */
  async open(path: string): Promise<void> {
    // A stored language would lead elsewhere.
    await this.window.evaluate(
      `location.origin === '${LOCAL.site}' && localStorage.setItem('language', '${this.lang}')`,
    );
    const target = localPath(path, this.lang);
    // Firefox gives up a visit that begins while the page before is still going somewhere itself.
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

  /** Waits until the question is answered so; a failure says where, and draws the page. */
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

  /** Waits for the element, and until it stands still. @returns a selector, until the next one is looked for. */
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

  /** Writes into a field, known by its selector, what shall stand in it alone. */
  async fill(selector: string, text: string): Promise<void> {
    await this.#until(selector, () => this.has(selector));
    await this.window.click(selector);
    // What is there is replaced: the account may have given a name.
    await this.ask((field: string) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
    await this.window.type(selector, text);
  }

  async has(selector: string): Promise<boolean> {
    return (await this.ask((one: string) => document.querySelector(one) !== null, selector)) === true;
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  /** Waits until the page reads so. */
  async reads(text: string, limitMs?: number): Promise<void> {
    const has = (words: string) => document.body.innerText.includes(words);
    await this.#until(`the words "${text}"`, () => this.ask(has, text), true, limitMs);
  }

  /** Waits until a script of the page is true. */
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
