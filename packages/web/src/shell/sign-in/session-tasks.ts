import type { QueryClient } from '@tanstack/react-query';
import { localStore } from '../../platform/device/storage.ts';
import { goTo, here } from '../../platform/navigator.ts';
import { landingUrl, withReturnUrl } from '../../platform/return-url.ts';
import { listenForTokens } from '../../platform/session/embedded.ts';
import { sessionEnded } from '../../platform/session/session-ended.ts';
import { readTokens, subjectOf, USER_KEY } from '../../platform/session/tokens.ts';
import { closeLocalWork, SIGNED_OUT_KEY, sweepLocalWork } from '../../platform/unsaved/local-work.ts';
import { sweepStoredFiles } from '../../platform/unsaved/stored-files.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { welcome } from './after.ts';

/** Old portals left service workers that would answer requests for this one. */
const unregisterServiceWorkers = async (): Promise<void> => {
  const workers = await navigator.serviceWorker?.getRegistrations();
  for (const worker of workers ?? []) void worker.unregister();
};

/** The library that renews tokens is loaded after the screen. */
const RENEWAL_STARTS_AFTER_MS = 3_000;

const startRenewal = async (): Promise<void> => {
  if (readTokens() === undefined) return;
  const { startAutomaticRenewal } = await import('../../platform/session/oidc-sign-in.ts');
  await startAutomaticRenewal();
};

/** A user was signed in by the parent frame or in another tab: continues to the requested page. */
const enter = async (queryClient: QueryClient): Promise<void> => {
  await welcome(queryClient);
  if (location.pathname === '/login') goTo(landingUrl(new URLSearchParams(location.search).get('returnUrl')));
};

/** Follows sign-in and sign-out in other tabs, which share one user. */
const followOtherTabs = (queryClient: QueryClient): void => {
  let subject = subjectOf(localStore.getItem(USER_KEY));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT_KEY) {
      closeLocalWork();
      location.assign('/login');
    }
    if (key !== USER_KEY) return;
    if (newValue === null) {
      if (holdsUnsavedWork()) sessionEnded.report();
      else if (location.pathname !== '/login') goTo(withReturnUrl('/login', here()));
      return;
    }
    const now = subjectOf(newValue);
    // Another user signed in there: nothing of the previous one may stay on the screen.
    if (subject !== undefined && now !== subject) location.assign('/');
    subject = now;
    sessionEnded.clear();
    if (location.pathname === '/login') void enter(queryClient).catch(() => undefined);
    // Tokens renewed there must not be renewed here at the same time.
    else void startRenewal().catch(() => undefined);
  });
};

/** Starts what runs in the background while the portal is open. */
export const startSessionTasks = (queryClient: QueryClient): void => {
  void unregisterServiceWorkers().catch(() => undefined);
  sweepLocalWork(localStore);
  void sweepStoredFiles({ isAll: false });
  listenForTokens(() => void enter(queryClient).catch(() => undefined));
  setTimeout(() => void startRenewal().catch(() => undefined), RENEWAL_STARTS_AFTER_MS);
  followOtherTabs(queryClient);
};
