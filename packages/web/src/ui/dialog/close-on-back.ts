import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The close functions of the full-screen layers, the topmost last. */
const openLayers: (() => void)[] = [];

/** Whether a navigation step closes a layer instead of leaving the page. */
export const isClosedByBack = (step: string): boolean => step === 'BACK' && openLayers.length > 0;

/** Makes the back button close a full-screen layer, as on phones. `isOpen`: the layer is shown now. */
export const useCloseOnBack = (isOpen: boolean, onClose: () => void): void => {
  // There is no router when a dialog is tested alone.
  const history = (useRouter({ warn: false }) as RegisteredRouter | null)?.history;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !history) return;
    const layer = () => close();
    openLayers.push(layer);
    const release = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action: step }) => {
        if (step !== 'BACK' || openLayers.at(-1) !== layer) return false;
        layer();
        return true;
      },
    });
    return () => {
      release();
      openLayers.splice(openLayers.indexOf(layer), 1);
    };
  }, [isOpen, history]);
};
