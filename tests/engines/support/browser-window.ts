/** A window of a browser, as far as WebDriver has it in each engine: what a person does, and scripts that look. */

export interface BrowserWindow {
  readonly engine: EngineName;
  goto(address: string): Promise<void>;
  /** Runs a script in the page. @param script an expression; its value is plain data. */
  evaluate(script: string): Promise<unknown>;
  /** Presses the element with the pointer, after bringing it into view. */
  click(selector: string): Promise<void>;
  /** Types after what is in the field. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses an entry of a native list. @param value of the option. */
  choose(selector: string, value: string): Promise<void>;
  /** Gives a file of this machine to the one field for files. @param file its path. */
  upload(file: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of scripts and of the console since the last question. WebKit's driver tells none. */
  takeErrors(): string[];
  /** Writes what is seen as PNG. */
  draw(file: `${string}.png`): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp';

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
