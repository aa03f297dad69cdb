/**
 * A browser window controlled by WebDriver in each engine: user actions, and scripts that inspect the
 * page.
 */

export interface BrowserWindow {
  readonly engine: EngineName;
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page. @param script an expression; its value must be plain data. */
  evaluate(script: string): Promise<unknown>;
  /** Scrolls the element into view and clicks it. */
  click(selector: string): Promise<void>;
  /** Types after the current content of the field. */
  type(selector: string, text: string): Promise<void>;
  /** Selects an option of a native list. @param value of the option. */
  choose(selector: string, value: string): Promise<void>;
  /** Sets the file of the page's only file field. @param file its path. */
  upload(file: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Script and console errors since the last call. WebKit's driver reports none. */
  takeErrors(): string[];
  /** Saves a screenshot as PNG. */
  draw(file: `${string}.png`): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp';

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
