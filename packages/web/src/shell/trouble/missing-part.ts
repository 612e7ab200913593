import { getHealth } from '@portal/contract/identity';
import { send } from '../../platform/calls/request.ts';
import { deviceTime } from '../../platform/device/clock.ts';
import { sessionStore } from '../../platform/device/storage.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';

/** What the browsers and the bundler say of a file of the app that did not come. */
const MISSING = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

export const isMissingPart = (error: unknown): error is Error => error instanceof Error && MISSING.test(error.message);

/** Whether there is a server to load the page from: without one a reload ends in the browser's own error page. */
export const serverAnswers = (): Promise<boolean> =>
  send(getHealth, {}, undefined).then(
    ({ ok }) => ok,
    () => false,
  );

const RELOADED_KEY = 'portal.reloaded-at';
const NEXT_RELOAD_AFTER_MS = 60_000;

const mayReload = (): boolean =>
  // Without a connection nothing is gone, and a reload would take the page with all that was typed.
  navigator.onLine &&
  !holdsUnsavedWork() &&
  deviceTime() - Number(sessionStore.getItem(RELOADED_KEY)) >= NEXT_RELOAD_AFTER_MS;

/**
 * A file that is gone while the server is there belongs to a version before the one now served: the page is loaded anew,
 * once, and never while a form holds what is nowhere else.
 */
export const reloadForNewVersion = async (reload = () => location.reload()): Promise<void> => {
  if (!mayReload() || !(await serverAnswers()) || !mayReload()) return;
  sessionStore.setItem(RELOADED_KEY, String(deviceTime()));
  reload();
};

/** The router would reload the page by itself, asking nobody; it does so once for each message that it has not noted. */
const keepRouterFromReloading = (error: Error): void =>
  sessionStore.setItem(`tanstack_router_reload:${error.message}`, '1');

export const onMissingPart = (event: Event & { payload?: unknown }): void => {
  if (event.payload instanceof Error) keepRouterFromReloading(event.payload);
  void reloadForNewVersion();
};
