import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lateLayers } from './late-layer.ts';

const ToastLayer = lazy(() => import('./toast-layer.tsx'));
const DialogLayer = lazy(() => import('./dialog-layer.tsx'));

/** Where toasts and confirm dialogs appear; stands once, at the root of the app. */
export const LateLayers = () => {
  const layers = useSyncExternalStore(lateLayers.subscribe, lateLayers.get);
  return (
    <Suspense fallback={null}>
      {layers.includes('toasts') && <ToastLayer />}
      {layers.includes('dialogs') && <DialogLayer />}
    </Suspense>
  );
};
