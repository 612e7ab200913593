/** Set while the session is over and a form on screen holds unsaved work: the person signs in again where they are. */
let ended = false;
const listeners = new Set<() => void>();

const put = (value: boolean): void => {
  if (ended === value) return;
  ended = value;
  for (const listener of listeners) listener();
};

export const sessionEnded = {
  get: (): boolean => ended,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  report: (): void => put(true),
  clear: (): void => put(false),
};
