import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether a form on screen holds what is nowhere else: nothing may take the person away from it unasked. */
export const holdsUnsavedWork = (): boolean => holders.size > 0;

/** A form says so for as long as it holds changes. */
export const useUnsavedWork = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return;
    const holder = Symbol('unsaved');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [unsaved]);
};
