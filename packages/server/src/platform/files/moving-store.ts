import { StoreMoved } from './belonging.ts';
import type { FileStore } from './file-store.ts';

/**
 * A store that follows a move during use: a call that finds the mark of a move is retried in the new store, which
 * `open` opens by its address. `onMoved` is called once for each move.
 */
export const followMoves = (
  first: FileStore,
  open: (address: string) => Promise<FileStore>,
  onMoved: (address: string) => void,
): FileStore => {
  let store = first;
  let opening: Promise<void> | undefined;
  const moveTo = async (address: string): Promise<void> => {
    // The previous store stays open for downloads in progress.
    store = await open(address);
    onMoved(address);
  };
  const follow = async <T>(work: (store: FileStore) => Promise<T>): Promise<T> => {
    const used = store;
    try {
      return await work(used);
    } catch (error) {
      if (!(error instanceof StoreMoved)) throw error;
      if (used === store)
        opening ??= moveTo(error.to).finally(() => {
          opening = undefined;
        });
      await opening;
      return follow(work);
    }
  };
  return {
    get sweeps() {
      return store.sweeps;
    },
    // The move is detected before anything of the stream is read.
    stage: (name, content, maxBytes) => follow((each) => each.stage(name, content, maxBytes)),
    upload: (file) => follow((each) => each.upload(file)),
    ensureStored: (file) => follow((each) => each.ensureStored(file)),
    discard: (file) => store.discard(file),
    read: (sha256, part) => follow((each) => each.read(sha256, part)),
    sizeOf: (sha256) => follow((each) => each.sizeOf(sha256)),
    restore: (sha256) => follow((each) => each.restore(sha256)),
    remove: (sha256) => follow((each) => each.remove(sha256)),
    list: (prefix) => store.list(prefix),
    tidy: () => store.tidy(),
    check: () => follow((each) => each.check()),
    close: () => store.close(),
  };
};
