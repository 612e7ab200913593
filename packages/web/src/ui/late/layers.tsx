import { useSyncExternalStore } from 'react';
import { lateLayers } from './layer.ts';
import { late } from './part.tsx';

const ToastLayer = late(() => import('../toast/layer.tsx'));
const DialogLayer = late(() => import('../dialog/layer.tsx'));

/** Brings both layers, and what keeps the focus, ahead of their use; what they say is wanted most when the connection is gone. */
export const preloadLayers = (): void => {
  void ToastLayer.preload();
  void DialogLayer.preload();
  void import('../toast/shown.tsx').catch(() => undefined);
  void import('../dialog/focus-watch.ts').catch(() => undefined);
};

/** Where toasts and confirm dialogs appear; stands once, at the root of the app. */
export const LateLayers = () => {
  const layers = useSyncExternalStore(lateLayers.subscribe, lateLayers.get);
  return (
    <>
      {layers.includes('toasts') && <ToastLayer />}
      {layers.includes('dialogs') && <DialogLayer />}
    </>
  );
};
