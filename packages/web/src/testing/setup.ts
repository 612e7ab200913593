import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { learnClock } from '../platform/device/clock.ts';
import { setLanguage } from '../platform/i18n.ts';
import { sealWith } from '../platform/unsaved/local-work.ts';
import { createSeal } from '../platform/unsaved/seal.ts';

// A guard against hanging, not a figure: on a busy machine a screen takes long to come.
configure({ asyncUtilTimeout: 60_000 });

/** What Mantine requires and jsdom lacks. */
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
window.scrollTo = () => {};

let consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  setLanguage('ko');
  // What one test learnt of the server's clock, the next would go by.
  learnClock(new Headers({ date: new Date().toUTCString(), 'cache-control': 'no-store' }), 0);
  // The key that the server gives a person who is signed in.
  sealWith(createSeal(new Uint8Array(32)));
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  // There is one store of toasts: those of one test would be shown in the next.
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  expect(consoleError.mock.calls, 'console.error was called').toEqual([]);
});
