/** Keys of what people typed and did not save yet begin with this, whatever area they belong to. */
export const LOCAL_WORK = 'portal.work.';

/** Changes when a person signs out, so that the other tabs know it from a session that merely ended. */
export const SIGNED_OUT_KEY = 'portal.signed-out';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let closed = false;

/** From now on nothing is kept: somebody signed out, and the next person at this machine shall find nothing. */
export const closeLocalWork = (): void => {
  closed = true;
};

/** Keeps unsaved work under a key that begins with `LOCAL_WORK`; throws where the storage is full or not there. */
export const keepLocalWork = (store: Store, key: string, text: string): void => {
  if (!closed) store.setItem(key, text);
};

export const readLocalWork = (store: Store, key: string): string | undefined => {
  try {
    return store.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const dropLocalWork = (store: Store, key: string): void => {
  try {
    store.removeItem(key);
  } catch {
    // A private window without storage held nothing.
  }
};

const ownKeys = (store: Storage): string[] => Object.keys(store).filter((key) => key.startsWith(LOCAL_WORK));

/** Whether this machine holds work that was typed in any window and saved nowhere else. */
export const hasLocalWork = (store: Storage): boolean => ownKeys(store).length > 0;

/** Takes unsaved work off this machine: the next person at it shall not find it. */
export const forgetLocalWork = (store: Storage): void => {
  store.setItem(SIGNED_OUT_KEY, new Date().toISOString());
  for (const key of ownKeys(store)) store.removeItem(key);
};
