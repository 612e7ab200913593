import { localStore } from '../storage.ts';

/** Under this the sign-in library keeps what it needs when the provider answers. */
export const STATE_PREFIX = 'portal.sign-in.';

/** How a sign-in that now comes back was begun, as the library wrote it down: popup, redirect or silent. */
const begunAs = (search: string): string | undefined => {
  const state = new URLSearchParams(search).get('state');
  const kept = state === null ? null : localStore.getItem(STATE_PREFIX + state);
  try {
    return kept === null ? undefined : (JSON.parse(kept) as { request_type?: string }).request_type;
  } catch {
    return undefined;
  }
};

/** Whether this page is a popup or an iframe of the sign-in, which only passes its answer on and needs no app. */
export const passesAnswer = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): 'popup' | 'silent' | undefined => {
  if (pathname === '/login/silent') return 'silent';
  return pathname === '/login/callback' && begunAs(search) === 'si:p' ? 'popup' : undefined;
};
