import { deviceTime } from '../device/clock.ts';
import { keysOf, type Store } from '../device/storage.ts';
import type { Seal } from './seal.ts';

/** Prefix of the keys of unsaved text, in all areas. */
export const LOCAL_WORK = 'portal.work.';

/** Key of the list of recently opened records; deleted at sign-out, and not counted as unsaved work. */
export const VIEWED_KEY = 'portal.viewed';

/** Changes when a user signs out, so that the other tabs can distinguish it from an expired session. */
export const SIGNED_OUT_KEY = 'portal.signed-out';

/** Unsaved work that nobody returned to is deleted after this time. */
export const STORED_MS = 30 * 86_400_000;

let closed = false;
let seal: Seal | undefined;
let opening: Promise<void> | undefined;
/** Text typed before the key has arrived. */
const waiting = new Map<string, { store: Store; text: string }>();

/** Stores nothing from now on: a user signed out, and the next user of this device must find nothing. */
export const closeLocalWork = (): void => {
  closed = true;
  waiting.clear();
};

const write = (store: Store, key: string, text: string, by: Seal): void =>
  store.setItem(key, `${deviceTime()} ${by.close(text, key)}`);

/** Sets the key of the signed-in user; undefined after sign-out. */
export const sealWith = (given: Seal | undefined): void => {
  seal = given;
  opening = undefined;
  const typed = given === undefined ? [] : [...waiting];
  waiting.clear();
  for (const [key, { store, text }] of typed)
    try {
      storeLocalWork(store, key, text);
    } catch {
      // The storage is full: the text is only on the screen.
    }
};

/** What encrypts work on this device; undefined before it is loaded, and after a sign-out. */
export const currentSeal = (): Seal | undefined => (closed ? undefined : seal);

/** Fetches the key once; without it nothing is read, and what is typed waits for it in memory. */
export const openLocalWork = (): Promise<void> => {
  if (seal !== undefined) return Promise.resolve();
  opening ??= import('./device-key.ts')
    .then(({ fetchSeal }) => fetchSeal())
    .then(sealWith)
    .catch(() => {
      opening = undefined;
    });
  return opening;
};

/**
 * Loads the data of a form's screen (`load`) and the key for its unsaved text, so that text can be stored from the
 * first word on. Without the key the form works nevertheless.
 */
export const loadForm = async <Loaded>(load: Loaded | Promise<Loaded>): Promise<Loaded> => {
  const [loaded] = await Promise.all([load, openLocalWork()]);
  return loaded;
};

/**
 * Stores unsaved text encrypted, under a key that starts with `LOCAL_WORK`; throws where the storage is full or
 * unavailable.
 */
export const storeLocalWork = (store: Store, key: string, text: string): void => {
  if (closed) return;
  if (seal !== undefined) write(store, key, text, seal);
  else {
    waiting.set(key, { store, text });
    void openLocalWork();
  }
};

export const readLocalWork = (store: Store, key: string): string | undefined => {
  try {
    const [, sealed] = store.getItem(key)?.split(' ') ?? [];
    return sealed === undefined ? undefined : seal?.open(sealed, key);
  } catch {
    return undefined;
  }
};

export const dropLocalWork = (store: Store, key: string): void => {
  waiting.delete(key);
  store.removeItem(key);
};

const ownKeys = (store: Store): string[] => keysOf(store).filter((key) => key.startsWith(LOCAL_WORK));

/** Whether this device has unsaved text of any window. */
export const hasLocalWork = (store: Store): boolean => waiting.size > 0 || ownKeys(store).length > 0;

/** Deletes unsaved text from this device, so that the next user does not find it. */
export const forgetLocalWork = (store: Store): void => {
  sealWith(undefined);
  // A full device has no room for the message to the other tabs before this, and another tab may write until it gets
  // the message.
  const remove = (): void => {
    for (const key of [...ownKeys(store), VIEWED_KEY]) store.removeItem(key);
  };
  remove();
  store.setItem(SIGNED_OUT_KEY, String(deviceTime()));
  remove();
};

/** Deletes text older than thirty days, and text stored before encryption was introduced. */
export const sweepLocalWork = (store: Store, now = deviceTime()): void => {
  for (const key of ownKeys(store)) {
    const [, storedAt, sealed] = /^([0-9]+) (.+)$/.exec(store.getItem(key) ?? '') ?? [];
    if (sealed === undefined || now - Number(storedAt) > STORED_MS) store.removeItem(key);
  }
};
