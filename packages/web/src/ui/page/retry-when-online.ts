import { useEffect, useEffectEvent } from 'react';

const RETRY_AFTER_MS = 15_000;

/** Retries an act when the network is back, and regularly, since browsers do not always notice. */
export const useRetryWhenOnline = (waits: boolean, act: () => void): void => {
  const retry = useEffectEvent(act);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(retry, RETRY_AFTER_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [waits]);
};
