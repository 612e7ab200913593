import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './kept-focus.ts';

let end: () => void;

beforeEach(() => {
  document.body.tabIndex = -1;
  document.body.innerHTML = '<form><input><button>저장</button></form><button id="other">다른 일</button>';
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
  document.body.removeAttribute('tabindex');
});

const at = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) ?? expect.fail();
const told = () => new Promise((resolve) => setTimeout(resolve));

/** A browser takes the focus away at once. */
const whileItWorks = async (element: HTMLElement, off: () => void) => {
  element.focus();
  off();
  document.body.focus();
  await told();
  expect(document.activeElement).toBe(document.body);
};

it('a button that was disabled while it worked has the focus again', async () => {
  const button = at<HTMLButtonElement>('form button');
  await whileItWorks(button, () => {
    button.disabled = true;
  });
  button.disabled = false;
  await told();
  expect(document.activeElement).toBe(button);
});

it('so has a field of a form that was out of reach meanwhile', async () => {
  const field = at<HTMLInputElement>('input');
  await whileItWorks(field, () => at('form').setAttribute('inert', ''));
  at('form').removeAttribute('inert');
  await told();
  expect(document.activeElement).toBe(field);
});

it('what was left before is not gone back to', async () => {
  const button = at<HTMLButtonElement>('form button');
  button.focus();
  document.body.focus();
  button.disabled = true;
  await told();
  button.disabled = false;
  await told();
  expect(document.activeElement).toBe(document.body);
});

it('whoever has gone on is not called back', async () => {
  const button = at<HTMLButtonElement>('form button');
  await whileItWorks(button, () => {
    button.disabled = true;
  });
  at('#other').focus();
  button.disabled = false;
  await told();
  expect(document.activeElement).toBe(at('#other'));
});
