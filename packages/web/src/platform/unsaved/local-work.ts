import { deviceTime } from '../device/clock.ts';
import { keysOf, type Store } from '../device/storage.ts';
import type { Seal } from './seal.ts';

/** Keys of what people typed and did not save yet begin with this, whatever area they belong to. */
export const LOCAL_WORK = 'portal.work.';

/** Where the records stand that the person opened last; it goes with their sign-out, and is no work that could be lost. */
export const VIEWED_KEY = 'portal.viewed';

/** Changes when a person signs out, so that the other tabs know it from a session that merely ended. */
export const SIGNED_OUT_KEY = 'portal.signed-out';

/** What nobody came back for in this time goes. */
export const STORED_MS = 30 * 86_400_000;

let closed = false;
let seal: Seal | undefined;
let opening: Promise<void> | undefined;
/** What was typed before the key was there. */
const waiting = new Map<string, { store: Store; text: string }>();

/** From now on nothing is kept: somebody signed out, and the next person at this machine shall find nothing. */
export const closeLocalWork = (): void => {
  closed = true;
  waiting.clear();
};

const write = (store: Store, key: string, text: string, by: Seal): void =>
  store.setItem(key, `${deviceTime()} ${by.close(text, key)}`);

/** Takes the seal of the person who is signed in; undefined: of nobody any more. */
export const sealWith = (given: Seal | undefined): void => {
  seal = given;
  opening = undefined;
  const typed = given === undefined ? [] : [...waiting];
  waiting.clear();
  for (const [key, { store, text }] of typed)
    try {
      keepLocalWork(store, key, text);
    } catch {
      // The storage is full: the text stands on the screen only.
    }
};

/** What encrypts work on this device; undefined before it is there, and after a sign-out. */
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
 * Loads what the screen of a form needs (`load`), and the key that closes what is typed there: one types only once the first
 * word can be stored. Without the key the form works all the same.
 */
export const loadForm = async <Loaded>(load: Loaded | Promise<Loaded>): Promise<Loaded> => {
  const [loaded] = await Promise.all([load, openLocalWork()]);
  return loaded;
};

/** Keeps unsaved work, encrypted, under a key that begins with `LOCAL_WORK`; throws where the storage is full or not there. */
export const keepLocalWork = (store: Store, key: string, text: string): void => {
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

/** Whether this machine holds work that was typed in any window and saved nowhere else. */
export const hasLocalWork = (store: Store): boolean => waiting.size > 0 || ownKeys(store).length > 0;

/** Takes unsaved work off this machine: the next person at it shall not find it. */
export const forgetLocalWork = (store: Store): void => {
  sealWith(undefined);
  // A full device has no room for the word to the other tabs before this, and another tab may write until it reads it.
  const remove = (): void => {
    for (const key of [...ownKeys(store), VIEWED_KEY]) store.removeItem(key);
  };
  remove();
  store.setItem(SIGNED_OUT_KEY, String(deviceTime()));
  remove();
};

/** Takes off what is older than thirty days, and what was kept before it was encrypted. */
export const sweepLocalWork = (store: Store, now = deviceTime()): void => {
  for (const key of ownKeys(store)) {
    const [, storedAt, sealed] = /^([0-9]+) (.+)$/.exec(store.getItem(key) ?? '') ?? [];
    if (sealed === undefined || now - Number(storedAt) > STORED_MS) store.removeItem(key);
  }
};
