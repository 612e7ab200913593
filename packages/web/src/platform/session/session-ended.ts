/** True while the session has ended and a form has unsaved work: the user signs in again in a dialog. */
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
