import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The close functions of the full-screen layers, the topmost last. */
const ways: (() => void)[] = [];

/** Whether a navigation step closes a layer instead of leaving the page. */
export const closesByBack = (step: string): boolean => step === 'BACK' && ways.length > 0;

/** Makes the back button close a full-screen layer, as on phones. `lies`: it is open now. */
export const useBackCloses = (lies: boolean, onClose: () => void): void => {
  // There is no router when a dialog is tested alone.
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
