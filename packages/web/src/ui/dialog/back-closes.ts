import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** What lies over the page now and goes with a step back, the uppermost last. */
const over: symbol[] = [];

/** Whether a step back is for what lies over the page, and not for the page. */
export const closesByBack = (action: string): boolean => action === 'BACK' && over.length > 0;

/**
 * What takes the whole screen is left by a step back, as on a phone everything is, by its own way out. `lies`: it does so
 * now.
 */
export const useBackCloses = (lies: boolean, onClose: () => void): void => {
  // None where a dialog is tried by itself.
  const history = (useRouter({ warn: false }) as RegisteredRouter | null)?.history;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!lies || history === undefined) return;
    const own = Symbol();
    over.push(own);
    const release = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (!closesByBack(action) || over.at(-1) !== own) return false;
        close();
        return true;
      },
    });
    return () => {
      release();
      over.splice(over.indexOf(own), 1);
    };
  }, [lies, history]);
};
