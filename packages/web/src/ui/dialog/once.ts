import { useRef } from 'react';

/** Runs an act once for a double click, whose second click comes before the button is rendered as busy. */
export const useOnce = (): ((act: () => void) => void) => {
  const begun = useRef(false);
  return (act) => {
    if (begun.current) return;
    begun.current = true;
    act();
    // By then the state set by the act is rendered.
    setTimeout(() => {
      begun.current = false;
    });
  };
};
