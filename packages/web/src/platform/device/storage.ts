/** The methods used of a storage; a browser's own has them. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const memories = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/** `isStrict`: a failure of the device's storage is thrown, although the text is kept in memory. */
const createStore = (name: keyof typeof memories, isStrict = false): Store => {
  const memory = memories[name];
  /** Uses the browser's storage; undefined where access is denied, as in a frame of another site or by a setting. */
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
        // An older value on the device stays: it is better than none once this page is closed.
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

/** Storage on the device, and in memory where the device's is full or denied. */
export const localStore = createStore('localStorage');
/** The same for this tab. */
export const sessionStore = createStore('sessionStorage');
/** For typed text: throws when it could not be stored on the device. */
export const workStore = createStore('localStorage', true);

export const keysOf = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
