import { useCallback, useRef, useState } from 'react';
import type { StoredFile } from '../../files/drop.tsx';
import { changeFiles, type FileChange, type FileItem, isUnsent } from '../../files/drop-items.ts';
import { shownName } from '../../files/drop-limits.ts';
import { tellChosen } from '../copy/form-copy-chosen.ts';

export type FilesState = {
  /** On the server and not marked to be removed. */
  stored: readonly StoredFile[];
  items: readonly FileItem[];
  pending: boolean;
  current: () => { items: readonly FileItem[]; removedIds: readonly number[] };
  change: (change: FileChange) => void;
  removeStored: (id: number) => void;
  /** What the server has now; files that arrived are listed there and no longer as chosen ones. */
  arrived: (attached: readonly StoredFile[]) => void;
  signalOf: (key: string) => AbortSignal;
  cancel: (key: string) => void;
};

/** The files that can never be taken, by name. */
export const refusedNames = (items: readonly FileItem[]): string =>
  items
    .filter(({ isRefused }) => isRefused)
    .map(({ file }) => file.name)
    .join(', ');

const hasFailed = (items: readonly FileItem[]): boolean => items.some(({ state }) => state === 'failed');

/**
 * The files of a form: those there, those chosen, those to be taken off when it is saved. What was told of them is
 * settled once the last one that failed is gone or on its way.
 */
export const useFiles = (attached: readonly StoredFile[], form: { settle: (field: string) => void }): FilesState => {
  const [onServer, setOnServer] = useState(attached);
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);
  const latest = useRef({ items, removedIds });
  const controllers = useRef(new Map<string, AbortController>());
  const put = useCallback(
    (next: readonly FileItem[]) => {
      const mended = hasFailed(latest.current.items) && !hasFailed(next);
      latest.current = { ...latest.current, items: next };
      setItems(next);
      tellChosen(
        form,
        next.filter(isUnsent).map(({ file }) => shownName(file)),
      );
      if (mended) form.settle('files');
    },
    [form],
  );
  const putRemoved = useCallback((next: readonly number[]) => {
    latest.current = { ...latest.current, removedIds: next };
    setRemovedIds(next);
  }, []);
  return {
    stored: onServer.filter(({ id }) => !removedIds.includes(id)),
    items,
    pending: removedIds.length > 0 || items.some(isUnsent),
    current: () => latest.current,
    change: (change) => put(changeFiles(latest.current.items, change)),
    removeStored: (id) => putRemoved([...latest.current.removedIds, id]),
    arrived: (now) => {
      setOnServer(now);
      put(latest.current.items.filter(isUnsent));
      putRemoved([]);
    },
    signalOf: (key) => {
      const controller = new AbortController();
      controllers.current.set(key, controller);
      return controller.signal;
    },
    cancel: (key) => controllers.current.get(key)?.abort(),
  };
};
