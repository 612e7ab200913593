import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFocus } from './watch-focus.ts';

let end: () => void;

beforeEach(() => {
  document.body.tabIndex = -1;
  document.body.innerHTML =
    '<main><h1 tabindex="-1">보고서</h1><div data-page-actions><button id="reopen">다시 열기</button></div><section><h2>근본 원인</h2><form><input><button>저장</button></form></section></main><button id="other">다른 일</button>';
  end = watchFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
  document.body.removeAttribute('tabindex');
});

const at = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) ?? expect.fail();
const observed = () => new Promise((resolve) => setTimeout(resolve));

/** A browser removes the focus from a disabled button at once. */
const whileItWorks = async (element: HTMLElement, off: () => void) => {
  element.focus();
  off();
  document.body.focus();
  await observed();
  expect(document.activeElement).toBe(document.body);
};

it('a button that was disabled during its act gets the focus back', async () => {
  const button = at<HTMLButtonElement>('form button');
  await whileItWorks(button, () => {
    button.disabled = true;
  });
  button.disabled = false;
  await observed();
  expect(document.activeElement).toBe(button);
});

it('a form field that was disabled meanwhile gets the focus back', async () => {
  const field = at<HTMLInputElement>('input');
  await whileItWorks(field, () => at('form').setAttribute('inert', ''));
  at('form').removeAttribute('inert');
  await observed();
  expect(document.activeElement).toBe(field);
});

it('the focus does not return to an element that the user left before', async () => {
  const button = at<HTMLButtonElement>('form button');
  button.focus();
  document.body.focus();
  await observed();
  button.disabled = true;
  await observed();
  button.disabled = false;
  await observed();
  expect(document.activeElement).toBe(document.body);
});

it('a user who has moved the focus meanwhile keeps it', async () => {
  const button = at<HTMLButtonElement>('form button');
  await whileItWorks(button, () => {
    button.disabled = true;
  });
  at('#other').focus();
  button.disabled = false;
  await observed();
  expect(document.activeElement).toBe(at('#other'));
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

it('when a button stays disabled after saving, the heading of its section gets the focus', async () => {
  const button = at<HTMLButtonElement>('form button');
  await whileItWorks(button, () => {
    button.disabled = true;
    button.dataset.loading = 'true';
  });
  await settled();
  expect(document.activeElement).toBe(document.body);
  delete button.dataset.loading;
  at('form').prepend(document.createElement('h3'));
  await settled();
  expect(document.activeElement).toBe(at('form h3'));
});

it('when an element disappears with its section, the heading of the outer section gets the focus', async () => {
  at('form input').focus();
  at('form').remove();
  await settled();
  expect(document.activeElement).toBe(at('section h2'));
});

it('when an act of the page disappears, the next act gets the focus', async () => {
  at('#reopen').focus();
  at('[data-page-actions]').innerHTML = '<button id="close">종결</button>';
  await settled();
  expect(document.activeElement).toBe(at('#close'));
});

it('a new page starts at its top', async () => {
  const before = window.location.href;
  at('form input').focus();
  window.history.replaceState(null, '', '/another');
  at('form').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  window.history.replaceState(null, '', before);
});
