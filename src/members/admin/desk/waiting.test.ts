/** A response that arrives late must not interrupt what the admin does by then. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitForUndo, waitInDialog } from './waiting.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div role="feed" tabindex="-1"></div>
    <div role="group" tabindex="-1"></div>
    <article id="decided-a"><button id="own">Undo</button></article>
    <article id="decided-b"><button id="other">Undo</button></article>
    <input /><textarea></textarea><select></select><p contenteditable="true" tabindex="0"></p>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

function type(selector: string, key: string, code = ''): void {
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
}

function openDialog(): HTMLElement {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  return dialog;
}

const FIELDS = ['input', 'textarea', 'select', 'p'];

describe('after an undo', () => {
  let waiting: ReturnType<typeof waitForUndo>;
  beforeEach(() => {
    waiting = waitForUndo('a');
    return () => waiting.end();
  });

  test.each<[string, () => void]>([
    ['nothing is done', () => undefined],
    ['the bar itself is pressed again', () => find('#own').click()],
    ['a key is pressed on the bar itself', () => type('#own', 'Enter')],
    ['the feed receives the focus of a removed element', () => find('[role="feed"]').focus()],
    ['the list of a phone receives it', () => find('[role="group"]').focus()],
    ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].map((key): [string, () => void] => [
      `${key} is pressed`,
      () => type('#other', key),
    ]),
    ['the undo key is pressed again elsewhere', () => type('#other', 'u', 'KeyU')],
    ['something happens to the whole page', () => void document.dispatchEvent(new Event('click'))],
  ])('the admin waits while %s', (_, act) => {
    act();
    expect(waiting.isLeft()).toBe(false);
  });

  test.each<[string, () => void]>([
    ['another bar is pressed', () => find('#other').click()],
    ['another element receives the focus', () => find('#other').focus()],
    ['the feed is pressed', () => find('[role="feed"]').click()],
    ['another key is pressed', () => type('#other', 'a', 'KeyA')],
    ...FIELDS.map((field): [string, () => void] => [
      `the letter of the undo key is typed in a field: ${field}`,
      () => type(field, 'u', 'KeyU'),
    ]),
    ['a dialog is opened', () => void openDialog()],
  ])('the admin has left when %s', (_, act) => {
    act();
    expect(waiting.isLeft()).toBe(true);
  });

  test('the admin waits again once a dialog that opened by itself is gone', () => {
    const dialog = openDialog();
    expect(waiting.isLeft()).toBe(true);
    dialog.remove();
    expect(waiting.isLeft()).toBe(false);
  });

  test('nothing counts after the end', () => {
    waiting.end();
    find('#other').click();
    find('#other').focus();
    type('#other', 'a', 'KeyA');
    expect(waiting.isLeft()).toBe(false);
  });
});

test.each(FIELDS)('an admin who is in a field already, does not wait: %s', (field) => {
  find(field).focus();
  const waiting = waitForUndo('a');
  expect(waiting.isLeft()).toBe(true);
  find(field).blur();
  expect(waiting.isLeft()).toBe(false);
  waiting.end();
});

test('after a press in a dialog, the admin has left once it is gone and something is typed', () => {
  const dialog = openDialog();
  const waiting = waitInDialog();
  find('input').focus();
  expect(waiting.isLeft()).toBe(false);
  dialog.remove();
  expect(waiting.isLeft()).toBe(true);
  find('input').blur();
  expect(waiting.isLeft()).toBe(false);
  waiting.end();
});
