import { deviceTime } from '../device/clock.ts';
import { localStore } from '../device/storage.ts';
export type Tokens = { accessToken: string; idToken: string; expiresAt: number };

/** One storage key for the user, shared by all tabs, so that a new tab is signed in at once. */
export const USER_KEY = 'portal.user';

const EARLY_SECONDS = 10;

/** The parts of the stored user of oidc-client-ts (`User.toStorageString`) that calls need. */
type StoredUser = { access_token?: string; id_token?: string; expires_at?: number };

/** The tokens of the stored user, read without loading the sign-in library. */
export const readTokens = (): Tokens | undefined => {
  const text = localStore.getItem(USER_KEY);
  if (text === null) return undefined;
  try {
    const user = JSON.parse(text) as StoredUser;
    if (!user.access_token || !user.id_token) return undefined;
    return { accessToken: user.access_token, idToken: user.id_token, expiresAt: user.expires_at ?? 0 };
  } catch {
    return undefined;
  }
};

/** The subject of a stored user; undefined without one. */
export const subjectOf = (stored: string | null): string | undefined => {
  try {
    return (JSON.parse(stored ?? 'null') as { profile?: { sub?: string } } | null)?.profile?.sub;
  } catch {
    return undefined;
  }
};

/** Forgets the person in this and, through the storage event, in every other tab. */
export const forgetTokens = (): void => localStore.removeItem(USER_KEY);

export const isFresh = ({ expiresAt }: Tokens, now = deviceTime()): boolean => expiresAt - EARLY_SECONDS > now / 1000;
