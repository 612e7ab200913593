import type { FileStore } from '../files/file-store.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

const operations = ['stage', 'bring', 'keep', 'discard', 'read', 'sizeOf', 'remove', 'check'] as const;
type Operation = (typeof operations)[number];

/** Wraps a store and measures duration and failures. */
export const measuredStore = (
  store: FileStore,
  { storeSeconds, storeFailures }: Pick<Metrics, 'storeSeconds' | 'storeFailures'>,
): FileStore => {
  const measured =
    <Args extends unknown[], T>(operation: Operation, work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const end = storeSeconds.startTimer({ operation });
      try {
        return await work(...args);
      } catch (error) {
        storeFailures.inc({ operation });
        throw error;
      } finally {
        end();
      }
    };
  for (const operation of operations) storeFailures.inc({ operation }, 0);
  return {
    ...store,
    stage: measured('stage', store.stage),
    upload: measured('bring', store.upload),
    ensureStored: measured('keep', store.ensureStored),
    discard: measured('discard', store.discard),
    read: measured('read', store.read),
    sizeOf: measured('sizeOf', store.sizeOf),
    remove: measured('remove', store.remove),
    check: measured('check', store.check),
  };
};

/** The same store, whose work is part of the call that it is done for. */
export const tracedStore = (store: FileStore, { part }: Pick<Tracing, 'part'>): FileStore => ({
  ...store,
  stage: (...args) => part('store stage', () => store.stage(...args)),
  upload: (...args) => part('store bring', () => store.upload(...args)),
  ensureStored: (...args) => part('store keep', () => store.ensureStored(...args)),
  read: (...args) => part('store read', () => store.read(...args)),
  remove: (...args) => part('store remove', () => store.remove(...args)),
});
