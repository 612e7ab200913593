/** `isAct`: something was to be changed, which the person tried themselves. */
type Listener = (isAct: boolean) => void;

const listeners = new Set<Listener>();

/** Told whenever a call is refused for want of a right: what the person holds may be another than is known here. */
export const refusedRight = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  report: (isAct: boolean): void => {
    for (const listener of listeners) listener(isAct);
  },
};
