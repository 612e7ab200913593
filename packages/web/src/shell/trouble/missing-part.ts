import { getHealth } from '@portal/contract/identity';
import { send } from '../../platform/calls/request.ts';
import { deviceTime } from '../../platform/device/clock.ts';
import { sessionStore } from '../../platform/device/storage.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';

/** Messages of browsers and the bundler for an app file that failed to load. */
const MISSING = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

export const isMissingPart = (error: unknown): error is Error => error instanceof Error && MISSING.test(error.message);

/** Whether the server is reachable: without it a reload would end in the browser's own error page. */
export const serverAnswers = (): Promise<boolean> =>
  send(getHealth, {}, undefined).then(
    ({ ok }) => ok,
    () => false,
  );

const RELOADED_KEY = 'portal.reloaded-at';
const NEXT_RELOAD_AFTER_MS = 60_000;

const mayReload = (): boolean =>
  // Without a connection the file is not missing, and a reload would lose the page with all typed text.
  navigator.onLine &&
  !holdsUnsavedWork() &&
  deviceTime() - Number(sessionStore.getItem(RELOADED_KEY)) >= NEXT_RELOAD_AFTER_MS;

/**
 * A missing file while the server is reachable belongs to an earlier version: the page is reloaded, once, and never
 * while a form has unsaved work.
 */
export const reloadForNewVersion = async (reload = () => location.reload()): Promise<void> => {
  if (!mayReload() || !(await serverAnswers()) || !mayReload()) return;
  sessionStore.setItem(RELOADED_KEY, String(deviceTime()));
  reload();
};

/** The router would reload the page itself without asking, once for each message that it has not recorded. */
const preventRouterReload = (error: Error): void =>
  sessionStore.setItem(`tanstack_router_reload:${error.message}`, '1');

export const onMissingPart = (event: Event & { payload?: unknown }): void => {
  if (event.payload instanceof Error) preventRouterReload(event.payload);
  void reloadForNewVersion();
};
