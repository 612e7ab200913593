import { afterEach, expect, it } from 'vitest';
import { focusNeighbour } from './focus-neighbour.ts';

afterEach(() => document.body.replaceChildren());

const givenList = (...names: string[]) => {
  const entries = names.map((name) => `<li><button aria-label="${name}"></button></li>`).join('');
  document.body.innerHTML = `<button id="all"></button><ul>${entries}<li><button>clear</button></li></ul>`;
  const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  return { button, all: document.getElementById('all') };
};

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('when %s is removed the focus moves to %s', (gone, next) => {
  const { button, all } = givenList('a', 'b', 'c');
  const pressed = button(gone);
  pressed?.focus();
  if (pressed) focusNeighbour(pressed, all);
  expect(document.activeElement).toBe(button(next));
});

it('after the last one is removed the focus moves to the fallback', () => {
  const { button, all } = givenList('a');
  const pressed = button('a');
  pressed?.focus();
  if (pressed) focusNeighbour(pressed, all);
  expect(document.activeElement).toBe(all);
});
