import { useEffect } from 'react';

/** Gives the focus back to where it was before a dialog that goes away at once, without a closing transition. */
export const useFocusBack = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) window.setTimeout(() => before.focus({ preventScroll: true }));
    };
  }, []);
};
