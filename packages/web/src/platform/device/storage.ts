/** What of a storage is used; a browser's own is one. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const memories = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/** `isStrict`: what the device does not take is told to whoever wrote it, and kept in memory all the same. */
const createStore = (name: keyof typeof memories, isStrict = false): Store => {
  const memory = memories[name];
  /** What it says of its own storage; nothing where the browser denies it, as in a frame of another site or by a setting. */
  const ofDevice = <Answer>(ask: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return ask(window[name]);
    } catch {
      return undefined;
    }
  };
  const keys = (): string[] => [...new Set([...(ofDevice((storage) => Object.keys(storage)) ?? []), ...memory.keys()])];
  const forget = (key: string): void => {
    memory.delete(key);
    ofDevice((storage) => storage.removeItem(key));
  };
  // Another tab wrote since.
  window.addEventListener('storage', ({ key }) => key !== null && memory.delete(key));
  return {
    getItem: (key) => memory.get(key) ?? ofDevice((storage) => storage.getItem(key)) ?? null,
    setItem: (key, text) => {
      try {
        window[name].setItem(key, text);
        memory.delete(key);
      } catch (error) {
        // What stands on the device is older, and better than nothing once this page is gone.
        memory.set(key, text);
        if (isStrict) throw error;
      }
    },
    removeItem: forget,
    key: (place) => keys()[place] ?? null,
    get length() {
      return keys().length;
    },
  };
};

/** What is kept on the device, and in memory where it takes nothing: full, or denied to this page. */
export const localStore = createStore('localStorage');
/** The same for this tab. */
export const sessionStore = createStore('sessionStorage');
/** For what people typed, who are told when it is not kept on the device. */
export const workStore = createStore('localStorage', true);

export const keysOf = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
