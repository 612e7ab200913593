import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The ways out of what lies over the page now and goes with a step back, of the uppermost last. */
const ways: (() => void)[] = [];

/** Whether a step back is for what lies over the page, and not for the page. */
export const closesByBack = (step: string): boolean => step === 'BACK' && ways.length > 0;

/**
 * What takes the whole screen is left by a step back, as on a phone everything is, by its own way out. `lies`: it does so
 * now.
 */
export const useBackCloses = (lies: boolean, onClose: () => void): void => {
  // None where a dialog is tried by itself.
  const history = (useRouter({ warn: false }) as RegisteredRouter | null)?.history;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!lies || !history) return;
    const way = () => close();
    ways.push(way);
    const release = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action: step }) => {
        if (step !== 'BACK' || ways.at(-1) !== way) return false;
        way();
        return true;
      },
    });
    return () => {
      release();
      ways.splice(ways.indexOf(way), 1);
    };
  }, [lies, history]);
};
