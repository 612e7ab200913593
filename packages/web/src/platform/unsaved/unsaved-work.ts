import { useEffect } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a form on screen has unsaved work: no automatic navigation may leave it. */
export const holdsUnsavedWork = (): boolean => holders.size > 0;

/** Notified when the last form with unsaved work was saved or reset. */
export const unsavedWorkEnds = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Registers unsaved work of a form while it has changes. */
export const useUnsavedWork = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return;
    const holder = Symbol('unsaved');
    holders.add(holder);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) for (const listener of listeners) listener();
    };
  }, [unsaved]);
};
