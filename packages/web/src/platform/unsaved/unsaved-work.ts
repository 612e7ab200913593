import { useEffect } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a form on screen holds what is nowhere else: nothing may take the person away from it unasked. */
export const holdsUnsavedWork = (): boolean => holders.size > 0;

/** Told when the last form that held unsaved work has none any more: it was saved, taken back or given up. */
export const unsavedWorkEnds = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A form says so for as long as it holds changes. */
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
