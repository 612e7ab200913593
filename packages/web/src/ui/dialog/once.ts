import { useRef } from 'react';

/** Lets an act begin once: the second click of a double click comes before the button is drawn as busy. */
export const useOnce = (): ((act: () => void) => void) => {
  const begun = useRef(false);
  return (act) => {
    if (begun.current) return;
    begun.current = true;
    act();
    // What the act has set is drawn by then.
    setTimeout(() => {
      begun.current = false;
    });
  };
};
