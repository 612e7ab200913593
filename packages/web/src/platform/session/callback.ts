import { localStore } from '../device/storage.ts';

/** Prefix of the keys under which the sign-in library stores the state of a sign-in. */
export const STATE_PREFIX = 'portal.sign-in.';

/** The stored state of a sign-in in progress; deleted once the answer was processed. */
type Begun = { request_type?: string; data?: { returnUrl?: string } };

const stateIn = (search: string): string | null => new URLSearchParams(search).get('state');

/** The sign-in that an answer belongs to, if it was started here and is not completed. */
export const begunSignIn = (search: string): Begun | undefined => {
  const state = stateIn(search);
  const stored = state === null ? null : localStore.getItem(STATE_PREFIX + state);
  try {
    return stored === null ? undefined : (JSON.parse(stored) as Begun);
  } catch {
    return undefined;
  }
};

/** Whether this page is a popup or an iframe of the sign-in, which passes its answer on before it needs the app. */
export const passesAnswer = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  opener: unknown = window.opener,
): 'popup' | 'silent' | undefined => {
  if (pathname === '/login/silent') return 'silent';
  if (pathname !== '/login/callback') return undefined;
  const begun = begunSignIn(search);
  // Where storage is denied only the opening window knows it.
  const isOpeners = begun === undefined && stateIn(search) !== null && Boolean(opener);
  return begun?.request_type === 'si:p' || isOpeners ? 'popup' : undefined;
};
