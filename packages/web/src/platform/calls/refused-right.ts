/** `isAct`: something was to be changed, which the person tried themselves. */
type Listener = (isAct: boolean) => void;

const listeners = new Set<Listener>();

/** Notified when a call is refused because the user lacks a right: the known rights may be outdated. */
export const refusedRight = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  report: (isAct: boolean): void => {
    for (const listener of listeners) listener(isAct);
  },
};
