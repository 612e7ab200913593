import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Keeps the action that stands there by itself, which a narrower window would leave out. */
export const Hold = createContext<() => void>(() => undefined);

/** An action in which something has been begun stays, whatever becomes of the window. */
export const useHeld = (isBegun: boolean): void => {
  const hold = useEffectEvent(use(Hold));
  useEffect(() => {
    if (isBegun) hold();
  }, [isBegun]);
};
