type Layer = 'toasts' | 'dialogs';

let shown: readonly Layer[] = [];
const listeners = new Set<() => void>();

/** Layers that are mounted when they are first needed, so that their code is not in the first load. */
export const lateLayers = {
  get: (): readonly Layer[] => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const showLate = (layer: Layer): void => {
  if (shown.includes(layer)) return;
  shown = [...shown, layer];
  for (const listener of listeners) listener();
};
