import type { AttachedFile } from '@portal/contract/kernel';
import { useCallback, useRef, useState } from 'react';
import { changeFiles, type FileChange, type FileItem, isUnsent } from '../../../ui/files/drop-items.ts';

export type FilesState = {
  /** On the server and not marked to be removed. */
  stored: AttachedFile[];
  items: readonly FileItem[];
  removedIds: readonly number[];
  pending: boolean;
  current: () => { items: readonly FileItem[]; removedIds: readonly number[] };
  change: (change: FileChange) => void;
  removeStored: (id: number) => void;
  /** What the server has now; files that arrived are listed there and no longer as chosen ones. */
  arrived: (attached: readonly AttachedFile[]) => void;
  signalOf: (key: string) => AbortSignal;
  cancel: (key: string) => void;
};

/** The files that can never be taken, by name. */
export const refusedNames = (items: readonly FileItem[]): string =>
  items
    .filter(({ isRefused }) => isRefused)
    .map(({ file }) => file.name)
    .join(', ');

/** The files of a form: those there, those chosen, those to be taken off when it is saved. */
export const useFiles = (attached: readonly AttachedFile[]): FilesState => {
  const [onServer, setOnServer] = useState(attached);
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);
  const latest = useRef({ items, removedIds });
  const controllers = useRef(new Map<string, AbortController>());
  const put = useCallback((next: readonly FileItem[]) => {
    latest.current = { ...latest.current, items: next };
    setItems(next);
  }, []);
  const putRemoved = useCallback((next: readonly number[]) => {
    latest.current = { ...latest.current, removedIds: next };
    setRemovedIds(next);
  }, []);
  return {
    stored: onServer.filter(({ id }) => !removedIds.includes(id)),
    items,
    removedIds,
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
