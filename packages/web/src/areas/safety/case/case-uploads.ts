import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { isRefusedForGood } from '../../../platform/files/refused-file.ts';
import { changeFiles, type FileChange, type FileItem } from '../../../ui/files/drop-items.ts';
import { messageOf } from '../../../ui/form/page/form-page.ts';
import { safetyKeys } from '../safety.queries.ts';

export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };
type Send = (file: File, options: UploadOptions) => Promise<unknown>;

/** Files that go up as soon as they are chosen, one after the other; the record lists what has arrived. */
export const useUploads = (send: Send) => {
  const queryClient = useQueryClient();
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const now = useRef(items);
  const queue = useRef(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());
  const change = (what: FileChange): void => {
    now.current = changeFiles(now.current, what);
    setItems(now.current);
  };
  const sendOne = async (key: string): Promise<void> => {
    const item = now.current.find((each) => each.key === key);
    if (!item) return;
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change({ kind: 'progress', key, progress: 0 });
    try {
      const onProgress = (progress: number) => change({ kind: 'progress', key, progress });
      await send(item.file, { signal: controller.signal, onProgress });
      await queryClient.invalidateQueries({ queryKey: safetyKeys.all });
      change({ kind: 'remove', key });
    } catch (error) {
      const isRefused = isRefusedForGood(error);
      const reason = (isFailure(error) && error.errors[0]?.message) || messageOf(error);
      change({ kind: 'failed', key, reason, isRefused });
      // The present state of the case may forbid the upload, so the screen is refetched.
      if (isFailure(error) && !isRefused) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    }
  };
  const go = (key: string): void => {
    queue.current = queue.current.then(() => sendOne(key));
  };
  return {
    items,
    add: (files: readonly File[]): void => {
      const before = new Set(now.current.map(({ key }) => key));
      change({ kind: 'add', files });
      for (const { key } of now.current) if (!before.has(key)) go(key);
    },
    remove: (key: string): void => change({ kind: 'remove', key }),
    cancel: (key: string): void => controllers.current.get(key)?.abort(),
    /** What has not arrived yet does not arrive. */
    cancelAll: (): void => {
      for (const { key } of now.current) change({ kind: 'remove', key });
      for (const controller of controllers.current.values()) controller.abort();
    },
    retry: (key: string): void => {
      change({ kind: 'waiting', key });
      go(key);
    },
  };
};
