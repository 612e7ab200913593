import { useEffect, useEffectEvent } from 'react';

const AGAIN_AFTER_MS = 15_000;

/** While something waits for the network it is done again when that is back; browsers do not always notice. */
export const useDoneAgain = (waits: boolean, act: () => void): void => {
  const again = useEffectEvent(act);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(again, AGAIN_AFTER_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waits]);
};
