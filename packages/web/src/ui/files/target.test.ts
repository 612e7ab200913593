import { expect, it } from 'vitest';
import { preventDropsOutsideTargets } from './target.ts';

const drop = (type: 'dragover' | 'drop', types: string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  document.body.dispatchEvent(event);
  return { isRefused: event.defaultPrevented, effect: dataTransfer.dropEffect };
};

it.each(['dragover', 'drop'] as const)('a file that nothing takes does not open in the tab: %s', (type) => {
  const stop = preventDropsOutsideTargets();
  expect(drop(type, ['Files'])).toEqual({ isRefused: true, effect: 'none' });
  expect(drop(type, ['text/plain'])).toEqual({ isRefused: false, effect: 'copy' });
  stop();
  expect(drop(type, ['Files'])).toEqual({ isRefused: false, effect: 'copy' });
});
