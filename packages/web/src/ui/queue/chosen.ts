import { localStore } from '../../platform/device/storage.ts';

const STORED = 'portal.keys';

const listeners = new Set<() => void>();

/** Whether keys of one letter act on this device: whoever speaks to the machine, or touches keys unawares, turns them off. */
export const keysChosen = {
  get: (): boolean => localStore.getItem(STORED) !== 'off',
  set: (isOn: boolean): void => {
    localStore.setItem(STORED, isOn ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
